import { memo, useState } from "react";
import { Link } from "react-router";
import { CategoryName } from "../../components/category-name.tsx";
import { categoryOf, confidencePercent, lessonOf, severityOf, UNCATEGORIZED, type Pattern } from "./patterns.ts";
import { TryPattern } from "./try-pattern.tsx";

function Words({ title, list, quoted = false }: { title: string; list: readonly string[]; quoted?: boolean }) {
  if (list.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {list.map((text) => (
        <dd key={text}>{quoted ? `“${text}”` : text}</dd>
      ))}
    </div>
  );
}

/** One pattern with all its fields (specification 2 §2, §3). Off screen the browser does not lay it out. */
export const PatternCard = memo(function PatternCard({ pattern, measured }: { pattern: Pattern; measured: string | null }) {
  const [trying, setTrying] = useState(false);
  const category = categoryOf(pattern);
  const severity = severityOf(pattern);
  const lesson = lessonOf(pattern);
  return (
    <li className="pattern" id={pattern.id}>
      <div className="side">
        <h2>{pattern.name}</h2>
        <p className="facts">
          {category === UNCATEGORIZED ? <span className="small">{UNCATEGORIZED}</span> : <CategoryName category={category} />}
          <span className={`sev sev-${severity}`}>{severity}</span>
          <span className="pct">{confidencePercent(pattern)}% confidence</span>
        </p>
        <p className="small">
          {pattern.familyName}, {pattern.technique}
        </p>
        <p className="mono">{pattern.id}</p>
      </div>
      <div className="body">
        <p>{pattern.description}</p>
        <dl>
          <Words title="Semantic indicators" list={pattern.semantic_indicators} />
          <Words title="Context clues" list={pattern.context_clues} />
          {pattern.psychological_mechanism && (
            <div>
              <dt>Psychological mechanism</dt>
              <dd>{pattern.psychological_mechanism}</dd>
            </div>
          )}
          <Words title="Examples" list={pattern.examples} quoted />
          <Words title="Looks alike and is fine" list={pattern.fine} quoted />
          <div>
            <dt>A question to ask</dt>
            <dd>
              <em>{pattern.question}</em>
            </dd>
          </div>
          {measured !== null && (
            <div>
              <dt>Measured</dt>
              <dd>{measured}</dd>
            </div>
          )}
        </dl>
        <p className="row">
          <button
            className="btn btn-s"
            type="button"
            aria-expanded={trying}
            aria-label={`Try it on a text: ${pattern.name}`}
            onClick={() => setTrying((was) => !was)}
          >
            Try it on a text
          </button>
          {lesson && (
            <span className="small">
              Lesson: <Link to={lesson.route}>{lesson.title}</Link>
            </span>
          )}
        </p>
        {trying && <TryPattern pattern={pattern} />}
      </div>
    </li>
  );
});
