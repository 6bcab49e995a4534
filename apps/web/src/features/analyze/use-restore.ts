import type { Analysis } from "@candor/engine";
import { useCallback } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { keptRuns } from "../../lib/kept-run.ts";
import { useSession } from "../../lib/session.ts";
import type { LatestRun } from "./use-latest-run.ts";
import type { StatementField } from "./use-statement.ts";

/**
 * Makes the latest results of this tab again from the text that is kept, for a reader who returns after the page was loaded anew. Does nothing where there are
 * results, a run goes on, or none was made. Never rejects.
 */
export function useRestore(latest: LatestRun, lastRan: StatementField["lastRan"], onRestored: (analysis: Analysis) => void): () => Promise<void> {
  return useCallback(async () => {
    const [ran, runs] = [lastRan(), keptRuns()];
    if (!ran || runs === 0 || useSession.getState().runs > 0 || latest.isRunning()) return;
    const current = latest.begin();
    try {
      const analysis = await analyzeText(ran.text, {}, current.signal);
      useSession.getState().restoreRun(analysis, ran.text, ran.source, ran.cut, runs);
      onRestored(analysis);
    } catch (error) {
      if (!current.signal.aborted) console.error("The last results could not be made again", error);
    } finally {
      latest.end(current);
    }
  }, [latest, lastRan, onRestored]);
}
