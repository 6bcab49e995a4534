import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CORPUS_NAMES, falseAlarms, FORMS, ORDINARY, RANKED, RESULTS, shareMisleading, type CorpusResult } from "./results.ts";

const root = new URL("../../../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const corpus = (n: number, positive: number, falseAlarm: number | null = null): CorpusResult => ({
  n,
  positive,
  words: 0,
  auroc: null,
  aurocSe: null,
  aurocOfWords: null,
  falseAlarmBySource: null,
  at: { "0.6": { precision: null, recall: null, falseAlarm, flagged: null } },
});

describe("how common misleading texts are", () => {
  it("is counted text by text over the ranked corpora, and over no other", () => {
    expect(shareMisleading({ corpora: { babe: corpus(100, 90), memes: corpus(300, 30), neutral: corpus(1000, 0) } })).toBeCloseTo(0.3);
  });
});

describe("false alarms", () => {
  it("are counted over the honest texts of a corpus alone", () => {
    expect(falseAlarms(corpus(102, 71, 0.4194), "0.6")).toEqual({ marked: 13, honest: 31 });
    expect(falseAlarms(corpus(10, 10), "0.6")).toEqual({ marked: 0, honest: 0 });
  });
});

describe("texts with a strong mark", () => {
  it("are more over every ranked corpus than over the kinder ones, and fewer of them right", () => {
    const { pooled, everywhere } = RESULTS;
    expect(everywhere.strong).toBeGreaterThan(pooled.strong);
    expect(everywhere.strongRight / everywhere.strong).toBeLessThan(pooled.strongRight / pooled.strong);
  });
});

describe("what the page tells", () => {
  it("has a name and figures for every ranked corpus", () => {
    expect(RANKED.filter((name) => !RESULTS.corpora[name] || !CORPUS_NAMES[name])).toEqual([]);
  });

  it("stands in the tables of the bench, of the same rules", () => {
    const { ruleHash, everywhere, pooled, shown } = RESULTS;
    const accuracy = read("bench/results/accuracy.md");
    for (const words of [
      `rules ${ruleHash},`,
      `${pooled.strongRight}/${pooled.strong} `,
      `: ${everywhere.strongRight}/${everywhere.strong} `,
      `${shown.marked} of the ${shown.texts} texts`,
    ])
      expect(accuracy).toContain(words);
    const ordinary = read("bench/results/ordinary.md");
    expect(ordinary).toContain(`rules ${ORDINARY.ruleHash}, ${ORDINARY.date}.`);
    for (const { name, texts, words } of ORDINARY.collections) expect(ordinary).toContain(`| ${name} | ${texts} | ${words} |`);
    const forms = read("bench/results/forms.md");
    expect(forms).toContain(`rules ${FORMS.ruleHash}, ${FORMS.date}.`);
    for (const { form, texts, marked, kept } of FORMS.rows)
      expect(forms).toContain(`| ${form} | ${texts} | ${marked} | ${((100 * kept) / marked).toFixed(1)}% |`);
  });

  it("is what the README tells", () => {
    const { everywhere, pooled, shown, corpora } = RESULTS;
    const readme = read("README.md");
    for (const words of [
      `${((100 * shown.marked) / shown.texts).toFixed(1)}% of the honest texts show one`,
      `people judged ${Math.round((100 * everywhere.strongRight) / everywhere.strong)}% misleading`,
      `${pooled.strongRight} of ${pooled.strong} in headlines`,
      `of all texts in the eleven it is ${Math.round(100 * shareMisleading({ corpora }))}%`,
    ])
      expect(readme).toContain(words);
  });
});
