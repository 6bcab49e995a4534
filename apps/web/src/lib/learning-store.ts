import { useMemo } from "react";
import { HISTORY_STORED, LEARNING_KEY, NO_LEARNING, parseLearning, toStored, type Learning, type LearningRecord } from "./adaptive-learning.ts";
import { onStored, readStored, removeStored, writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

/** Records of this session that no longer fit into storage: 1,000 are remembered, 500 stored (specification 2 §9). */
let older: readonly LearningRecord[] = [];
let writing = false;
// They continue what this page wrote. What was restored, deleted or written by another tab has no such past.
if (typeof window !== "undefined")
  onStored(LEARNING_KEY, () => {
    if (!writing) older = [];
  });

const remembered = (stored: Learning): Learning => (older.length === 0 ? stored : { ...stored, history: [...older, ...stored.history] });

/** A failed load or save is a warning in the console, no more (specification 2 §8). Reads, changes and writes in one go. Where the browser keeps nothing, the change holds until the page is closed. */
export function changeLearning(change: (old: Learning) => Learning): void {
  const next = change(remembered(readStored(LEARNING_KEY, parseLearning, NO_LEARNING, "warn")));
  older = next.history.slice(0, -HISTORY_STORED);
  writing = true;
  const kept = writeStored(LEARNING_KEY, toStored(next));
  writing = false;
  if (!kept) console.warn("What the detectors learned couldn’t be saved.");
}

export function resetLearning(): void {
  removeStored(LEARNING_KEY);
}

export function useLearning(): Learning {
  const [stored] = useStored(LEARNING_KEY, parseLearning, NO_LEARNING, "warn");
  return useMemo(() => remembered(stored), [stored]);
}
