import { buildCatalogue, type Catalogue } from "../scripts/build-catalogue.ts";
import { loadPatterns, type PatternSources } from "../scripts/load-patterns.ts";
import { detectorWords } from "../src/detectors/index.ts";
import { Engine } from "../src/engine.ts";
import { PackedTables } from "../src/match/tables.ts";
import { packPhrases } from "../src/match/pack.ts";
import { packPatterns, unpackPatterns } from "../src/match/catalog-tables.ts";
import type { Pattern, WordList } from "../src/patterns/types.ts";
import { assess, ParagraphLanguage } from "../src/score/assess.ts";

/** An engine compiled here and now, from the sources and not from src/generated. */
export interface FreshEngine {
  engine: Engine;
  catalogue: Catalogue;
  sources: PatternSources;
}

export function engineFrom(sources: PatternSources): FreshEngine {
  const catalogue = buildCatalogue(sources);
  const tables = new PackedTables(packPhrases(catalogue.compiled), detectorWords());
  return { engine: new Engine(tables, unpackPatterns(packPatterns(catalogue.meta)), catalogue.detectors), catalogue, sources };
}

export const freshEngine = async (): Promise<FreshEngine> => engineFrom(await loadPatterns());

/** An engine of a few patterns, for unit tests. */
export const smallEngine = (patterns: readonly Pattern[], lists: readonly WordList[] = []): FreshEngine =>
  engineFrom({ files: [{ file: "test", patterns }], lists: lists.map((list) => ({ ...list, file: "test" })), broken: [] });

/** A pattern with the least that the type asks for. */
export const pattern = (id: string, phrases: string[], more: Partial<Pattern> = {}): Pattern => ({
  id,
  name: id,
  category: "other",
  technique: "vagueness",
  severity: "medium",
  phrases,
  description: "",
  rationale: "",
  question: "",
  mechanism: "",
  source: "",
  fires: [],
  allows: [],
  ...more,
});

export interface Seen {
  /** The wording is there and no exception holds. */
  matched: boolean;
  /** Some match is asserted and nothing lowered it. */
  plain: boolean;
}

/** How one pattern takes a text. */
export function seen(engine: Engine, index: number, text: string): Seen {
  engine.read(text);
  const results = engine.evidence.candidates
    .filter((candidate) => candidate.pattern === index)
    .map((candidate) => assess(engine.doc, engine.evidence, new ParagraphLanguage(engine.evidence), engine.patterns, candidate))
    .filter((result) => result !== null);
  return { matched: results.length > 0, plain: results.some((result) => result.stance === "asserted" && result.adjustments.every(({ by }) => by > 0)) };
}

/** Texts of a pattern that it takes wrongly. */
export function failuresOf({ engine, catalogue }: FreshEngine, index: number): string[] {
  const { fires, allows } = catalogue.patterns[index]!;
  return [
    ...fires.filter((text) => !seen(engine, index, text).matched).map((text) => `does not fire: ${text}`),
    ...allows.filter((text) => seen(engine, index, text).plain).map((text) => `is not allowed: ${text}`),
  ];
}
