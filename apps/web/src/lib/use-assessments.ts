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
}
const FRESH: AssessmentState = { pending: false, done: false, result: null, stopped: false };

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
      setStates((old) => ({ ...old, [id]: { ...(old[id] ?? FRESH), pending: true, stopped: false } }));
      const result = await requestAssessment(request, own.signal);
      if (own.signal.aborted) return;
      setStates((old) => ({ ...old, [id]: { pending: false, done: true, result, stopped: false } }));
    },
    [leaving],
  );
  const stop = useCallback((id: string) => {
    running.current.get(id)?.abort();
    setStates((old) => ({ ...old, [id]: { ...(old[id] ?? FRESH), pending: false, stopped: true } }));
  }, []);
  return { stateOf, submit, stop };
}
