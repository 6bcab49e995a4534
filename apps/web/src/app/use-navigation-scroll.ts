import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { releaseFocus, resetScroll } from "../lib/scroll.ts";

const positions = new Map<string, number>();
const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Every navigation to another page scrolls to the top (at once and at 80 and 140 ms) and releases the focus; going back or forward to an
 * entry already seen returns to where the reader was (specification 1 §2, routing rules). A changed query on the same page is no navigation.
 */
export function useNavigationScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const note = () => positions.set(key, window.scrollY);
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key]);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === null || before === pathname) return;
    const seen = type === "POP" ? positions.get(key) : undefined;
    if (seen === undefined) releaseFocus();
    return resetScroll({ top: seen ?? 0 });
  }, [key, pathname, type]);
}
