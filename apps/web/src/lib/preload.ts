import { useEffect } from "react";

/** The app gives it at start, so that a feature can fetch the code of a page beforehand without importing the app. */
let loadPage: (path: string) => Promise<unknown> = () => Promise.resolve();

export function setPageLoader(load: (path: string) => Promise<unknown>): void {
  loadPage = load;
}

/** Long enough for the page at hand to be drawn and its fonts fetched. */
const QUIET_MS = 1500;

/** Fetches the code of a page in a quiet moment, so that going there needs no connection any more. A failure is silent: the page says so when it is opened. */
export function usePreload(path: string): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      loadPage(path).catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [path]);
}
