import { useCallback, useSyncExternalStore } from "react";

/** Screens on which what is read comes before what is operated. */
export const PHONE = "(max-width: 40rem)";

/** Whether a media query holds; false on the server and while hydrating. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
