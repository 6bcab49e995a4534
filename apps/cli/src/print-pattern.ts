import type { PatternNote } from "@candor/engine/catalogue";
import type { Paint } from "./colors.ts";
import type { MeasuredRecord } from "./measured-record.ts";
import { percent } from "./percent.ts";
import { wrapped } from "./wrapped.ts";

const INDENT = "  ";

/** All that is known of a pattern, for a terminal. Lines are at most `width` characters long. */
export function printPattern(note: PatternNote, { summary, measured_on, same_rules }: MeasuredRecord, paint: Paint, width: number): string {
  const section = (title: string, text: string): string => `${paint.bold(title)}\n${wrapped(text, width, INDENT)}`;
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [[paint.bold(title), ...items.map((item) => wrapped(item, width, `${INDENT}- `, `${INDENT}  `))].join("\n")];
  const kind = `${note.familyName} · ${note.category} · ${note.technique} · severity ${note.severity} · starts at ${percent(note.confidence)}${note.sophistication ? ` · ${note.sophistication}` : ""}`;
  return [
    `${paint.bold(note.name)}  ${paint.dim(note.reflexId)}`,
    wrapped(kind, width, ""),
    wrapped(note.description, width, ""),
    section("Why it can mislead", note.rationale),
    section("Ask", note.question),
    ...(note.rewording ? [section("How to say it fairly", note.rewording)] : []),
    section("How it works", note.mechanism),
    section("How often it was right", `${summary} Measured on ${measured_on}${same_rules ? "" : ", before the rules last changed"}.`),
    ...list("Wordings", note.indicators),
    ...list("Likelier beside", note.contextClues),
    ...list("Examples", note.examples),
    ...list("Fine", note.fine),
    paint.dim(wrapped(`Source: ${note.source}`, width, "")),
  ].join("\n\n");
}
