import { findLessons } from "@candor/content/find-lessons";
import { LESSON_DIGEST } from "@candor/content/lesson-digest";
import { useDeferredValue, useId } from "react";
import { Link } from "react-router";
import { patternsPath } from "../../lib/taxonomy-link.ts";
import { useEntryState } from "../../lib/use-entry-state.ts";

/** Search over titles, ideas and techniques of all lessons. */
export function LessonSearch() {
  const [query, setQuery] = useEntryState("search", "");
  const id = useId();
  const asked = useDeferredValue(query).trim();
  const found = findLessons(asked);
  return (
    <search className="find">
      <h2 className="h2">
        <label htmlFor={id}>Search the lessons</label>
      </h2>
      <div>
        <input
          className="field"
          id={id}
          type="search"
          value={query}
          placeholder="deadline, sources, straw man …"
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="small" role="status">
          {asked !== "" && found.length > 0 && `${found.length} ${found.length === 1 ? "lesson" : "lessons"}`}
          {asked !== "" && found.length === 0 && (
            <>
              No lesson found for “{asked}”. Try another word, such as “expert” or “fear”, or <Link to={patternsPath(asked)}>search the patterns</Link>.
            </>
          )}
        </p>
        {found.length > 0 && (
          <ul>
            {found.map((row) => (
              <li key={row.id}>
                <Link to={row.route}>{row.title}</Link>
                <p>{LESSON_DIGEST[row.id]?.idea ?? row.description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}
