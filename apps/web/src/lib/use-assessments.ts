import { useCallback, useRef, useState } from "react";
import { type Assessed, type AssessRequest, requestAssessment } from "./assess.ts";
import { useLeaving } from "./use-leaving.ts";

/** What one exercise has come to (specification 2 §4: pending flag, done flag and result, kept per exercise id). */
export interface AssessmentState {
  pending: boolean;
  /** Feedback is shown, with or without a result. */
  done: boolean;
  result: Assessed | null;
  /** The reader called the last request off. */
  stopped: boolean;
  /** While one is under way: words that a model has written so far. */
  words: number;
}
const FRESH: AssessmentState = { pending: false, done: false, result: null, stopped: false, words: 0 };

/** States of the assessed exercises of a page, by exercise id. A request can be stopped, and what was there before stays; leaving the page stops all. */
export function useAssessments() {
  const [states, setStates] = useState<Readonly<Record<string, AssessmentState>>>({});
  const leaving = useLeaving();
  const stateOf = (id: string): AssessmentState => states[id] ?? FRESH;
  const running = useRef(new Map<string, AbortController>());
  const submit = useCallback(
    async (id: string, request: AssessRequest) => {
      const own = new AbortController();
      leaving().addEventListener("abort", () => own.abort(), { signal: own.signal });
      running.current.set(id, own);
      const change = (part: Partial<AssessmentState>) => setStates((old) => ({ ...old, [id]: { ...(old[id] ?? FRESH), ...part } }));
      change({ pending: true, stopped: false, words: 0 });
      const result = await requestAssessment(request, own.signal, (words) => {
        if (!own.signal.aborted) change({ words });
      });
      if (own.signal.aborted) return;
      change({ ...FRESH, done: true, result });
    },
    [leaving],
  );
  const stop = useCallback((id: string) => {
    running.current.get(id)?.abort();
    setStates((old) => ({ ...old, [id]: { ...(old[id] ?? FRESH), pending: false, stopped: true, words: 0 } }));
  }, []);
  return { stateOf, submit, stop };
}
