import { searchable, searchWords, spellings } from "@candor/content/search-words";
import { otherNames } from "@candor/content/technique-names";
import type { Category, Severity } from "@candor/engine";
import type { PatternNote } from "@candor/engine/catalogue";
import { familyOf } from "@candor/engine/policy";

/** A manipulation pattern as the page shows it (specification 2 §3). */
export interface Pattern {
  id: string;
  name: string;
  description: string;
  category?: Category;
  severity?: Severity;
  /** 0 to 1. */
  detection_confidence?: number;
  semantic_indicators: readonly string[];
  context_clues: readonly string[];
  psychological_mechanism?: string;
  examples: readonly string[];
  /** Near-misses that are fine. */
  fine: readonly string[];
  question: string;
  /** Where the technique is described: author, title, year. */
  source: string;
  technique: string;
  family: string;
  familyName: string;
}

const DEFAULT_SEVERITY: Severity = "medium";
const DEFAULT_CONFIDENCE = 0.7;
export const UNCATEGORIZED = "uncategorized";
export const SEVERITIES: readonly Severity[] = ["low", "medium", "high", "critical"];

export const categoryOf = (pattern: Pattern): Category | typeof UNCATEGORIZED => pattern.category ?? UNCATEGORIZED;
export const severityOf = (pattern: Pattern): Severity => pattern.severity ?? DEFAULT_SEVERITY;
export const confidencePercent = (pattern: Pattern): number => Math.round((pattern.detection_confidence ?? DEFAULT_CONFIDENCE) * 100);

/** From the engine's own catalogue, so that page and engine cannot disagree. */
export const toPattern = (note: PatternNote): Pattern => ({
  id: note.reflexId,
  name: note.name,
  description: note.description,
  category: note.category,
  severity: note.severity,
  detection_confidence: note.confidence,
  semantic_indicators: note.indicators,
  context_clues: note.contextClues,
  psychological_mechanism: note.mechanism,
  examples: note.examples,
  fine: note.fine,
  question: note.question,
  source: note.source,
  technique: note.technique,
  family: note.family,
  familyName: note.familyName,
});

export interface TaxonomyFilters {
  q: string;
  category: string;
  severity: string;
}
export const ALL = "all";
export const NO_TAXONOMY_FILTERS: TaxonomyFilters = { q: "", category: ALL, severity: ALL };

interface Prepared {
  name: string;
  /** Name, technique and what else it is called. */
  called: string;
  all: string;
  /** Why it works on people, which the card says too: found, and listed after what says the words itself. */
  why: string;
  /** The words of technique and name without blanks between them: “strawman” finds “straw man”. */
  joined: string;
}
/** A shorter word may stand in two others by chance. */
const JOINED_MIN_CHARS = 7;
const prepared = new WeakMap<Pattern, Prepared>();

function prepare(pattern: Pattern): Prepared {
  let text = prepared.get(pattern);
  if (text === undefined) {
    const called = [pattern.name, pattern.technique, otherNames(pattern)];
    text = {
      name: searchable(pattern.name),
      called: searchable(called.join("\n")),
      why: searchable(pattern.psychological_mechanism ?? ""),
      joined: [pattern.technique, pattern.name].map((words) => searchWords(words).join("")).join(" "),
      all: searchable(
        [
          ...called,
          pattern.id,
          pattern.familyName,
          // The codex on /train speaks of hallucination and perceived consensus.
          familyOf(pattern.family)?.codex ?? "",
          pattern.description,
          ...pattern.semantic_indicators,
          ...pattern.context_clues,
          ...pattern.examples,
        ].join("\n"),
      ),
    };
    prepared.set(pattern, text);
  }
  return text;
}

/** Shorter words that end in s are seldom plurals of what is meant: news, this. */
const PLURAL_CHARS = 5;

const holds = ({ all, why, called, joined }: Prepared, word: string): boolean =>
  all.includes(` ${word}`) ||
  why.includes(` ${word}`) ||
  (word.length >= PLURAL_CHARS && word.endsWith("s") && `${called} `.includes(` ${word.slice(0, -1)} `)) ||
  (word.length >= JOINED_MIN_CHARS && joined.includes(word));

/**
 * Patterns in the chosen category and severity that hold the beginning of every word searched for, or its singular or other spelling; those with the whole phrase first, in the name
 * before elsewhere. A search for marks alone finds nothing.
 */
export function filterPatterns(patterns: readonly Pattern[], { q, category, severity }: TaxonomyFilters): Pattern[] {
  const phrase = searchable(q);
  const words = searchWords(q);
  if (words.length === 0 && q.trim() !== "") return [];
  const chosen = patterns.filter(
    (pattern) =>
      (category === ALL || categoryOf(pattern) === category) &&
      (severity === ALL || severityOf(pattern) === severity) &&
      words.every((word) => spellings(word).some((one) => holds(prepare(pattern), one))),
  );
  if (words.length === 0) return chosen;
  const rank = (pattern: Pattern): number => {
    const { name, all } = prepare(pattern);
    return name.includes(phrase) ? 0 : all.includes(phrase) ? 1 : 2;
  };
  return chosen.sort((one, other) => rank(one) - rank(other));
}

export interface Group {
  category: Category;
  patterns: readonly Pattern[];
}

/** The patterns of each category that has some, in the order of the categories. */
export const byCategory = (patterns: readonly Pattern[], categories: readonly Category[]): Group[] =>
  categories
    .map((category) => ({ category, patterns: patterns.filter((pattern) => (pattern.category ?? "other") === category) }))
    .filter((group) => group.patterns.length > 0);

/** Filters from the address; what is not known there counts as "all". */
export function filtersFrom(params: URLSearchParams, categories: readonly string[]): TaxonomyFilters {
  const known = (name: string, values: readonly string[]): string => {
    const value = params.get(name)?.toLowerCase() ?? ALL;
    return values.includes(value) ? value : ALL;
  };
  return { q: (params.get("q") ?? "").slice(0, 200), category: known("category", categories), severity: known("severity", SEVERITIES) };
}

/** Only what is set stands in the address. */
export function paramsOf({ q, category, severity }: TaxonomyFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (category !== ALL) params.set("category", category);
  if (severity !== ALL) params.set("severity", severity);
  return params;
}
