import { FAMILIES, baseConfidence } from "../src/policy/families.ts";
import { TECHNIQUES } from "../src/patterns/techniques.ts";
import type { ExpertPattern, Pattern } from "../src/patterns/types.ts";
import type { PatternNote } from "../src/types.ts";
import { R_CLUE, R_GUARD, R_INDICATOR, R_NOT_AFTER, R_NOT_BEFORE, R_PHRASE, R_UNLESS } from "../src/match/roles.ts";
import { compilePhrases, type CompiledPhrases, type CompileProblem, type PhraseEntry } from "../src/match/compile.ts";
import { CATEGORIES } from "../src/policy/categories.ts";
import { I_CITATION, I_HEDGE, I_NEGATION, I_QUESTION, I_QUOTATION, I_SOURCE, SEVERITIES, type PatternMeta } from "../src/match/catalog-tables.ts";
import { GUARD_KINDS, GUARDS } from "../src/score/guards.ts";
import { readablePhrases } from "../src/match/readable.ts";
import type { PatternSources } from "./load-patterns.ts";

const EXTENTS = ["match", "clause", "sentence", "argument"] as const;
const IGNORED = { negation: I_NEGATION, question: I_QUESTION, quotation: I_QUOTATION, source: I_SOURCE, hedge: I_HEDGE } as const;
/** Words that point to a document: their omission of a source is of the citation type (specification 1 §9, boosts). */
const DOCUMENT_WORDS = /\b(?:stud(?:y|ies)|research|surveys?|reports?|papers?|polls?|trials?|data|statistics|evidence|tests?|analys[ei]s)\b/;

const READABLE_SAMPLES = 6;

export interface Catalogue {
  /** Sorted by family, in the order of FAMILIES; within one in the order of the files. */
  patterns: (Pattern & Partial<ExpertPattern> & { file: string })[];
  meta: PatternMeta[];
  notes: PatternNote[];
  compiled: CompiledPhrases;
  usedLists: Set<string>;
  problems: CompileProblem[];
  /** Detector name of each pattern that has one. */
  detectors: Record<string, number>;
}

/** Puts pattern files and lists together to what the generated modules hold. */
export function buildCatalogue(sources: PatternSources): Catalogue {
  const problems: CompileProblem[] = [];
  const seen = new Set<string>();
  const all = sources.files.flatMap(({ file, patterns }) => patterns.map((pattern) => ({ ...pattern, file })));
  const patterns: Catalogue["patterns"] = [];
  const meta: PatternMeta[] = [];
  FAMILIES.forEach((family, index) => {
    for (const pattern of all) {
      if (!pattern.id?.startsWith(`${family.prefix}-`)) continue;
      const where = `${pattern.file}: ${pattern.id}`;
      const technique = TECHNIQUES.indexOf(pattern.technique);
      const problem = seen.has(pattern.id)
        ? "the id is taken"
        : technique < 0
          ? `unknown technique "${pattern.technique}"`
          : !CATEGORIES.includes(pattern.category)
            ? `unknown category "${pattern.category}"`
            : "";
      if (problem) {
        problems.push({ where, phrase: "", problem, column: 0 });
        continue;
      }
      seen.add(pattern.id);
      patterns.push(pattern);
      const citation = family.codex === "omission" && DOCUMENT_WORDS.test(pattern.phrases.join(" "));
      meta.push({
        family: index,
        category: CATEGORIES.indexOf(pattern.category),
        technique,
        severity: SEVERITIES.indexOf(pattern.severity),
        confidence: Math.round(baseConfidence(family, pattern.severity, pattern.confidence) * 100),
        extent: EXTENTS.indexOf(pattern.extent ?? "match"),
        roles: rolesOf(pattern),
        ignore: (pattern.ignore ?? []).reduce((bits, name) => bits | IGNORED[name], citation ? I_CITATION : 0),
      });
    }
  });
  for (const pattern of all) {
    if (!FAMILIES.some((family) => pattern.id?.startsWith(`${family.prefix}-`)))
      problems.push({ where: `${pattern.file}: ${pattern.id}`, phrase: "", problem: "the id begins with no family prefix", column: 0 });
  }
  const entries = phraseEntries(patterns);
  const lists = sources.lists.map(({ id, words, file }) => ({ id, words, file }));
  const { compiled, usedLists, problems: phraseProblems } = compilePhrases(entries, lists);
  const listWords = new Map(lists.map(({ id, words }) => [id, words]));
  return {
    patterns,
    meta,
    notes: patterns.map((pattern, at) => noteOf(pattern, meta[at]!, listWords)),
    compiled,
    usedLists,
    problems: [...problems, ...phraseProblems],
    detectors: Object.fromEntries(patterns.flatMap((pattern, at) => (pattern.detector ? [[pattern.id, at]] : []))),
  };
}

