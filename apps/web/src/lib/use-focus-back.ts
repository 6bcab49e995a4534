import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";

/**
 * What is disabled while it works loses the focus. It gets it back when the work is done, unless the reader has gone elsewhere by then. The element of the
 * ref is the button itself, or holds whatever may have had the focus; what is gone by then leaves it to the element of `instead`, a selector within.
 */
export function useFocusBack<E extends HTMLElement = HTMLButtonElement>(busy: boolean, instead?: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const had = useRef<HTMLElement | null>(null);
  useIsomorphicLayoutEffect(() => {
    const now = document.activeElement;
    if (busy) {
      had.current = now instanceof HTMLElement && place.current?.contains(now) ? now : null;
      return;
    }
    const back = had.current && !had.current.isConnected && instead ? place.current?.querySelector<HTMLElement>(instead) : had.current;
    if (now === null || now === document.body) back?.focus({ preventScroll: true });
    had.current = null;
  }, [busy, instead]);
  return place;
}
