import { useCallback, useRef, useSyncExternalStore } from "react";
import { onStored, rawStored, readStored, type StoredTrouble, updateStored } from "./storage.ts";

/**
 * A value that this browser keeps, as React state. On the server and while hydrating it is `fallback`, so that prerendered pages agree.
 * `parse` and `fallback` must keep their identity between renders (module constants).
 */
export function useStored<T>(key: string, parse: (value: unknown) => T | null, fallback: T, log?: StoredTrouble): [T, (change: (old: T) => T) => void] {
  // While the text is the same, so is the value: React compares it by identity.
  const cache = useRef<{ value: T; text?: string | null; fresh: boolean }>({ value: fallback, fresh: false });
  const subscribe = useCallback(
    (listener: () => void) => {
      // Something may have been written since the first drawing, when nobody listened yet.
      cache.current.fresh = false;
      return onStored(key, () => {
        cache.current.fresh = false;
        listener();
      });
    },
    [key],
  );
  const snapshot = () => {
    if (cache.current.fresh) return cache.current.value;
    if (cache.current.text === rawStored(key)) cache.current.fresh = true;
    else {
      const value = readStored(key, parse, fallback, log);
      cache.current = { value, text: rawStored(key), fresh: true };
    }
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
