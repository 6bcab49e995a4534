import { useCallback, useState } from "react";
import { type Assessed, type AssessRequest, requestAssessment } from "./assess.ts";
import { useLeaving } from "./use-leaving.ts";

/** What one exercise has come to (specification 2 §4: pending flag, done flag and result, kept per exercise id). */
export interface AssessmentState {
  pending: boolean;
  /** Feedback is shown, with or without a result. */
  done: boolean;
  result: Assessed | null;
}
const FRESH: AssessmentState = { pending: false, done: false, result: null };

/** States of the assessed exercises of a page, by exercise id. A request that is still under way when the page closes is called off. */
export function useAssessments() {
  const [states, setStates] = useState<Readonly<Record<string, AssessmentState>>>({});
  const leaving = useLeaving();
  const stateOf = (id: string): AssessmentState => states[id] ?? FRESH;
  const submit = useCallback(
    async (id: string, request: AssessRequest) => {
      setStates((old) => ({ ...old, [id]: { ...(old[id] ?? FRESH), pending: true } }));
      const result = await requestAssessment(request, leaving());
      setStates((old) => ({ ...old, [id]: { pending: false, done: true, result } }));
    },
    [leaving],
  );
  return { stateOf, submit };
}
