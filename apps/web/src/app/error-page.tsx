import { useEffect } from "react";
import { Link, useRouteError } from "react-router";
import { isLoadFailure } from "../lib/load-failure.ts";

const WORDS = {
  offline: { title: "You are offline", why: "This page has not been loaded yet, and there is no connection to load it with." },
  missing: { title: "This page could not be loaded", why: "The connection broke, or a newer version of Candor has come out since this window was opened." },
  fault: { title: "This page failed", why: "Something in Candor went wrong while showing this page." },
} as const;

/** Shown in place of a page that failed. What was typed is kept by the page's own draft. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error("This page failed", error);
  }, [error]);
  const offline = typeof navigator !== "undefined" && !navigator.onLine;
  const kind = offline ? "offline" : isLoadFailure(error) ? "missing" : "fault";
  return (
    <div className="page narrow" role="alert">
      <h1 className="h1">{WORDS[kind].title}</h1>
      <p className="deck">{WORDS[kind].why} What you typed and your progress are kept in this browser.</p>
      {offline && (
        <p className="small">
          With a network, <Link to="/your-data">Your data</Link> can keep all of Candor on this device for the next time.
        </p>
      )}
      {error instanceof Error && kind === "fault" && <p className="mono">{error.message}</p>}
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
