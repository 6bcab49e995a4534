import { CATALOG } from "@candor/content/catalog";
import { measuredWords } from "@candor/content/measured-record";
import { lessonOfPattern } from "@candor/content/pattern-lessons";
import { catalogue } from "@candor/engine/catalogue";
import { FAMILIES } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { categoryOf, confidencePercent, filterPatterns, filtersFrom, NO_TAXONOMY_FILTERS, paramsOf, severityOf, toPattern, type Pattern } from "./patterns.ts";

const patterns = catalogue().map(toPattern);
const find = (filters: Partial<typeof NO_TAXONOMY_FILTERS>) => filterPatterns(patterns, { ...NO_TAXONOMY_FILTERS, ...filters });

describe("patterns", () => {
  it("are all of the engine's own", () => {
    expect(patterns.map((p) => p.id)).toEqual(catalogue().map((n) => n.reflexId));
    expect(find({})).toHaveLength(patterns.length);
  });
  it("have defaults for what is missing", () => {
    const { category: _c, severity: _s, detection_confidence: _d, ...bare } = patterns[0]!;
    const pattern: Pattern = bare;
    expect([categoryOf(pattern), severityOf(pattern), confidencePercent(pattern)]).toEqual(["uncategorized", "medium", 70]);
  });
  it.each(FAMILIES)("the search that lessons link to finds $name", ({ name, prefix }) => {
    const found = find({ q: name });
    expect(found.filter((p) => p.family === prefix)).toHaveLength(patterns.filter((p) => p.family === prefix).length);
  });
  it("each lead to a lesson that exists", () => {
    const ids = new Set(CATALOG.map((row) => row.id));
    expect(patterns.filter((p) => !ids.has(lessonOfPattern(p)?.id ?? ""))).toEqual([]);
  });
  it.each([
    ["ad hominem", "ad-hominem"],
    ["appeal to (false) authority", "appeal-to-authority"],
    ["circular reasoning", "circular-reasoning"],
    ["false dilemma", "false-dilemma"],
    ["flattery", "appeal-to-emotion"],
    ["loaded language", "emotional-framing"],
    ["red herring", "red-herring"],
    ["straw man", "straw-man"],
    ["urgency", "false-urgency"],
    ["guilt trip", "appeal-to-emotion"],
  ])("of the technique %s lead to the lesson on it", (technique, lesson) => {
    const of = patterns.filter((p) => p.technique === technique);
    expect(of.length).toBeGreaterThan(2);
    expect([...new Set(of.map((p) => lessonOfPattern(p)?.id))]).toEqual([lesson]);
  });
});

