import { useCallback, useEffect, useRef, useState } from "react";

/** Something that is shown for so many ms after it was last said; what is to last stays until something else is said. */
export function useBriefly<T>(ms: number): [T | null, (value: T, lasts?: boolean) => void] {
  const [shown, setShown] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (value: T, lasts = false) => {
      clearTimeout(timer.current);
      setShown(value);
      timer.current = lasts ? undefined : setTimeout(() => setShown(null), ms);
    },
    [ms],
  );
  return [shown, show];
}
