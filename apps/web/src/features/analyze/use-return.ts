import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Whether the page was loaded anew or by Back and Forward, and not by a link or an address. */
function loadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload" || load?.type === "back_forward";
}

/** Calls back once where the page is shown because the reader returned to it: by Back or Forward, or by a reload. */
export function useReturn(onReturn: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const latest = useRef(onReturn);
  // The first entry of a visit has no key of its own: only how the page was loaded tells a return to it from a visit.
  const returned = useRef(type === "POP" && key !== "default" ? "yes" : type === "POP" ? "as-loaded" : "no");
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const how = returned.current;
    if (how === "no" || (how === "as-loaded" && !loadedAgain())) return;
    // In a task of its own: what an effect begins is stopped when it is undone and run again, as StrictMode does.
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, []);
}
