import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { releaseFocus, resetScroll } from "../lib/scroll.ts";

const positions = new Map<string, number>();
const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Every navigation scrolls to the top (at once and at 80 and 140 ms) and releases the focus, also a link to the page that is shown; going back
 * or forward to an entry already seen returns to where the reader was (specification 1 §2, routing rules). An address that is only kept in
 * step with the page (its query or fragment replaced, as the tabs do) is no navigation.
 */
export function useNavigationScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; rest: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const note = () => positions.set(key, window.scrollY);
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key]);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, rest: search + hash };
    if (before === null || before.key === key) return;
    // A link to the address that is shown replaces the entry too, but changes nothing in it.
    if (before.pathname === pathname && (type === "POP" || (type === "REPLACE" && before.rest !== search + hash))) return;
    const seen = type === "POP" ? positions.get(key) : undefined;
    if (seen === undefined) releaseFocus();
    return resetScroll({ top: seen ?? 0 });
  }, [key, pathname, search, hash, type]);
}
