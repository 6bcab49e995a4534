import type { Judged } from "../check/judge.ts";
import type { Summary } from "../summary.ts";

export interface Ended {
  /** Inputs that could not be read, one sentence each. */
  failures: readonly string[];
  summary: Summary;
}

/** A document that is written while the inputs are read: nothing of one is kept but what its end tells. Pieces of any length, to be written one after the other. */
export interface Report {
  begin: string;
  each(one: Judged): Iterable<string>;
  end(run: Ended): Iterable<string>;
}

/** The reports of a run whose findings are errors from the confidence `failAt` on. */
export type ReportFor = (failAt: number) => Report;
