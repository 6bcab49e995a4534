import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { cameBack, entryPositions, keepEntryPositions } from "../lib/entry-positions.ts";
import { releaseFocus, resetScroll, takeLeadToTop } from "../lib/scroll.ts";
import { ignoreSecondClick } from "../lib/second-click.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";

/**
 * Every navigation scrolls to the top (at once and at 80 and 140 ms) and releases the focus; going back or forward to an entry already seen
 * returns to where the reader was (specification 1 §2, routing rules). A query or fragment that is replaced in place is no navigation.
 */
export function useNavigationScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  // Places on a page that the browser goes to by itself are entries of one key, and so are all entries that began with a full load.
  const entry = (key === "default" ? `${key} ${pathname}` : key) + hash;
  const type = useNavigationType();
  const placePressed = useRef(false);
  const shown = useRef<{ pathname: string; search: string } | null>(null);

  useIsomorphicLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const positions = entryPositions();
    if (before === null) {
      // From another page of the web, or another load of this one.
      const left = cameBack() ? positions.get(entry) : undefined;
      if (left === undefined) positions.delete(entry);
      else resetScroll(left);
      return;
    }
    const led = takeLeadToTop();
    const pressed = placePressed.current;
    placePressed.current = false;
    // Within a page only a new entry counts, and the way back from one.
    if (before.pathname === pathname && type === "REPLACE") return;
    const seen = type === "POP" && !led ? positions.get(entry) : undefined;
    if (before.pathname === pathname && before.search === search && type === "POP") {
      // To a place that was pressed the browser goes by itself; back from it, nobody else does.
      if (!pressed && seen !== undefined) resetScroll(seen);
      return;
    }
    if (seen === undefined) releaseFocus();
    // Else a double click on a card went on from the page that it leads to, and on the Back control two steps back.
    ignoreSecondClick();
    resetScroll(seen);
  }, [entry, pathname, search, type]);

  // In step with the commit: the scroll event that a reset causes must not be noted for the entry that was left.
  useIsomorphicLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const positions = entryPositions();
    const note = () => positions.set(entry, window.scrollY);
    if (!positions.has(entry)) note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [entry]);

  useEffect(() => {
    window.addEventListener("pagehide", keepEntryPositions);
    return () => window.removeEventListener("pagehide", keepEntryPositions);
  }, []);

  // A link to the page that is shown, as it is shown, and not to a place on it: the router replaces the entry by itself, as it does where a query is changed in place.
  useEffect(() => {
    let here = false;
    const before = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      here = link?.href === window.location.href && link.hash === "";
      placePressed.current = link?.getAttribute("href")?.startsWith("#") === true;
    };
    // Links that the browser follows itself (a new tab, a place on this page) are not prevented.
    const after = ({ defaultPrevented }: MouseEvent) => {
      if (here && defaultPrevented) {
        releaseFocus();
        resetScroll();
      }
    };
    document.addEventListener("click", before, { capture: true });
    document.addEventListener("click", after);
    return () => {
      document.removeEventListener("click", before, { capture: true });
      document.removeEventListener("click", after);
    };
  }, []);
}
