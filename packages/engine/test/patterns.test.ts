import { describe, expect, it } from "vitest";
import { DETECTORS } from "../src/detectors/index.ts";
import { FAMILIES } from "../src/policy/families.ts";
import { packPhrases } from "../src/match/pack.ts";
import { packPatterns } from "../src/match/catalog-tables.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { MEMBERS, PATTERNS, PROGRAMS, ROWS, RULES, TERMS, USES } from "../src/generated/tables.ts";
import { ALL_NOTES } from "../src/generated/notes-all.ts";
import { TECHNIQUES } from "../src/patterns/techniques.ts";
import { ruleHash } from "../scripts/rule-hash.ts";
import { failuresOf, freshEngine } from "./support.ts";

const fresh = await freshEngine();
const { catalogue, sources } = fresh;
const { patterns } = catalogue;

const NAME_MAX_CHARS = 40;
const EXAMPLES_MIN = 2;
/** Buttons of the Analyze page that the specification names. A note is a button too, and whoever asks for one of these by part of its name means only it. */
const NAMES_OF_CONTROLS = /back|send|quick|careful|audit|fetch-url|reset chat|run analysis|generate report/iu;
/** Issue 2: the breadth that families, semantic patterns and the expert taxonomy must have. */
const FAMILY_MIN = 26;
const SEMANTIC_MIN = 40;
const EXPERT_MIN = 100;
const EXPERT_CATEGORY_MIN = 10;

/** A note speaks to everybody and of everybody: no reader or speaker is a man by default. A rewording may quote one. */
const ONE_SEX = /\b(?:he|him|his|himself|mankind)\b/iu;

/** Specification 1 §9, confidence by severity: kinds of claims with a value of their own. */
const FIXED_BY_SPECIFICATION: Readonly<Record<string, number>> = { "vx-pc01-consensus-on-speculation": 0.75 };

