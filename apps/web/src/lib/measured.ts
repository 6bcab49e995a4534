import { useSyncExternalStore } from "react";
import { isRecord } from "./storage.ts";

/** How a pattern did on labeled texts (counts of `npm run bench:accuracy -- --write`). */
export interface Measured { texts: number; right: number; falsePerThousandWords: number }
export type MeasuredPatterns = Readonly<Record<string, Measured>>;

/** Patterns that met fewer labeled texts say too little to be shown. */
const MIN_TEXTS = 5;

const files = import.meta.glob<unknown>("../../../../packages/content/src/measured/accuracy.json", { import: "patterns" });

const isMeasured = (v: unknown): v is Measured => isRecord(v) && typeof v["texts"] === "number" && typeof v["right"] === "number" && typeof v["falsePerThousandWords"] === "number";

/** Empty where nothing was measured. */
export async function loadMeasured(): Promise<MeasuredPatterns> {
  const load = Object.values(files)[0];
  const patterns = load ? await load() : {};
  return isRecord(patterns) ? Object.fromEntries(Object.entries(patterns).filter((entry): entry is [string, Measured] => isMeasured(entry[1]))) : {};
}

/** One line for a card, or null. */
export function measuredWords(measured: Measured | undefined): string | null {
  if (!measured || measured.texts < MIN_TEXTS) return null;
  const { texts, right, falsePerThousandWords: noise } = measured;
  const quiet = noise < 0.0005 ? "no false alarms in neutral texts" : `${noise.toFixed(3)} false alarms per 1,000 words of neutral text`;
  return `Fired in ${texts} labeled texts, ${right} of them (${Math.round((right / texts) * 100)}%) marked by people as misleading too; ${quiet}.`;
}

let pending: Promise<void> | null = null;
let known: MeasuredPatterns | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  pending ??= loadMeasured().then((patterns) => { known = patterns; for (const tell of listeners) tell(); }, () => { pending = null; });
  return () => listeners.delete(listener);
};

/** The figure of one pattern for a note: a sentence, or that there are too few cases. Null until it is loaded. */
export function useMeasuredWords(reflexId: string): string | null {
  const patterns = useSyncExternalStore(subscribe, () => known, () => null);
  if (!patterns) return null;
  return measuredWords(patterns[reflexId]) ?? "Too few labeled texts to say how often this pattern is right.";
}
