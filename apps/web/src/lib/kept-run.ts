import { isRecord } from "@candor/protocol/is-record";
import { tabCopy } from "./tab-copy.ts";

/** The field of the Analyze page, and what its latest results were made from. */
export const ANALYZE_DRAFT_KEY = "candor-analyze-draft-v1";
const RUNS_KEY = "candor-runs";

/** Runs made in this tab, in the tab's own storage, which lasts as long as its history: another tab's results are not brought back here. Only their number. */
export function keptRuns(): number {
  try {
    return Number(window.sessionStorage.getItem(RUNS_KEY)) || 0;
  } catch {
    return 0;
  }
}

export function keepRuns(runs: number): void {
  try {
    window.sessionStorage.setItem(RUNS_KEY, String(runs));
  } catch {
    // Without storage the results end with the page, as the text does.
  }
}

const ranText = (value: unknown): string | null =>
  isRecord(value) && isRecord(value["ran"]) && typeof value["ran"]["text"] === "string" ? value["ran"]["text"] : null;

/** The text that this tab analyzed last, for a page that was loaded anew since; empty where it made no run, or its results were cleared. */
export const keptRunText = (): string => (keptRuns() > 0 ? (tabCopy(ANALYZE_DRAFT_KEY, ranText) ?? "") : "");
