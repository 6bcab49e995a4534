import { measuredWords } from "@candor/content/measured-record";
import type { Category } from "@candor/engine";
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useMedia } from "../../components/use-media.ts";
import { CATEGORY_NAMES } from "../../lib/findings.ts";
import type { MeasuredPatterns } from "../../lib/measured.ts";
import { PatternCard } from "./pattern-card.tsx";
import type { Group, Pattern } from "./patterns.ts";

/** Rows of the first draw, and of each slice after it, so that no frame is long. */
const SLICE = 48;
const SLICE_PAUSE_MS = 30;
/** So few are read one after the other: they stand open. */
const FEW = 5;
/** So many are printed with all that is inside; of more, the rows. */
const PRINTED_WHOLE = 120;

/** Draws a list slice by slice, or all that is left at once; a new list starts anew. */
function useSlices(list: readonly unknown[]): [count: number, drawAll: () => void] {
  const [drawn, setDrawn] = useState({ list, count: SLICE });
  const count = drawn.list === list ? drawn.count : SLICE;
  useEffect(() => {
    if (count >= list.length) return;
    const timer = setTimeout(() => setDrawn({ list, count: count + SLICE }), SLICE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [list, count]);
  return [count, () => flushSync(() => setDrawn({ list, count: list.length }))];
}

export interface ListHandle {
  jump(category: Category): void;
}

interface Props {
  ref: Ref<ListHandle>;
  shown: readonly Pattern[];
  measured: MeasuredPatterns;
  /** The same by category; empty where the order of a search holds, or there is one category only. */
  groups: readonly Group[];
}

/** The first row stands open and shows what is inside the others. */
export function PatternList({ ref, shown, measured, groups }: Props) {
  const grouped = groups.length > 0;
  const ordered = useMemo(() => (grouped ? groups.flatMap((group) => group.patterns) : shown), [groups, grouped, shown]);
  const [drawn, drawAll] = useSlices(ordered);
  const sought = useLocation().hash.slice(1);
  const printed = useMedia("print") && ordered.length <= PRINTED_WHOLE;
  const list = useRef<HTMLDivElement>(null);
  const rows = (from: number, patterns: readonly Pattern[]) => (
    <ul className="patterns">
      {patterns.slice(0, Math.max(0, drawn - from)).map((pattern, i) => (
        <PatternCard
          key={pattern.id}
          pattern={pattern}
          measured={measuredWords(measured[pattern.id])}
          heading={grouped ? "h3" : "h2"}
          openAtFirst={from + i === 0 || ordered.length <= FEW}
          full={printed}
          sought={pattern.id === sought}
        />
      ))}
    </ul>
  );
  useImperativeHandle(ref, () => ({
    jump: (category) => {
      // What is drawn later would push the place away.
      drawAll();
      const heading = list.current?.querySelector<HTMLElement>(`#patterns-${category}`);
      heading?.scrollIntoView({ block: "start", behavior: "instant" });
      heading?.focus({ preventScroll: true });
    },
  }));
  if (!grouped) return rows(0, ordered);
  let before = 0;
  return (
    <div ref={list}>
      {groups.map(({ category, patterns }) => {
        const from = before;
        before += patterns.length;
        return (
          <section key={category} aria-labelledby={`patterns-${category}`}>
            <h2 id={`patterns-${category}`} className="group" tabIndex={-1}>
              {CATEGORY_NAMES[category]}
            </h2>
            {rows(from, patterns)}
          </section>
        );
      })}
    </div>
  );
}
