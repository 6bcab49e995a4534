import { CATALOG } from "@candor/content/catalog";
import { GLOSSARY, TECHNIQUE_ALIASES, TECHNIQUE_MEANINGS } from "@candor/content/glossary";
import { catalogue, type PatternNote } from "@candor/engine/catalogue";

/** A technique or an idea that this app can explain. Definitions, examples and questions are the catalogue's or the glossary's own words. */
export interface Term {
  name: string;
  definition: string;
  mechanism: string | null;
  examples: readonly string[];
  /** Close in wording, and fine. */
  fine: string | null;
  question: string;
  source: string | null;
  /** Title of the lesson on it. */
  lesson: string | null;
  /** Whether it is a technique that the engine marks. */
  marked: boolean;
  /** Whether it is an idea rather than something that a text does. */
  isIdea?: boolean;
}

const ARTICLES = /\b(?:fallacy|fallacies|technique|pattern|argument|of|the|an?)\b/g;
/** A name without articles, hyphens, plural endings and the two ways of spelling. “Argument” and “fallacy fallacy” are nothing else, so they stay. */
function key(name: string): string {
  const plain = name.toLowerCase().replace(/[’‘]/g, "'");
  const bare = plain.replace(ARTICLES, " ");
  return (bare.trim() === "" ? plain : bare)
    .replace(/ization\b/g, "isation")
    .replace(/\bmen\b/g, "man")
    .replace(/[-()\s]/g, "")
    .replace(/([^s])s$/, "$1");
}

/** Whether two names are of the same thing. */
export const sameName = (a: string, b: string): boolean => key(a) === key(b);

const ALIASES = new Map(Object.entries(TECHNIQUE_ALIASES).map(([alias, technique]) => [key(alias), technique]));
const sentenceCase = (s: string): string => `${s.charAt(0).toUpperCase()}${s.slice(1)}`;

const lessonOn = (name: string): string | null => CATALOG.find(({ title }) => key(title) === key(name) || ALIASES.get(key(title)) === name)?.title ?? null;

/** A pattern's own texts, as a term. */
export const termOfNote = (note: PatternNote, name = note.name): Term => ({
  name: sentenceCase(name),
  definition: note.description,
  mechanism: note.mechanism,
  examples: note.examples,
  fine: note.fine[0] ?? null,
  question: note.question,
  source: note.source,
  lesson: lessonOn(name),
  marked: true,
});

/** The pattern that speaks best for a technique comes first; the others lend their examples. */
function termOfTechnique(technique: string): Term {
  const notes = catalogue()
    .filter((n) => n.technique === technique && n.examples.length > 0)
    .sort((a, b) => (b.sophistication ? 1 : 0) - (a.sophistication ? 1 : 0) || b.confidence - a.confidence);
  const best = notes[0]!;
  const whole = TECHNIQUE_MEANINGS[technique];
  // The name is wider than any of its patterns: only their examples are lent.
  if (whole)
    return {
      ...termOfNote(best, technique),
      ...whole,
      mechanism: null,
      fine: null,
      source: null,
      examples: [whole.example, ...notes.slice(0, 3).map((n) => n.examples[0]!)],
    };
  return { ...termOfNote(best, technique), examples: [...best.examples, ...notes.slice(1).map((n) => n.examples[0]!)] };
}

/** By the key of their names; where several share a name, the first. */
interface Names {
  ideas: ReadonlyMap<string, (typeof GLOSSARY)[number]>;
  techniques: ReadonlyMap<string, string>;
  families: ReadonlyMap<string, PatternNote>;
  patterns: ReadonlyMap<string, PatternNote>;
}

function firstByKey<T>(named: readonly (readonly [name: string, value: T])[]): ReadonlyMap<string, T> {
  const first = new Map<string, T>();
  for (const [name, value] of named) {
    const at = key(name);
    if (!first.has(at)) first.set(at, value);
  }
  return first;
}

let made: Names | undefined;
/** Made at the first question for a term: a reply may look up dozens, and there are thousands of names. */
function names(): Names {
  if (made) return made;
  const notes = catalogue().filter((n) => n.examples.length > 0);
  made = {
    ideas: firstByKey(GLOSSARY.flatMap((entry) => [entry.name, ...(entry.also ?? [])].map((name) => [name, entry] as const))),
    techniques: firstByKey(notes.map((n) => [n.technique, n.technique] as const)),
    families: firstByKey(notes.map((n) => [n.familyName, n] as const)),
    patterns: firstByKey(notes.map((n) => [n.name, n] as const)),
  };
  return made;
}

const termOfIdea = (entry: (typeof GLOSSARY)[number]): Term => ({
  ...entry,
  mechanism: null,
  examples: [entry.example],
  fine: null,
  source: null,
  lesson: CATALOG.find(({ id }) => id === entry.lesson)?.title ?? null,
  marked: false,
});

const MIN_LOOSE_LETTERS = 6;

/** The term of a name, or null. `loosely`: a part of a technique's name is enough. */
export function findTerm(name: string, loosely = false): Term | null {
  const wanted = key(name);
  if (wanted.length < 3) return null;
  const { ideas, techniques, families, patterns } = names();
  const idea = ideas.get(wanted);
  if (idea) return termOfIdea(idea);
  const technique = ALIASES.get(wanted) ?? techniques.get(wanted);
  if (technique !== undefined) return termOfTechnique(technique);
  const note = families.get(wanted) ?? patterns.get(wanted);
  if (note) return termOfNote(note, key(note.name) === wanted ? note.name : note.technique);
  const near = loosely && wanted.length >= MIN_LOOSE_LETTERS ? [...techniques].find(([at]) => at.includes(wanted)) : undefined;
  return near ? termOfTechnique(near[1]) : null;
}
