import { Link, useLocation } from "react-router";
import { nearestPaths } from "../lib/nearest-paths.ts";
import { PAGES } from "./pages.ts";

export function NotFound() {
  const { pathname } = useLocation();
  const near = nearestPaths(
    pathname,
    PAGES.map((page) => page.path),
  ).map((path) => PAGES.find((page) => page.path === path)!);
  return (
    <div className="page narrow">
      <h1 className="h1">Page not found</h1>
      <p className="deck">
        There is no page at <span className="mono long">{pathname}</span>. The address may have been mistyped, or a link may be out of date.
      </p>
      {near.length > 0 && (
        <>
          <h2 className="h3">Perhaps you meant</h2>
          <ul className="plain">
            {near.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        <Link className="btn btn-main" to="/">
          Home
        </Link>{" "}
        <Link className="btn" to="/map">
          All pages
        </Link>
      </p>
    </div>
  );
}
