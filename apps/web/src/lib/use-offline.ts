import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, listener);
  };
}

/** Whether the browser says that it has no connection; false on the server and while hydrating. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
