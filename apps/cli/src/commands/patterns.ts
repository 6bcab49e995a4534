import { catalogue, explain, type PatternNote } from "@candor/engine/catalogue";
import { paintFor, type Paint } from "../colors.ts";
import { ALERTS } from "../alerts.ts";
import { nearIds } from "../near-ids.ts";
import { percent } from "../percent.ts";
import { searchPatterns } from "../search-patterns.ts";
import { UsageError } from "../usage-error.ts";

function page(note: PatternNote, paint: Paint): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${paint.bold(title)}\n${items.map((item) => `  - ${item}`).join("\n")}`];
  return [
    `${paint.bold(note.name)}  ${paint.dim(note.reflexId)}`,
    `${note.familyName} · ${note.category} · ${note.technique} · severity ${note.severity} · starts at ${percent(note.confidence)}${note.sophistication ? ` · ${note.sophistication}` : ""}`,
    note.description,
    `${paint.bold("Why it can mislead")}\n  ${note.rationale}`,
    `${paint.bold("Ask")}\n  ${note.question}`,
    ...(note.rewording ? [`${paint.bold("How to say it fairly")}\n  ${note.rewording}`] : []),
    `${paint.bold("How it works")}\n  ${note.mechanism}`,
    ...list("Wordings", note.indicators),
    ...list("Likelier beside", note.contextClues),
    ...list("Examples", note.examples),
    ...list("Fine", note.fine),
    paint.dim(`Source: ${note.source}`),
  ].join("\n\n");
}

const NEAR_IDS = 3;

/** In lower case, with the quotation marks of a keyboard: names are printed with others. */
const asTyped = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** What is asked for by an id, a family, a category, a technique or a part of a name; else what holds the words anywhere in its texts, all of them or most. */
function notesOf(words: string): PatternNote[] {
  const one = explain(words);
  if (one) return [one];
  const asked = asTyped(words);
  const named = catalogue().filter(
    (note) =>
      note.family === asked ||
      note.familyName.toLowerCase() === asked ||
      note.category === asked ||
      note.technique === asked ||
      asTyped(note.name).includes(asked) ||
      note.reflexId.includes(asked),
  );
  if (named.length > 0 || looksLikeId(asked)) return named;
  const found = new Set(searchPatterns(asked));
  return catalogue().filter((note) => found.has(note));
}

const looksLikeId = (asked: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(asked);

function nothingFound(words: string): UsageError {
  const near = looksLikeId(words.toLowerCase()) ? ` Near ids: ${nearIds(words, NEAR_IDS).join(", ")}.` : "";
  return new UsageError(ALERTS.get(words.toLowerCase()) ?? `no pattern is called ${words}; candor patterns lists them all.${near}`);
}

export function patternsCommand(asked: string[], flags: { json?: boolean; color: boolean }): void {
  const paint = paintFor(flags.color);
  const words = asked.join(" ").trim();
  const notes = words === "" ? catalogue() : notesOf(words);
  if (notes.length === 0) throw nothingFound(words);
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(notes, null, 2)}\n`);
    return;
  }
  if (notes.length === 1) {
    process.stdout.write(`${page(notes[0]!, paint)}\n`);
    return;
  }
  const rows: string[] = [];
  let family = "";
  for (const note of notes) {
    if (note.family !== family) {
      family = note.family;
      rows.push(`${rows.length > 0 ? "\n" : ""}${paint.bold(note.familyName)} ${paint.dim(note.family)}`);
    }
    rows.push(`  ${note.reflexId.padEnd(38)} ${percent(note.confidence).padStart(4)}  ${note.name}`);
  }
  process.stdout.write(`${rows.join("\n")}\n\n${notes.length} patterns. candor patterns ID explains one.\n`);
}
