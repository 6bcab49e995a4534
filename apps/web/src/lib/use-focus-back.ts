import { type RefObject, useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";

/**
 * What is disabled while it works loses the focus. It gets it back when the work is done, unless the reader has gone elsewhere by then. The element of the
 * ref is the button itself, or holds whatever may have had the focus; what is gone by then leaves it to the element of `instead`, a selector within.
 */
export function useFocusBack<E extends HTMLElement = HTMLButtonElement>(busy: boolean, instead?: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const had = useRef<HTMLElement | null>(null);
  const lost = useRef<EventTarget | null>(null);
  // Some browsers take the focus away while the control is being disabled, others after it. What was lost in this very task was not left by the reader.
  useEffect(() => {
    const lose = (event: FocusEvent) => {
      lost.current = event.target;
      queueMicrotask(() => {
        lost.current = null;
      });
    };
    document.addEventListener("focusout", lose);
    return () => document.removeEventListener("focusout", lose);
  }, []);
  useIsomorphicLayoutEffect(() => {
    const now = document.activeElement;
    const nowhere = now === null || now === document.body;
    if (busy) {
      const held = nowhere ? lost.current : now;
      had.current = held instanceof HTMLElement && place.current?.contains(held) ? held : null;
      return;
    }
    const back = had.current && !had.current.isConnected && instead ? place.current?.querySelector<HTMLElement>(instead) : had.current;
    if (nowhere) back?.focus({ preventScroll: true });
    had.current = null;
  }, [busy, instead]);
  return place;
}