describe("filters", () => {
  it("search name, id, indicators and examples, whatever the case and the quotes", () => {
    const one = patterns.find((p) => p.examples.some((e) => /[’']/.test(e)))!;
    const example = one.examples.find((e) => /[’']/.test(e))!;
    for (const q of [one.id, one.name.toUpperCase(), example.replace(/'/g, "’")]) expect(find({ q }), q).toContain(one);
    expect(find({ q: "qqxz nothing" })).toEqual([]);
    expect(find({ q: "  " })).toHaveLength(patterns.length);
    for (const q of ["(", "??!", " … "]) expect(find({ q }), q).toEqual([]);
  });
  it("find two words that were typed as one, in technique and name", () => {
    const straw = find({ q: "straw man" }).filter(({ technique }) => technique === "straw man");
    expect(straw.length).toBeGreaterThan(3);
    expect(find({ q: "strawman" })).toEqual(expect.arrayContaining(straw));
    expect(find({ q: "cherrypicking" }).length).toBeGreaterThan(0);
  });
  it.each([
    ["FOMO", "scarcity"],
    ["scams", "social engineering"],
    ["phishing", "social engineering"],
    ["distraction", "red herring"],
    ["fearmongering", "appeal to fear"],
    ["personal attack", "ad hominem"],
    ["Dehumanization", "dehumanisation"],
    ["dehumanize", "dehumanisation"],
    ["generalise", "hasty generalization"],
    ["minimize", "minimisation"],
    ["testimonials", "anecdotal evidence"],
    ["survivorship bias", "cherry picking"],
    ["motte and bailey", "equivocation"],
  ])("find by %s what is called %s here", (q, technique) => {
    const of = patterns.filter((p) => p.technique === technique);
    expect(of.length).toBeGreaterThan(1);
    expect(find({ q })).toEqual(expect.arrayContaining(of));
  });
  it.each([
    ["hasty generalisation", "hasty generalization"],
    ["neighbours", "neighbors"],
    ["minimization", "minimisation"],
  ])("find %s as %s", (q, spelled) => {
    expect(find({ q: spelled }).length).toBeGreaterThan(0);
    expect(find({ q })).toEqual(expect.arrayContaining(find({ q: spelled })));
  });
  it("find a family by the name that the codex has for it", () => {
    for (const { prefix, codex } of FAMILIES)
      if (codex) expect(find({ q: codex.replaceAll("_", " ") }), codex).toEqual(expect.arrayContaining(patterns.filter(({ family }) => family === prefix)));
  });
  it("take a plural for what a pattern is called, not for any word of its texts", () => {
    expect(find({ q: "experts" }).length).toBeLessThan(find({ q: "expert" }).length / 2);
  });
  it("find one pattern by the name that only it has", () => {
    expect(find({ q: "greenwashing" }).map(({ id }) => id)).toEqual(["vx-da01-green-claims"]);
  });
  it("find a pattern by the clue beside it that its card shows", () => {
    const withClue = patterns.filter((p) => p.context_clues.length > 0);
    expect(withClue.length).toBeGreaterThan(0);
    for (const pattern of withClue) for (const clue of pattern.context_clues) expect(find({ q: clue }), clue).toContain(pattern);
  });
  it("find a pattern by why it works on people, as its card says, after those that say so themselves", () => {
    for (const pattern of patterns.filter((_, at) => at % 25 === 0)) expect(find({ q: pattern.psychological_mechanism! }), pattern.id).toContain(pattern);
    const found = find({ q: "memory" }).map(({ psychological_mechanism: why, ...shown }) =>
      /memor/i.test(JSON.stringify(shown)) ? "itself" : why ? "why" : "",
    );
    expect(new Set(found)).toEqual(new Set(["itself", "why"]));
    expect(found).toEqual(found.toSorted());
  });
  it("combine", () => {
    const both = find({ category: "logical", severity: "high" });
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((p) => p.category === "logical" && p.severity === "high")).toBe(true);
    for (const severity of ["low", "medium", "high", "critical"]) expect(find({ severity }).length, severity).toBeGreaterThan(0);
  });
  it("live in the address, and what is foreign there counts as all", () => {
    const filters = { q: "act now", category: "emotional", severity: "high" };
    expect(filtersFrom(paramsOf(filters), ["emotional"])).toEqual(filters);
    expect(paramsOf(NO_TAXONOMY_FILTERS).toString()).toBe("");
    expect(filtersFrom(new URLSearchParams("category=EMOTIONAL&severity=hack"), ["emotional"])).toEqual({ q: "", category: "emotional", severity: "all" });
  });
});

describe("measured", () => {
  it("is said only where enough texts were met", () => {
    expect(measuredWords(undefined)).toBeNull();
    expect(measuredWords({ texts: 4, right: 4, falsePerThousandWords: 0 })).toBeNull();
    expect(measuredWords({ texts: 5, right: 4, falsePerThousandWords: 0 })).toContain("Fired in 5 labeled texts");
    expect(measuredWords({ texts: 40, right: 30, falsePerThousandWords: 0 })).toBe(
      "Fired in 40 labeled texts, 30 of them (75%) marked by people as misleading too; no false alarms in neutral texts.",
    );
    expect(measuredWords({ texts: 40, right: 30, falsePerThousandWords: 0.0123 })).toContain("0.012 false alarms per 1,000 words");
  });
});
