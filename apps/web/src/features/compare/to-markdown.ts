import { comparisonSections, COMPARE_TITLE } from "@candor/analyst/compare/words";
import { escapeMarkdown, quoteLines } from "@candor/analyst/markdown";
import type { Compared } from "./use-comparison.ts";

/** A comparison to keep or to send: both texts, what is told of them, and what stands behind it. */
export function toMarkdown({ pair, comparison, analyses: { first } }: Compared): string {
  return (
    [
      `# ${COMPARE_TITLE}`,
      "## First text",
      quoteLines(pair.first),
      "## Second text",
      quoteLines(pair.second),
      ...comparisonSections(comparison).flatMap(({ title, lines }) => [`## ${title}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join("\n")]),
      `Candor, engine ${first.engineVersion}, rules ${first.ruleHash}`,
    ].join("\n\n") + "\n"
  );
}
