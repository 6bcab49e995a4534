import { useEffect } from "react";

/**
 * Paths of the pages that this build has. The app fills it at start, so that a feature can leave out a link to a page that is not there,
 * or fetch the code of a page beforehand, without importing the app.
 */
let paths: ReadonlySet<string> = new Set();
let fetchPage: (path: string) => Promise<unknown> = () => Promise.resolve();

export function fillBuiltPaths(built: Iterable<string>, load: (path: string) => Promise<unknown>): void {
  paths = new Set(built);
  fetchPage = load;
}

export const isBuilt = (path: string): boolean => paths.has(path);

/** Long enough for the page at hand to be drawn and its fonts fetched. */
const QUIET_MS = 1500;

/** Fetches the code of a page in a quiet moment, so that going there needs no connection any more. A failure is silent: the page says so when it is opened. */
export function usePreload(path: string): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      fetchPage(path).catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [path]);
}
