import { searchable, searchWords, spellings } from "@candor/content/search-words";
import { otherNames } from "@candor/content/technique-names";
import { catalogue, type PatternNote } from "@candor/engine/catalogue";

/** Words that say nothing about a pattern. */
const STOP = new Set(["a", "an", "the", "of", "to", "and", "or", "in", "on", "for", "is", "are", "that", "this", "with", "by", "it", "as"]);
/** What a word found in a field is worth. */
const WORTH = { name: 4, technique: 3, kind: 2, texts: 1, phrase: 6 } as const;
const FIELDS = ["name", "technique", "kind", "texts"] as const;
/** Share of the searched words that a pattern must hold: both of two, two of three. */
const ENOUGH = 0.6;

interface Prepared {
  note: PatternNote;
  name: string;
  technique: string;
  kind: string;
  texts: string;
}
let prepared: Prepared[] | undefined;

const prepare = (): Prepared[] =>
  (prepared ??= catalogue().map((note) => ({
    note,
    name: searchable(`${note.name} ${note.reflexId}`),
    technique: searchable(`${note.technique}\n${otherNames({ technique: note.technique, id: note.reflexId })}`),
    kind: searchable(`${note.familyName} ${note.category}`),
    texts: searchable([note.description, note.rationale, ...note.indicators, ...note.examples].join(" \n ")),
  })));

/**
 * Patterns that hold the query's words or their beginnings in name, technique, family or texts, best first; all of `family` for an empty query.
 * `family` is a prefix such as vx-fo01.
 */
export function searchPatterns(query: string, family?: string): PatternNote[] {
  const all = prepare().filter(({ note }) => family === undefined || note.family === family);
  const phrase = searchable(query);
  const asked = searchWords(query);
  const content = asked.filter((word) => !STOP.has(word));
  const words = content.length > 0 ? content : asked;
  if (words.length === 0) return family === undefined ? [] : all.map(({ note }) => note);
  const found: { note: PatternNote; worth: number }[] = [];
  for (const { note, ...fields } of all) {
    let worth = 0;
    let held = 0;
    for (const word of words) {
      const field = FIELDS.find((one) => spellings(word).some((spelled) => fields[one].includes(` ${spelled}`)));
      if (field === undefined) continue;
      worth += WORTH[field];
      held += 1;
    }
    if (held / words.length < ENOUGH) continue;
    if (asked.length > 1 && FIELDS.some((field) => fields[field].includes(phrase))) worth += WORTH.phrase;
    found.push({ note, worth: worth * (held / words.length) });
  }
  return found.sort((one, other) => other.worth - one.worth).map(({ note }) => note);
}
