import type { Results } from "./report.ts";

const DIGITS = 4;

/** Figures for the app: no text of any corpus, only counts and rates. */
export function aggregate(results: Results): unknown {
  const rounded = (value: unknown): unknown => {
    if (typeof value === "number") return Number.isInteger(value) ? value : Number(value.toFixed(DIGITS));
    if (Array.isArray(value)) return value.map(rounded);
    if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
    return value;
  };
  return rounded(results);
}
