import { compareTexts, shownMarks, type Comparison } from "@candor/analyst/compare/compare-texts";
import type { Analysis } from "@candor/engine";
import { useEffect, useMemo, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { toFindings, type Finding } from "../../lib/findings.ts";
import { judge, useJudgements } from "../../lib/judgements.ts";
import type { Pair, SideName } from "./pair.ts";

type Analyses = Readonly<Record<SideName, Analysis>>;

export interface Compared {
  pair: Pair;
  comparison: Comparison;
  /** Numbered in text order. Keys tell the texts apart as well. */
  findings: Readonly<Record<SideName, readonly Finding[]>>;
  analyses: Analyses;
}

/** Both texts of a pair, read one after the other in the worker and held against each other; null while that is under way. What the reader dismissed or muted counts nowhere. */
export function useComparison(pair: Pair | null): { compared: Compared | null; failed: boolean; again(): void } {
  const [read, setRead] = useState<{ of: Pair; analyses: Analyses | null } | null>(null);
  const [tried, setTried] = useState(0);
  const [judgements] = useJudgements();
  useEffect(() => {
    if (!pair) return;
    const controller = new AbortController();
    const of = (text: string) => analyzeText(text, {}, controller.signal);
    Promise.all([of(pair.first), of(pair.second)]).then(
      ([first, second]) => setRead({ of: pair, analyses: { first, second } }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("The texts could not be read", error);
        setRead({ of: pair, analyses: null });
      },
    );
    return () => controller.abort();
  }, [pair, tried]);
  const compared = useMemo(() => {
    if (!pair || read?.of !== pair || !read.analyses) return null;
    const { analyses } = read;
    const marksOf = (side: SideName) => judge(shownMarks(analyses[side]), pair[side], judgements).shown;
    const marks = { first: marksOf("first"), second: marksOf("second") };
    const text = (side: SideName) => ({ text: pair[side], analysis: analyses[side], marks: marks[side] });
    const findings = (side: SideName) => toFindings(marks[side]).map((finding) => ({ ...finding, key: `${side}-${finding.key}` }));
    return { pair, analyses, comparison: compareTexts(text("first"), text("second")), findings: { first: findings("first"), second: findings("second") } };
  }, [pair, read, judgements]);
  const again = () => {
    setRead(null);
    setTried((n) => n + 1);
  };
  return { compared, failed: pair !== null && read?.of === pair && read.analyses === null, again };
}
