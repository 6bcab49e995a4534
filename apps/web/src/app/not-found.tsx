import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { nearestPaths } from "../lib/nearest-paths.ts";
import { carriesText } from "../lib/share-link.ts";
import { PAGES } from "./pages.ts";

/** Where a share link leads whose “#” a mail program has turned into “%23”, so that the text behind it counts as part of the path. */
function mended(pathname: string): string | undefined {
  const [path, ...behind] = pathname.split("%23");
  const fragment = `#${behind.join("%23")}`;
  return PAGES.some((page) => page.path === path?.toLowerCase()) && carriesText(fragment) ? path + fragment : undefined;
}

/** What is drawn here at build time is sent for every address that no page has. */
const ANY_ADDRESS = "/404";

export function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const meant = mended(pathname);
  useEffect(() => {
    if (meant !== undefined) void navigate(meant, { replace: true });
  }, [meant, navigate]);
  const pageAt = (path: string) => PAGES.find((page) => page.path === path)!;
  const near = nearestPaths(
    pathname,
    PAGES.map((page) => page.path),
    (path) => pageAt(path).title,
    (path) => pageAt(path).description,
  ).map(pageAt);
  return (
    <div className="page narrow">
      <h1 className="h1">Page not found</h1>
      <p className="deck">
        There is no page at {pathname === ANY_ADDRESS ? "this address" : <span className="mono long">{pathname}</span>}. You may have mistyped the address, or
        followed an outdated link.
      </p>
      {near.length > 0 && (
        <>
          <h2 className="h3">Did you mean</h2>
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
