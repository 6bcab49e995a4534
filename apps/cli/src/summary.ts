import { counted } from "./counted.ts";
import { visibleLine } from "./visible-line.ts";

/** What a run over several files comes to. */
export interface Summary {
  /** Whether several inputs were asked for, or a folder. */
  isList: boolean;
  /** Each input that was read, in order, with the number of its findings. */
  inputs: { from: string; findings: number }[];
  silenced: number;
  accepted: number;
  /** Findings in lines that did not change. */
  unchanged: number;
  /** Findings of the baseline that are no longer there. */
  gone: number;
  /** Weak signals that are not listed. */
  weak: number;
  /** Files that were named and that `exclude` keeps out. */
  leftOut: number;
}

export const emptySummary = (): Summary => ({ isList: false, inputs: [], silenced: 0, accepted: 0, unchanged: 0, gone: 0, weak: 0, leftOut: 0 });

/** What was kept from the list by somebody's decision, in one line; null when nothing was. */
export function keptBack({ silenced, accepted, unchanged, gone, leftOut }: Summary): string | null {
  const told = [
    ...(silenced > 0 ? [`${counted(silenced, "finding")} silenced by comments`] : []),
    ...(accepted > 0 ? [`${counted(accepted, "finding")} accepted by the baseline`] : []),
    ...(unchanged > 0 ? [`${counted(unchanged, "finding")} in unchanged lines`] : []),
    ...(gone > 0 ? [`${counted(gone, "accepted finding")} no longer there (--update-baseline removes ${gone === 1 ? "it" : "them"})`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, "file")} left out by exclude`] : []),
  ];
  return told.length > 0 ? `${told.join("; ")}.` : null;
}

/** The summary for a terminal, one file with findings a line; empty where one input was asked for and nothing kept back. */
export function printSummary(summary: Summary): string {
  const { inputs } = summary;
  const found = inputs.filter(({ findings }) => findings > 0);
  const all = found.reduce((sum, { findings }) => sum + findings, 0);
  const back = keptBack(summary);
  const rows: string[] = [];
  if (summary.isList) {
    rows.push(`${counted(inputs.length, "text")} read, ${found.length} with findings (${all})`);
    const width = String(Math.max(0, ...found.map(({ findings }) => findings))).length;
    for (const { from, findings } of found) rows.push(`  ${String(findings).padStart(width)}  ${visibleLine(from)}`);
    if (summary.weak > 0) rows.push(`${counted(summary.weak, "weak signal")} left out; --all lists ${summary.weak === 1 ? "it" : "them"}.`);
  }
  if (back) rows.push(back);
  return rows.length > 0 ? `${rows.join("\n")}\n` : "";
}
