import type { Analysis } from "@candor/engine";
import { useCallback, useRef, type RefObject } from "react";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { bringUpResults } from "./bring-up-results.ts";
import type { Analyzer } from "./use-analyzer.ts";

interface Shown {
  analysis: Analysis | null;
  folded: boolean;
  /** What the results stand below. */
  writing: RefObject<HTMLElement | null>;
  /** What is said in place of results. */
  lines: RefObject<HTMLElement | null>;
  analyzer: Pick<Analyzer, "state" | "message">;
}

/**
 * What a reader asked for by hand comes into view, and so does why it does not come: on a phone both begin below the fold.
 *
 * @returns what is called when a run is asked for
 */
export function useResultsInView({ analysis, folded, writing, lines, analyzer: { state, message } }: Shown): () => void {
  const asked = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (folded && asked.current && writing.current) bringUpResults(writing.current);
    if (message !== null && !analysis && asked.current) lines.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (state === "idle" && (folded || !analysis)) asked.current = false;
  }, [analysis, folded, writing, lines, state, message]);
  return useCallback(() => {
    asked.current = true;
  }, []);
}
