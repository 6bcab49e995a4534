import { measuredWords } from "@candor/content/measured-record";
import { CATEGORIES } from "@candor/engine/policy";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useMedia } from "../../components/use-media.ts";
import { CATEGORY_NAMES } from "../../lib/findings.ts";
import type { MeasuredPatterns } from "../../lib/measured.ts";
import { PatternCard } from "./pattern-card.tsx";
import { byCategory, type Pattern } from "./patterns.ts";

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

interface Props {
  shown: readonly Pattern[];
  measured: MeasuredPatterns;
  /** In the order of a search; else by category, with a way to each. */
  ranked: boolean;
}

/** The first row stands open and shows what is inside the others. */
export function PatternList({ shown, measured, ranked }: Props) {
  const groups = useMemo(() => (ranked ? [] : byCategory(shown, CATEGORIES)), [shown, ranked]);
  const grouped = groups.length > 1;
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
  if (!grouped) return rows(0, ordered);
  const jump = (category: string) => {
    // What is drawn later would push the place away.
    drawAll();
    const heading = list.current?.querySelector<HTMLElement>(`#patterns-${category}`);
    heading?.scrollIntoView({ block: "start", behavior: "instant" });
    heading?.focus({ preventScroll: true });
  };
  let before = 0;
  return (
    <div ref={list}>
      <div className="jump" role="group" aria-label="Go to a category">
        {groups.map(({ category, patterns }) => (
          <button key={category} type="button" className="link" onClick={() => jump(category)}>
            {CATEGORY_NAMES[category]} <span className="small">{patterns.length}</span>
          </button>
        ))}
      </div>
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
