import { holdsJoined, searchable, searchWords, spellings } from "@candor/content/search-words";
import { useId } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { useEntryState } from "../../lib/use-entry-state.ts";
import "../../styles/tools.css";
import "../../styles/map.css";

export interface MapRow {
  path: string;
  title: string;
  description: string;
  group: string;
}

/** The page index: every page by group, to be narrowed by a word. The rows come from the page table. */
export function Page({ pages }: { pages: readonly MapRow[] }) {
  const id = useId();
  const [query, setQuery] = useEntryState("search", "");
  const words = searchWords(query);
  const asked = query.trim() !== "";
  const found = pages.filter((page) => {
    const text = searchable(`${page.title} ${page.description} ${page.path}`);
    // A search for marks alone finds nothing.
    return asked ? words.length > 0 && words.every((word) => spellings(word).some((one) => text.includes(one) || holdsJoined(page.title, one))) : true;
  });
  const groups = [...new Set(pages.map((page) => page.group))];
  return (
    <div className="page tool map">
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">All pages</h1>
      <search className="find-page">
        <label className="label" htmlFor={id}>
          Find a page
        </label>
        <input className="field" id={id} type="search" autoComplete="off" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p className="small" role="status">
          {!asked
            ? `${pages.length} pages`
            : found.length === 0
              ? "No page has these words in its title or description."
              : `${found.length} of ${pages.length} pages`}
        </p>
      </search>
      {groups
        .filter((group) => found.some((page) => page.group === group))
        .map((group, n) => (
          <section key={group} className="part" aria-labelledby={`${id}g${n}`}>
            <h2 id={`${id}g${n}`}>{group}</h2>
            <ul>
              {found
                .filter((page) => page.group === group)
                .map((page) => (
                  <li key={page.path}>
                    <Link to={page.path}>{page.path === "/" ? "Home" : page.title}</Link>
                    <p>{page.description}</p>
                    <p className="mono">{page.path}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
