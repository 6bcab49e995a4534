import { useEffect } from "react";
import { Link, useRouteError } from "react-router";
import { isLoadFailure } from "../lib/load-failure.ts";
import { useStorageTrouble } from "../lib/use-storage-trouble.ts";

const WORDS = {
  offline: { title: "You’re offline", why: "This page hasn’t been loaded yet, and there’s no connection to load it." },
  missing: { title: "This page didn’t load", why: "The connection was lost, or Candor has been updated since you opened this window." },
  fault: { title: "This page stopped working", why: "Something went wrong while showing this page." },
} as const;

const KEPT = "Your progress and what you typed are safe in this browser.";
const NOT_KEPT = "This browser isn’t saving your work, so save a copy before you reload.";

/** Shown in place of a page that failed. What was typed is kept by the page's own draft, where the browser keeps anything. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error("This page stopped working", error);
  }, [error]);
  const trouble = useStorageTrouble();
  const offline = typeof navigator !== "undefined" && !navigator.onLine;
  const kind = offline ? "offline" : isLoadFailure(error) ? "missing" : "fault";
  return (
    <div className="page narrow" role="alert">
      <h1 className="h1">{WORDS[kind].title}</h1>
      <p className="deck">
        {WORDS[kind].why} {trouble === null ? KEPT : NOT_KEPT}
      </p>
      {offline && (
        <p className="small">
          When you’re online, <Link to="/your-data">Your data</Link> lets you keep all of Candor on this device for next time.
        </p>
      )}
      {error instanceof Error && kind === "fault" && (
        <p className="small">
          If it happens again and you report it, quote this: <span className="mono long">{error.message}</span>
        </p>
      )}
      <p className="row">
        <button className="btn btn-main" type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>{" "}
        <Link className="btn" to="/">
          Home
        </Link>
      </p>
    </div>
  );
}
