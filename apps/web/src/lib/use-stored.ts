import { useCallback, useRef, useSyncExternalStore } from "react";
import { onStored, readStored, type StoredTrouble, updateStored } from "./storage.ts";

/**
 * A value that this browser keeps, as React state. On the server and while hydrating it is `fallback`, so that prerendered pages agree.
 * `parse` and `fallback` must keep their identity between renders (module constants).
 */
export function useStored<T>(key: string, parse: (value: unknown) => T | null, fallback: T, log?: StoredTrouble): [T, (change: (old: T) => T) => void] {
  const cache = useRef<{ value: T; fresh: boolean }>({ value: fallback, fresh: false });
  const subscribe = useCallback(
    (listener: () => void) =>
      onStored(key, () => {
        cache.current.fresh = false;
        listener();
      }),
    [key],
  );
  const snapshot = () => {
    if (!cache.current.fresh) cache.current = { value: readStored(key, parse, fallback, log), fresh: true };
    return cache.current.value;
  };
  const value = useSyncExternalStore(subscribe, snapshot, () => fallback);
  const update = useCallback(
    (change: (old: T) => T) => {
      updateStored(key, parse, fallback, change);
    },
    [key, parse, fallback],
  );
  return [value, update];
}
