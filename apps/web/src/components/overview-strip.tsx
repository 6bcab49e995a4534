import { memo, useMemo, useRef } from "react";
import type { Finding } from "../lib/findings.ts";
import { startsIn, type Stretch } from "../lib/region-places.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";
import { choose, showRegion, useDesk, useDeskState, type Desk } from "./desk-store.ts";

const MARGIN_PX = 16;
/** A bracket reaches so far beyond its first and last tick. */
const REACH_PX = 8;

interface TickProps {
  desk: Desk;
  mark: string;
  at: number;
  category: string;
  /** Percent of the strip. */
  top: number;
  lit: boolean;
}

/** Drawn anew only where it changes: a text may have some hundred marks, and each step or hover lights one of them. */
const Tick = memo(function Tick({ desk, mark, at, category, top, lit }: TickProps) {
  return <i className={`tick c-${category}${lit ? " lit" : ""}`} style={{ top: `${top}%` }} onClick={() => choose(desk, mark, { at, sheet: true })} />;
});

/**
 * Where marks gather: one tick a mark, at the mark's line while the text fits the window, else scaled to the window and sticky,
 * with a frame around what is on screen and a bracket where they gather. A shortcut for the pointer; the same way goes by keyboard through the marks.
 */
export function OverviewStrip({ findings, regions = [] }: { findings: readonly Finding[]; regions?: readonly Stretch[] }) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);
  const ticks = useDeskState((s) => s.ticks);
  const textHeight = useDeskState((s) => s.textHeight);
  const current = useDeskState((s) => s.current);
  const hot = useDeskState((s) => s.hot);
  const region = useDeskState((s) => s.region);
  const categories = useMemo(() => new Map(findings.map((f) => [f.key, f.frame.category])), [findings]);
  /** Where a place of the text lies on the strip, whatever height the window leaves it. */
  const along = (top: number): number => (textHeight > 0 ? (100 * top) / textHeight : 0);

  // Before it is painted: the height is what the places on the strip are a share of.
  useIsomorphicLayoutEffect(() => {
    const place = () => {
      const [strip, frame] = [box.current, view.current];
      if (!strip?.parentElement || !frame) return;
      const height = Math.min(textHeight, window.innerHeight - 2 * MARGIN_PX);
      strip.style.height = `${height}px`;
      strip.classList.toggle("long", height < textHeight);
      const top = strip.parentElement.getBoundingClientRect().top;
      const [from, to] = [Math.max(0, -top), Math.min(textHeight, window.innerHeight - top)];
      frame.style.top = `${(from / textHeight) * height}px`;
      frame.style.height = `${Math.max(0, ((to - from) / textHeight) * height)}px`;
    };
    let due = 0;
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(place);
    };
    place();
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(due);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [textHeight]);

  return (
    <div className="strip" aria-hidden="true">
      <div className="strip-in" ref={box}>
        <i className="view" ref={view} />
        {regions.map((place) => {
          const tops = ticks.flatMap(({ at, top }) => (startsIn(place, at) ? [along(top)] : []));
          if (tops.length === 0) return null;
          const [first, last] = [Math.min(...tops), Math.max(...tops)];
          return (
            <i
              key={place.start}
              className="gathered"
              title="Marks are close together here"
              style={{ top: `calc(${first}% - ${REACH_PX}px)`, height: `calc(${last - first}% + ${2 * REACH_PX}px)` }}
              onClick={() => showRegion(desk, place)}
            />
          );
        })}
        {ticks.map(({ key, at, top }) => (
          <Tick
            key={`${key} ${at}`}
            desk={desk}
            mark={key}
            at={at}
            category={categories.get(key) ?? "other"}
            top={along(top)}
            lit={key === current || key === hot || startsIn(region, at)}
          />
        ))}
      </div>
    </div>
  );
}
