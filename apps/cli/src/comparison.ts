import { compareTexts, shownMarks, type ComparedText, type Comparison } from "@candor/analyst/compare/compare-texts";
import { notesOf } from "@candor/analyst/compare/words";
import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";
import { told } from "./told.ts";

/** What the command line and assistants get of two texts, beside the lines they are told in. */
interface ToldComparison {
  comparison: Comparison;
  data: Comparison & { notes: string[]; engineVersion: string; ruleHash: string };
}

function compared(text: string): ComparedText {
  const analysis = told(text, {}, { to: "people" });
  return { text, analysis, marks: shownMarks(analysis) };
}

/** Analyzes two texts and holds them against each other, by the marks that are listed without --all. */
export function comparisonOf(first: string, second: string): ToldComparison {
  const comparison = compareTexts(compared(first), compared(second));
  return { comparison, data: { ...comparison, notes: notesOf(comparison), engineVersion: ENGINE_VERSION, ruleHash: RULE_HASH } };
}
