import type { Engine } from "../src/engine.ts";
import type { PatternNote } from "../src/types.ts";

/** As many wordings stand on a card. */
const WORDINGS_MAX = 6;
/** With fewer found in the examples, wordings made from the phrases make up the number; those put first alternatives together and may be no good English. */
const WORDINGS_MIN = 2;
const WORDING_MAX_CHARS = 60;

/** Wordings that a pattern looks for, as its own examples have them; `made` fills up where the examples hold few. */
export function matchedWordings(engine: Engine, index: number, examples: readonly string[], made: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const example of examples) {
    engine.read(example);
    const { doc } = engine;
    for (const { pattern, first, last } of engine.evidence.candidates) {
      if (pattern !== index) continue;
      const wording = example.slice(doc.start[first], doc.end[last]).replace(/[,;:]$/, "");
      if (wording.length <= WORDING_MAX_CHARS) found.set(wording.toLowerCase(), wording);
    }
  }
  // Of two wordings of which one holds the other, the longer says more.
  const keys = [...found.keys()];
  const wordings = keys.filter((key) => !keys.some((other) => other !== key && other.includes(key))).map((key) => found.get(key)!);
  for (const more of made) if (wordings.length < WORDINGS_MIN && !found.has(more.toLowerCase())) wordings.push(more);
  return wordings.slice(0, WORDINGS_MAX);
}

/** The notes with the wordings of their examples; `engine` has the tables of the same patterns. */
export const withMatchedWordings = (engine: Engine, notes: readonly PatternNote[]): PatternNote[] =>
  notes.map((note, index) => ({ ...note, indicators: matchedWordings(engine, index, note.examples, note.indicators) }));
