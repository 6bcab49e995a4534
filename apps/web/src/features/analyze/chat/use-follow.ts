import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** Within this distance of the end a reader counts as following. */
const NEAR_END_PX = 96;
const TOP_ROOM_PX = 16;

/**
 * Scrolls along while the reader stays at the end of the conversation, and yields as soon as they scroll up. A reply that comes in one piece is shown from its
 * start (`whole`: its id). `away` tells that newer text stands out of sight.
 */
export function useFollow(root: RefObject<HTMLElement | null>, whole: string | null): { away: boolean; toEnd(): void } {
  const following = useRef(false);
  const shownFrom = useRef(whole);
  const [away, setAway] = useState(false);
  useEffect(() => {
    shownFrom.current = whole;
  }, [whole]);
  /** Pixels of the conversation below the window; null while another tab hides it. */
  const gap = useCallback((): number | null => {
    const box = root.current?.getBoundingClientRect();
    return box && box.height > 0 ? box.bottom - window.innerHeight : null;
  }, [root]);
  const follow = useCallback(() => {
    const start = shownFrom.current ? root.current?.querySelector(".turn:last-child")?.getBoundingClientRect().top : undefined;
    const by = Math.min(gap() ?? 0, start === undefined ? Infinity : start - TOP_ROOM_PX);
    if (by > 1) window.scrollBy({ top: by, behavior: "instant" });
  }, [root, gap]);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      // Only going up is the reader's wish: a page that grows is further from its end without anybody scrolling.
      const below = gap();
      if (below === null) return;
      const near = below <= NEAR_END_PX;
      if (near) following.current = true;
      else if (window.scrollY < last - 1) following.current = false;
      last = window.scrollY;
      setAway(!near);
    };
    const observer = new ResizeObserver(() => {
      if (following.current) follow();
      setAway((gap() ?? 0) > NEAR_END_PX);
    });
    if (root.current) observer.observe(root.current);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [root, gap, follow]);

  const toEnd = useCallback(() => {
    following.current = true;
    const by = gap() ?? 0;
    if (by > 1) window.scrollBy({ top: by, behavior: "instant" });
    setAway(false);
  }, [gap]);
  return { away, toEnd };
}
