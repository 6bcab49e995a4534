import { Link, useLocation } from "react-router";
import { PAGES } from "./pages.ts";

/** Pages whose path shares the most letters in a row with what was asked for. */
function nearest(asked: string): typeof PAGES {
  const words = asked.toLowerCase().split(/[^a-z0-9]+/).filter((w) => w.length > 2);
  const score = (path: string) => words.filter((w) => path.includes(w)).length;
  return PAGES.filter((page) => score(page.path) > 0).sort((a, b) => score(b.path) - score(a.path)).slice(0, 4);
}

export function NotFound() {
  const { pathname } = useLocation();
  const near = nearest(pathname);
  return (
    <div className="page narrow">
      <h1 className="h1">Page not found</h1>
      <p className="deck">There is no page at <span className="mono">{pathname}</span>. The address may have been mistyped, or a link may be out of date.</p>
      {near.length > 0 && (
        <>
          <h2 className="h3">Perhaps you meant</h2>
          <ul className="plain">{near.map((page) => <li key={page.path}><Link to={page.path}>{page.title}</Link></li>)}</ul>
        </>
      )}
      <p className="row"><Link className="btn btn-main" to="/">Home</Link> {PAGES.some((p) => p.path === "/map") && <Link className="btn" to="/map">All pages</Link>}</p>
    </div>
  );
}
