import type { Source } from "@candor/content/schema";
import { sourceId } from "./rich-text.tsx";

const bare = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/, "");

/** Where the facts come from. `only` keeps the numbers of the whole list and shows those named. */
export function Sources({ sources, only, linked = true }: { sources: readonly Source[]; only?: ReadonlySet<number>; linked?: boolean }) {
  const shown = sources.map((source, i) => ({ source, n: i + 1 })).filter(({ n }) => !only || only.has(n));
  if (shown.length === 0) return null;
  return (
    <section className="sources" aria-label="Sources">
      <h2 className="kicker">Sources</h2>
      <ol>
        {shown.map(({ source, n }) => (
          <li key={n} value={n} {...(linked ? { id: sourceId(n), tabIndex: -1 } : {})}>
            {source.authors} ({source.year}). <cite>{source.title}</cite>. {source.where}.{" "}
            {source.link && (
              <>
                {linked ? (
                  <a href={source.link} rel="external noreferrer">
                    {bare(source.link)}
                  </a>
                ) : (
                  bare(source.link)
                )}
                .{" "}
              </>
            )}
            <span className="found">Found: {source.found}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
