import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";

/** A button that is disabled while it works loses the focus. It gets it back when the work is done, unless the reader has gone elsewhere by then. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (busy) {
      had.current = button.current !== null && document.activeElement === button.current;
      return;
    }
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (had.current && nowhere) button.current?.focus({ preventScroll: true });
    had.current = false;
  }, [busy]);
  return button;
}
