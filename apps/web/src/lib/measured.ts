import { isRecord } from "@candor/protocol/is-record";
import { useSyncExternalStore } from "react";
import { measuredWords, TOO_FEW_MEASURED, type Measured } from "@candor/content/measured-record";

export type MeasuredPatterns = Readonly<Record<string, Measured>>;

const files = import.meta.glob<unknown>("../../../../packages/content/src/measured/accuracy.json", { import: "patterns" });

const isMeasured = (v: unknown): v is Measured =>
  isRecord(v) && typeof v["texts"] === "number" && typeof v["right"] === "number" && typeof v["falsePerThousandWords"] === "number";

/** Empty where nothing was measured. */
export async function loadMeasured(): Promise<MeasuredPatterns> {
  const load = Object.values(files)[0];
  const patterns = load ? await load() : {};
  return isRecord(patterns) ? Object.fromEntries(Object.entries(patterns).filter((entry): entry is [string, Measured] => isMeasured(entry[1]))) : {};
}

let pending: Promise<void> | null = null;
let known: MeasuredPatterns | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  pending ??= loadMeasured().then(
    (patterns) => {
      known = patterns;
      for (const tell of listeners) tell();
    },
    () => {
      pending = null;
    },
  );
  return () => listeners.delete(listener);
};

/** The figure of one pattern for a note: a sentence, or that there are too few cases. Null until it is loaded. */
export function useMeasuredWords(reflexId: string): string | null {
  const patterns = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  if (!patterns) return null;
  return measuredWords(patterns[reflexId]) ?? TOO_FEW_MEASURED;
}
