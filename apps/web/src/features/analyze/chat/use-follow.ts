import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** Within this distance of the end a reader counts as following. */
const NEAR_END_PX = 96;
const TOP_ROOM_PX = 16;

/**
 * Scrolls along while the reader stays at the end of the conversation, and yields as soon as they scroll up. A reply taller than the window is shown from its
 * first line: only a reader who goes on to its end by themselves is taken along there. `away` tells that the newest turn stands out of sight.
 */
export function useFollow(root: RefObject<HTMLElement | null>): { away: boolean; toEnd(): void; toNewest(): void } {
  const following = useRef(false);
  /** The reader has gone on below the first line, to the end. */
  const atEnd = useRef(false);
  const [away, setAway] = useState(false);
  /** Pixels of the conversation below the window; null while another tab hides it. */
  const gap = useCallback((): number | null => {
    const box = root.current?.getBoundingClientRect();
    return box && box.height > 0 ? box.bottom - window.innerHeight : null;
  }, [root]);
  const newestTop = useCallback(() => root.current?.querySelector(".turn:last-child")?.getBoundingClientRect().top ?? null, [root]);
  /** Where the last scroll of our own ended. */
  const set = useRef(-1);
  const jump = useCallback((by: number) => {
    window.scrollBy({ top: by, behavior: "instant" });
    set.current = window.scrollY;
  }, []);
  const scroll = useCallback((by: number) => (by > 1 ? jump(by) : undefined), [jump]);
  const follow = useCallback(() => {
    const top = newestTop();
    // Before the first turn there is nothing to go along with: who came back to a place on the page is left there.
    if (top !== null) scroll(Math.min(gap() ?? 0, atEnd.current ? Infinity : top - TOP_ROOM_PX));
  }, [gap, newestTop, scroll]);
  const isAway = useCallback((): boolean => {
    const edge = window.innerHeight - NEAR_END_PX;
    return (gap() ?? 0) > NEAR_END_PX && (newestTop() ?? 0) > edge;
  }, [gap, newestTop]);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      // Only going up is the reader's wish: a page that grows is further from its end without anybody scrolling. Our own way up, from below the talk to its
      // end, is told of after the talk has grown.
      const below = gap();
      if (below === null) return;
      const near = below <= NEAR_END_PX;
      const ours = Math.abs(window.scrollY - set.current) <= 1;
      if (near) following.current = true;
      else if (!ours && window.scrollY < last - 1) following.current = false;
      if (!near) atEnd.current = false;
      else if (!ours) atEnd.current = true;
      last = window.scrollY;
      setAway(isAway());
    };
    const observer = new ResizeObserver(() => {
      if (following.current) follow();
      setAway(isAway());
    });
    if (root.current) observer.observe(root.current);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [root, gap, follow, isAway]);

  /** Also back up, for one who pressed a button below the conversation. */
  const toEnd = useCallback(() => {
    following.current = true;
    atEnd.current = false;
    jump(gap() ?? 0);
    setAway(false);
  }, [gap, jump]);
  const toNewest = useCallback(() => {
    following.current = true;
    atEnd.current = false;
    follow();
    setAway(false);
  }, [follow]);
  return { away, toEnd, toNewest };
}
