import { useEffect } from "react";
import { Link, useRouteError } from "react-router";

/** Shown in place of a page that failed. What was typed is kept by the page's own draft. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error("This page failed", error);
  }, [error]);
  const offline = typeof navigator !== "undefined" && !navigator.onLine;
  return (
    <div className="page narrow" role="alert">
      <h1 className="h1">{offline ? "You are offline" : "This page failed"}</h1>
      <p className="deck">
        {offline
          ? "This page has not been loaded yet, and there is no connection to load it with. What you typed and your progress are kept in this browser."
          : "Something in Candor went wrong while showing this page. What you typed and your progress are kept in this browser."}
      </p>
      {offline && (
        <p className="small">
          With a network, <Link to="/your-data">Your data</Link> can keep all of Candor on this device for the next time.
        </p>
      )}
      {error instanceof Error && !offline && <p className="mono">{error.message}</p>}
      <p className="row">
        <button className="btn btn-main" type="button" onClick={() => window.location.reload()}>
          Load it again
        </button>{" "}
        <Link className="btn" to="/">
          Home
        </Link>
      </p>
    </div>
  );
}
