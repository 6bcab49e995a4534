import { comparisonSections } from "@candor/analyst/compare/words";
import type { Comparison } from "@candor/analyst/compare/compare-texts";
import { paintFor } from "./colors.ts";
import { visibleLine } from "./visible-line.ts";
import { widthFor, wrapped } from "./wrapped.ts";

const INDENT = "  ";

/** A comparison for a terminal: which text is which, then section by section. `columns` is the width of the terminal, if the output is one. */
export function printComparison(
  comparison: Comparison,
  { first, second }: { first: string; second: string },
  { color, columns }: { color: boolean; columns?: number | undefined },
): string {
  const paint = paintFor(color);
  const width = widthFor(columns);
  const names = [`First:  ${visibleLine(first)}`, `Second: ${visibleLine(second)}`].map((line) => paint.dim(line)).join("\n");
  const sections = comparisonSections(comparison).map(({ title, lines }) =>
    [paint.bold(title), ...lines.map((line) => wrapped(line, width, INDENT, `${INDENT}${INDENT}`))].join("\n"),
  );
  return `${[names, ...sections].join("\n\n")}\n`;
}
