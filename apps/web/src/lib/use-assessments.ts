import { create } from "zustand";
import { type Assessed, type AssessRequest, requestAssessment } from "./assess.ts";
import { DRAFTS_KEY } from "./drafts.ts";
import { onStored, rawStored } from "./storage.ts";

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
type States = Readonly<Record<string, AssessmentState>>;

/** They belong to the app and not to the page that shows them (docs/decisions/0102): who looks a thing up in a lesson finds the assessment when they come back. */
const useStates = create<States>()(() => ({}));
const running = new Map<string, AbortController>();

const change = (id: string, part: Partial<AssessmentState>): void => useStates.setState((old) => ({ [id]: { ...(old[id] ?? FRESH), ...part } }));

function stop(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
  change(id, { pending: false, stopped: true, words: 0 });
}

/** What this browser kept was deleted, and with it the answers that were assessed. */
function forgetWithDrafts(): void {
  if (rawStored(DRAFTS_KEY) !== null) return;
  for (const own of running.values()) own.abort();
  running.clear();
  useStates.setState({}, true);
}
let listens = false;

async function submit(id: string, request: AssessRequest): Promise<void> {
  if (!listens) onStored(DRAFTS_KEY, forgetWithDrafts);
  listens = true;
  running.get(id)?.abort();
  const own = new AbortController();
  running.set(id, own);
  change(id, { pending: true, stopped: false, words: 0 });
  const result = await requestAssessment(request, own.signal, (words) => {
    if (!own.signal.aborted) change(id, { words });
  });
  if (own.signal.aborted) return;
  running.delete(id);
  change(id, { ...FRESH, done: true, result });
}

/** States of the assessed exercises, by exercise id. A request can be stopped, and what was there before stays; it comes on while its reader looks at another page. */
export function useAssessments() {
  const states = useStates();
  return { stateOf: (id: string): AssessmentState => states[id] ?? FRESH, submit, stop };
}
