import type { MouseEvent } from "react";
import { Link } from "react-router";

/** Leaves alone what opens a tab or a window of its own. */
function goTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/**
 * The parts of a long page, each one press away: titles by the ids of their headings, in the order of the page. The address then names the part in place of
 * the entry that was there, so that Back leaves the page at once.
 */
export function PageParts({ parts }: { parts: Readonly<Record<string, string>> }) {
  return (
    <nav className="page-parts" aria-label="On this page">
      <p className="small" aria-hidden="true">
        On this page
      </p>
      <ul>
        {Object.entries(parts).map(([id, title]) => (
          <li key={id}>
            <Link to={{ hash: id }} replace onClick={(event) => goTo(event, id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
