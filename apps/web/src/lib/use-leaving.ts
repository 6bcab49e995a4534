import { useCallback, useEffect, useRef } from "react";

/** A signal that aborts when the reader leaves the page, for what then need not be finished. To be asked for when work begins. */
export function useLeaving(): () => AbortSignal {
  const here = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => (here.current ??= new AbortController()).signal, []);
}
