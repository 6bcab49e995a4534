import { useCallback, useEffect, useMemo, useRef } from "react";

export interface LatestRun {
  /** Stops the run before, if one goes on, and begins another. */
  begin(): AbortController;
  /** Whether the run was still the latest; it is none any more. */
  end(run: AbortController): boolean;
  stop(): void;
  isRunning(): boolean;
}

/** One run at a time: another one stops it, and so does leaving the page; `onLeave` is then called. Keep it stable. What is returned keeps its identity. */
export function useLatestRun(onLeave: () => void): LatestRun {
  const latest = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    latest.current?.abort();
    latest.current = null;
  }, []);
  const begin = useCallback(() => {
    stop();
    latest.current = new AbortController();
    return latest.current;
  }, [stop]);
  const end = useCallback((run: AbortController) => {
    const wasLatest = latest.current === run;
    if (wasLatest) latest.current = null;
    return wasLatest;
  }, []);
  const isRunning = useCallback(() => latest.current !== null, []);
  useEffect(
    () => () => {
      if (latest.current === null) return;
      stop();
      onLeave();
    },
    [stop, onLeave],
  );
  return useMemo(() => ({ begin, end, stop, isRunning }), [begin, end, stop, isRunning]);
}
