import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useIsomorphicLayoutEffect } from "../../../lib/use-isomorphic-layout-effect.ts";

/** Within this distance of the end a reader counts as following. */
const NEAR_END_PX = 96;
const TOP_ROOM_PX = 16;

/**
 * Scrolls along while the reader stays at the end of the conversation, and yields as soon as they scroll away. A reply that comes in one piece is shown from its
 * start (`whole`). `away` tells that newer text stands out of sight.
 */
export function useFollow(root: RefObject<HTMLElement | null>, change: unknown, whole: string | null): { away: boolean; toEnd(): void } {
  const following = useRef(false);
  const [away, setAway] = useState(false);
  const gap = useCallback((): number => {
    const box = root.current?.getBoundingClientRect();
    return box && box.height > 0 ? box.bottom - window.innerHeight : 0;
  }, [root]);

  useEffect(() => {
    const onScroll = () => {
      const far = gap() > NEAR_END_PX;
      following.current = !far;
      setAway(far);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [gap]);

  useIsomorphicLayoutEffect(() => {
    if (!following.current) { setAway(gap() > NEAR_END_PX); return; }
    const start = whole ? root.current?.querySelector(".turn:last-child")?.getBoundingClientRect().top : undefined;
    const by = Math.min(gap(), start === undefined ? Infinity : start - TOP_ROOM_PX);
    if (by > 1) window.scrollBy({ top: by, behavior: "instant" });
  }, [change, whole, gap]);

  const toEnd = useCallback(() => {
    following.current = true;
    setAway(false);
    requestAnimationFrame(() => { const by = gap(); if (by > 1) window.scrollBy({ top: by, behavior: "instant" }); });
  }, [gap]);
  return { away, toEnd };
}