describe("every pattern", () => {
  it("compiles", () => {
    expect(sources.broken).toEqual([]);
    expect(catalogue.problems.map(({ where, problem, phrase }) => `${where}: ${problem} ${phrase}`)).toEqual([]);
  });

  it.each(patterns.map((pattern, at) => [pattern.id, at] as const))("%s fires on its examples and lets the near-misses be", (_, at) =>
    expect(failuresOf(fresh, at)).toEqual([]),
  );

  it.each(patterns.map((pattern) => [pattern.id, pattern] as const))("%s is complete", (_, pattern) => {
    expect(pattern.id).toMatch(/^vx-[a-z]{2}\d{2}-[a-z0-9-]+$/);
    expect(pattern.name.length).toBeLessThanOrEqual(NAME_MAX_CHARS);
    expect(pattern.name).not.toMatch(NAMES_OF_CONTROLS);
    expect(pattern.fires.length).toBeGreaterThanOrEqual(EXAMPLES_MIN);
    expect(pattern.allows.length).toBeGreaterThanOrEqual(EXAMPLES_MIN);
    for (const text of [pattern.name, pattern.description, pattern.rationale, pattern.question, pattern.mechanism, pattern.source])
      expect(text.trim()).not.toBe("");
    // What a reader sees has the quotation marks and apostrophes of print, and stops and commas stand inside the marks, as in the rest of the app. It says “percent,” as most of it does.
    for (const text of [pattern.name, pattern.description, pattern.rationale, pattern.question, pattern.rewording, pattern.mechanism, pattern.source])
      expect(text ?? "").not.toMatch(/["']|”[.,]|\d %/);
    for (const text of [pattern.name, pattern.description, pattern.rationale, pattern.question, pattern.mechanism]) expect(text).not.toMatch(ONE_SEX);
    expect(pattern.question).toMatch(/\?$/);
    expect(TECHNIQUES).toContain(pattern.technique);
    if (pattern.detector) expect(Object.keys(DETECTORS)).toContain(pattern.detector);
    else expect(pattern.phrases.length).toBeGreaterThan(0);
    const own = FAMILIES.find(({ prefix }) => pattern.id.startsWith(`${prefix}-`))!;
    if (own.confidence) expect(pattern.confidence).toBe(FIXED_BY_SPECIFICATION[pattern.id]);
    else {
      expect(pattern.confidence).toBeGreaterThanOrEqual(0.4);
      expect(pattern.confidence).toBeLessThanOrEqual(0.9);
    }
    if (own.prefix === "vx-mp01") expect(["basic", "intermediate", "advanced", "expert"]).toContain(pattern.sophistication);
  });
});

describe("the catalogue", () => {
  it("has no id and no name twice", () => {
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
    const names = patterns.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(["description", "rationale", "question", "mechanism"] as const)("says nothing twice: %s", (field) => {
    const texts = patterns.map((pattern) => pattern[field]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("does not describe a pattern with the sentence that opens its rationale", () =>
    expect(patterns.filter(({ description, rationale }) => rationale.startsWith(description)).map(({ id }) => id)).toEqual([]));

  it.each(FAMILIES.map(({ prefix }) => prefix))("%s has no phrase twice", (prefix) => {
    const owners = new Map<string, string[]>();
    for (const pattern of patterns.filter(({ id }) => id.startsWith(`${prefix}-`)))
      for (const phrase of pattern.phrases) owners.set(phrase, [...(owners.get(phrase) ?? []), pattern.id]);
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  it.each(FAMILIES.filter(({ prefix }) => prefix !== "vx-mp01" && prefix !== "vx-sp01").map(({ prefix }) => prefix))(
    "%s has the breadth of its family",
    (prefix) => {
      expect(patterns.filter(({ id }) => id.startsWith(`${prefix}-`)).length).toBeGreaterThanOrEqual(FAMILY_MIN);
    },
  );

  it("has the semantic patterns and the expert taxonomy", () => {
    const expert = patterns.filter(({ id }) => id.startsWith("vx-mp01-"));
    expect(patterns.filter(({ id }) => id.startsWith("vx-sp01-")).length).toBeGreaterThanOrEqual(SEMANTIC_MIN);
    expect(expert.length).toBeGreaterThanOrEqual(EXPERT_MIN);
    for (const category of ["emotional", "logical", "authority", "consensus", "framing", "distraction", "other"])
      expect(expert.filter((pattern) => pattern.category === category).length).toBeGreaterThanOrEqual(EXPERT_CATEGORY_MIN);
  });

  it("uses every word list, and no list holds a word twice", () => {
    expect(sources.lists.map(({ id }) => id).filter((id) => !catalogue.usedLists.has(id))).toEqual([]);
    for (const { id, words } of sources.lists) expect([id, words.filter((word, at) => words.indexOf(word) !== at)]).toEqual([id, []]);
  });

  it("writes each source in one way", () => {
    // “Pariser, The Filter Bubble (2011)”: authors, title, year. Of one year, no title is the beginning of another.
    const written = [...new Set(patterns.map(({ source }) => source))].map((source) => {
      const [, title, year] = /([^,]+) \((\d{4})\)/u.exec(source.toLowerCase()) ?? ["", source, ""];
      return { source, title: title!.trim(), year };
    });
    const twice = written.flatMap((one) =>
      written.filter((other) => other !== one && other.year === one.year && other.title.startsWith(one.title)).map((other) => [one.source, other.source]),
    );
    expect(twice).toEqual([]);
  });

  it("names each list after its file", () => expect(sources.lists.filter(({ id, file }) => file !== `lists/${id}.ts`)).toEqual([]));

  it("covers every MAFALDA name with two entries of the expert taxonomy", () => {
    const counts = new Map<string, number>();
    for (const { technique } of patterns.filter(({ id }) => id.startsWith("vx-mp01-"))) counts.set(technique, (counts.get(technique) ?? 0) + 1);
    expect(TECHNIQUES.slice(0, 23).filter((technique) => (counts.get(technique) ?? 0) < 2)).toEqual([]);
  });
});

describe("src/generated", () => {
  it("is what the patterns say now (npm run generate)", () => {
    const packed = packPhrases(catalogue.compiled);
    const meta = packPatterns(catalogue.meta);
    const now = { terms: TERMS, rules: RULES, members: MEMBERS, rows: ROWS, programs: PROGRAMS, uses: USES };
    expect(Object.keys(packed).filter((part) => JSON.stringify(packed[part as keyof typeof now]) !== JSON.stringify(now[part as keyof typeof now]))).toEqual(
      [],
    );
    expect(PATTERNS === meta).toBe(true);
    expect(RULE_HASH).toBe(ruleHash(Object.values(packed).flat().join("") + meta));
    for (const [prefix, json] of Object.entries(ALL_NOTES)) {
      expect((JSON.parse(json) as string[][]).map(([id, name]) => [id, name])).toEqual(
        catalogue.notes.filter(({ family }) => family === prefix).map(({ reflexId, name }) => [reflexId, name]),
      );
    }
  });
});
