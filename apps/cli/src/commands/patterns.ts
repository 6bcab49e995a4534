import { catalogue, explain, type PatternNote } from "@candor/engine/catalogue";
import { paintFor } from "../colors.ts";
import { ALERTS } from "../alerts.ts";
import { measuredCounts, measuredRecord } from "../measured-record.ts";
import { nearIds } from "../near-ids.ts";
import { percent } from "../percent.ts";
import { printPattern } from "../print-pattern.ts";
import { searchPatterns } from "../search-patterns.ts";
import { UsageError } from "../usage-error.ts";
import { widthFor, wrapped } from "../wrapped.ts";

const NEAR_IDS = 3;

/** In lower case, with the quotation marks of a keyboard: names are printed with others. */
const asTyped = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** The patterns of which an id each is given; null where a word is none. */
function notesById(words: string): PatternNote[] | null {
  const notes = words.split(/[\s,]+/).map(explain);
  return notes.every((note) => note !== undefined) ? notes : null;
}

/** Ids of the specification that stand for any pattern of a family: `vg01-type`. */
const ANY_OF_FAMILY = /^((?:vx-)?[a-z]{2}\d{2})-type$/;

/** What is asked for by a family, a category, a technique or a part of a name; else what holds the words anywhere in its texts, all of them or most. */
function notesOf(words: string): PatternNote[] {
  const asked = asTyped(words).replace(ANY_OF_FAMILY, "$1");
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
  return new UsageError(ALERTS.get(words.toLowerCase()) ?? `there is no pattern called ${words}; candor patterns lists them all.${near}`);
}

/** Ids as a list of findings has them around them: "[vx-fo01-act-now]". */
const withoutBrackets = (word: string): string => word.replace(/^\[(.+)\]$/, "$1");

export async function patternsCommand(asked: string[], flags: { json?: boolean; color: boolean }): Promise<void> {
  const paint = paintFor(flags.color);
  const words = asked.map(withoutBrackets).join(" ").trim();
  const alert = flags.json ? undefined : ALERTS.get(words.toLowerCase());
  const width = widthFor(process.stdout.columns || undefined);
  if (alert !== undefined) {
    process.stdout.write(`${wrapped(alert, width, "")}\n`);
    return;
  }
  const byId = notesById(words);
  const notes = byId ?? (words === "" ? catalogue() : notesOf(words));
  if (notes.length === 0) throw nothingFound(words);
  if (flags.json) {
    const told = await Promise.all(notes.map(async (note) => ({ ...note, measured: await measuredCounts(note.reflexId) })));
    process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
    return;
  }
  if (byId || notes.length === 1) {
    const pages = await Promise.all(notes.map(async (note) => printPattern(note, await measuredRecord(note.reflexId), paint, width)));
    process.stdout.write(`${pages.join("\n\n\n")}\n`);
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
  process.stdout.write(`${rows.join("\n")}\n\n${notes.length} patterns. candor explain ID tells more of one.\n`);
}