const rolesOf = ({ phrases, indicators, contextClues, unless, notAfter, notBefore }: Pattern): number =>
  [
    [R_PHRASE, phrases],
    [R_INDICATOR, indicators],
    [R_CLUE, contextClues],
    [R_UNLESS, unless],
    [R_NOT_AFTER, notAfter],
    [R_NOT_BEFORE, notBefore],
  ]
    .filter(([, list]) => (list as readonly string[] | undefined)?.length)
    .reduce((bits, [role]) => bits | (1 << (role as number)), 0);

function phraseEntries(patterns: Catalogue["patterns"]): PhraseEntry[] {
  const entries: PhraseEntry[] = [];
  patterns.forEach((pattern, index) => {
    const where = `${pattern.file}: ${pattern.id}`;
    const add = (role: number, phrases: readonly string[] | undefined): void => {
      for (const phrase of phrases ?? []) entries.push({ pattern: index, role, phrase, where });
    };
    add(R_PHRASE, pattern.phrases);
    add(R_INDICATOR, pattern.indicators);
    add(R_CLUE, pattern.contextClues);
    add(R_UNLESS, pattern.unless);
    add(R_NOT_AFTER, pattern.notAfter);
    add(R_NOT_BEFORE, pattern.notBefore);
  });
  GUARD_KINDS.forEach((kind, index) => {
    for (const phrase of GUARDS[kind]) entries.push({ pattern: index, role: R_GUARD, phrase, where: `score/guards.ts: ${kind}` });
  });
  return entries;
}

/** As it is printed: patterns are written with straight apostrophes, and hold no single quotation marks. */
const printed = (text: string): string => text.replaceAll("'", "’");

/** As people write it: phrases are in small letters, with what belongs to a word apart from it. */
const asWritten = (wording: string): string =>
  wording
    .replace(/ (?='(?:[sdm]|re|ve|ll)\b)/g, "")
    .replace(/\bi\b(?!\.)/g, "I")
    .replace(/ \. (\p{L})/gu, (_, first: string) => `. ${first.toUpperCase()}`);

function noteOf(pattern: Pattern & Partial<ExpertPattern>, meta: PatternMeta, lists: ReadonlyMap<string, readonly string[]>): PatternNote {
  const family = FAMILIES[meta.family]!;
  return {
    reflexId: pattern.id,
    name: pattern.name,
    family: family.prefix,
    familyName: family.name,
    category: pattern.category,
    technique: pattern.technique,
    severity: pattern.severity,
    confidence: meta.confidence / 100,
    description: pattern.description,
    rationale: pattern.rationale,
    question: pattern.question,
    ...(pattern.rewording ? { rewording: pattern.rewording } : {}),
    mechanism: pattern.mechanism,
    source: pattern.source,
    indicators: readablePhrases([...pattern.phrases, ...(pattern.indicators ?? [])], lists, READABLE_SAMPLES).map((wording) => printed(asWritten(wording))),
    contextClues: readablePhrases(pattern.contextClues ?? [], lists, READABLE_SAMPLES).map((wording) => printed(asWritten(wording))),
    examples: pattern.fires.map(printed),
    fine: pattern.allows.map(printed),
    ...(pattern.sophistication ? { sophistication: pattern.sophistication } : {}),
  };
}
