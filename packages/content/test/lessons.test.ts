import { FAMILIES } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { certaintyVsTrust } from "../src/lessons/certainty-vs-trust.ts";
import { claritySignals } from "../src/lessons/clarity-signals.ts";
import { lessonLoaders } from "../src/lessons/index.ts";
import type { Figure, FigureNode, Lesson, Source } from "../src/schema.ts";
import { grade, itemsOf, textsOfBlock, textsOfItem, textsOfLesson, words } from "./texts.ts";

const lessons: Lesson[] = await Promise.all(Object.values(lessonLoaders).map((load) => load()));
const WITHOUT_VERDICT = ["steelman", "detect-bullshit"];
/** These must each hold an exercise that leaves the page (the issue on the education area). */
const LATERAL = ["detect-bullshit", "citation-laundering", "speculative-authority"];
/** Questions that ask for a yes or a no, by the right answer. “Is it a trick?” asked of honest examples only, and “is it good?” of the others, would answer themselves. */
const ANSWERED_YES = [
  "cognitive-dissonance/example1",
  "confirmation-bias/example3",
  "mental-models/example2",
  "mental-models/example3",
  "speculative-authority/example1",
  "false-urgency/example3",
  "appeal-to-emotion/example3",
  "false-dichotomy/example2",
  "false-dilemma/example1",
  "red-herring/example3",
  "straw-man/example1",
  "how-llms-bullshit/example2",
  "become-ai-aware/example1",
];
const ANSWERED_NO = [
  "confirmation-bias/example2",
  "epistemic-humility/example2",
  "narrative-framing/example3",
  "why-certainty-sells/example1",
  "vagueness/example3",
  "citation-laundering/example3",
  "false-urgency/example1",
  "appeal-to-authority/example1",
  "fallacies-overview/example2",
  "fallacies-overview/example3",
  "false-dichotomy/example1",
  "straw-man/example2",
  "ad-hominem/example2",
  "circular-reasoning/example2",
  "ai-aware/example2",
  "ai-aware/example3",
];
const between = (n: number, low: number, high: number) => n >= low && n <= high;
const refs = (texts: string[]) => new Set(texts.flatMap((text) => [...text.matchAll(/\[(\d)\]/g)].map((m) => Number(m[1]))));

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  const items = itemsOf(lesson);

  it("has four steps: an introduction, one in between, practice, and one to take along", () => {
    expect(lesson.steps.map((step) => step.id)).toEqual([
      "introduction",
      expect.stringMatching(/^(?:types|examples|categories|techniques?|mechanism)$/),
      "practice",
      expect.stringMatching(/^(?:defense|application|benefits)$/),
    ]);
    expect(lesson.steps.filter((step) => step.interactive).map((step) => step.id)).toEqual(["practice"]);
    for (const step of lesson.steps) expect(step.blocks.length, step.id).toBeGreaterThan(0);
  });

  it("has three items with every text", () => {
    expect(items.map((item) => item.id)).toEqual(["example1", "example2", "example3"]);
    for (const item of items) for (const text of textsOfItem(item)) expect(text.trim()).not.toBe("");
  });

  it("has 900 to 1,500 words, and 60 to 120 in each analysis and explanation", () => {
    const total = textsOfLesson(lesson).reduce((sum, text) => sum + words(text), 0);
    expect(between(total, 900, 1500), `${total} words`).toBe(true);
    for (const item of items)
      for (const field of ["analysis", "explanation"] as const)
        expect(between(words(item[field]), 60, 120), `${item.id} ${field}: ${words(item[field])} words`).toBe(true);
  });

  it("gives verdicts, one or two of them honest, except where none exists", () => {
    const verdicts = items.map((item) => item.verdict);
    if (WITHOUT_VERDICT.includes(lesson.variant)) expect(verdicts).toEqual([undefined, undefined, undefined]);
    else expect(between(verdicts.filter((v) => v === "sound").length, 1, 2), verdicts.join()).toBe(true);
  });

  it("names its sources, and refers to each", () => {
    expect(between(lesson.sources.length, 2, 7), `${lesson.sources.length} sources`).toBe(true);
    expect([...refs(textsOfLesson(lesson))].sort()).toEqual(lesson.sources.map((_, i) => i + 1));
  });

  it("says what it teaches, in families that the engine has", () => {
    expect(words(lesson.idea)).toBeGreaterThan(5);
    expect(lesson.idea, "said as the others are").not.toMatch(/^You /);
    expect(lesson.teaches.families.length).toBeGreaterThan(0);
    for (const family of lesson.teaches.families) expect(FAMILIES.map((f) => f.prefix)).toContain(family);
    expect(lesson.teaches.techniques.length).toBeGreaterThan(0);
  });

  it("uses no straight quotes, no HTML and no emoji, and closes its markup", () => {
    for (const text of textsOfLesson(lesson)) {
      expect(text).not.toMatch(/["'<>\p{Extended_Pictographic}]/u);
      expect(text.replace(/\*\*[^*]+\*\*/g, "")).not.toMatch(/\*/);
    }
  });

  it("sets no reference against a figure, where it would be read as a power", () => {
    for (const text of textsOfLesson(lesson)) expect(text).not.toMatch(/\d\)? ?\[\d\]/);
  });

  if (LATERAL.includes(id))
    it("sends the reader off the page", () => {
      expect(items.some((item) => item.leaveThePage && item.leaveThePage.steps.length >= 2 && item.leaveThePage.found !== "")).toBe(true);
    });
});

describe("all lessons together", () => {
  const items = lessons.flatMap(itemsOf);

  it("are honest in 45 to 55 percent of the items with a verdict", () => {
    const judged = items.filter((item) => item.verdict);
    const share = judged.filter((item) => item.verdict === "sound").length / judged.length;
    expect(judged).toHaveLength(72);
    expect(between(share, 0.45, 0.55), `${share}`).toBe(true);
  });

  it("do not let the position of an item give its verdict away", () => {
    for (const place of [0, 1, 2]) {
      const there = lessons.map((lesson) => itemsOf(lesson)[place]?.verdict).filter(Boolean);
      const share = there.filter((v) => v === "sound").length / there.length;
      expect(between(share, 0.3, 0.7), `item ${place + 1}: ${share}`).toBe(true);
    }
  });

  describe("do not give a verdict away before the learner has judged", () => {
    const judged = lessons.map((lesson) => itemsOf(lesson).filter((item) => item.verdict)).filter((trio) => trio.length > 0);
    const sound = (list: { verdict?: string }[]) => list.filter((item) => item.verdict === "sound").length / list.length;
    const byLength = judged.map((trio) => [...trio].sort((a, b) => words(a.statement) - words(b.statement)));

    it("by being the longest or the shortest of three", () => {
      expect(between(sound(byLength.map((trio) => trio[2]!)), 0.35, 0.65)).toBe(true);
      expect(between(sound(byLength.map((trio) => trio[0]!)), 0.35, 0.65)).toBe(true);
    });

    it.each([40, 44, 48, 52, 56])("by having %i words or more", (cut) => {
      const right = judged.flat().filter((item) => words(item.statement) >= cut === (item.verdict === "sound")).length;
      expect(between(right / 72, 0.38, 0.62), `${right} of 72`).toBe(true);
    });

    it("by the form of the question", () => {
      const asksYesOrNo = (question: string) =>
        question.split(/(?<=[.?!:,])\s+/).some((part) => /^(?:is|are|does|do|did|can|could|would|has|have|was|were)\b/i.test(part));
      const share = (verdict: string) => {
        const list = judged.flat().filter((item) => item.verdict === verdict);
        return list.filter((item) => asksYesOrNo(item.question)).length / list.length;
      };
      expect(Math.abs(share("sound") - share("misleading")), `${share("sound")} and ${share("misleading")}`).toBeLessThan(0.2);
    });

    it("by the answer to the question: as often yes as no, for both kinds", () => {
      const asked = lessons.flatMap((lesson) => itemsOf(lesson).map((item) => ({ key: `${lesson.id}/${item.id}`, ...item }))).filter((i) => i.verdict);
      for (const key of [...ANSWERED_YES, ...ANSWERED_NO])
        expect(
          asked.some((item) => item.key === key),
          key,
        ).toBe(true);
      for (const verdict of ["sound", "misleading"]) {
        const of = (keys: readonly string[]) => asked.filter((item) => item.verdict === verdict && keys.includes(item.key)).length;
        const yes = of(ANSWERED_YES);
        expect(between(yes / (yes + of(ANSWERED_NO)), 0.35, 0.65), `${verdict}: ${yes} yes, ${of(ANSWERED_NO)} no`).toBe(true);
      }
    });

    it.each([
      ["she", /\b(?:she|hers?|herself)\b/i],
      ["he", /\b(?:he|him|his|himself)\b/i],
    ])("by who speaks: where a text or its analysis says “%s”, both kinds stand", (_, form) => {
      const said = (texts: (item: (typeof judged)[number][number]) => string[]) => judged.flat().filter((item) => texts(item).some((text) => form.test(text)));
      for (const list of [
        said(({ statement, question }) => [statement, question]),
        said(({ statement, question, analysis, explanation }) => [statement, question, analysis, explanation]),
      ])
        expect(between(sound(list), 0.35, 0.65), `${sound(list)} of ${list.length}`).toBe(true);
    });

    it("by a semicolon", () => {
      const list = judged.flat().filter((item) => item.statement.includes(";"));
      expect(between(sound(list), 0.35, 0.65), `${sound(list)} of ${list.length}`).toBe(true);
    });

    it("by sending the learner off the page", () => {
      expect(between(sound(judged.flat().filter((item) => item.leaveThePage)), 0.4, 0.6)).toBe(true);
    });
  });

  it("send nobody to an office that other countries do not have", () => {
    for (const step of items.flatMap((item) => item.leaveThePage?.steps ?? [])) expect(step).not.toMatch(/\byour (?:state|county|province)(?! or )/);
  });

  it("repeat no sentence", () => {
    const seen = new Map<string, string>();
    for (const lesson of lessons) {
      for (const sentence of textsOfLesson(lesson)
        .flatMap((text) => text.split(/(?<=[.!?]”?)\s+/))
        .filter((s) => words(s) >= 7)) {
        expect(seen.get(sentence) ?? lesson.id, sentence).toBe(lesson.id);
        seen.set(sentence, lesson.id);
      }
    }
  });

  it("retell no study that another lesson tells", () => {
    const titles = lessons.flatMap((lesson) => lesson.sources.map(({ title }) => title.toLowerCase()));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it("read at about grade 9 to 10 at most (report)", () => {
    const rows = lessons
      .map((lesson) => ({ id: lesson.id, grade: grade(textsOfLesson(lesson)), words: textsOfLesson(lesson).reduce((sum, text) => sum + words(text), 0) }))
      .sort((a, b) => b.grade - a.grade);
    const mean = rows.reduce((sum, row) => sum + row.grade, 0) / rows.length;
    console.info(
      `Reading level (Flesch-Kincaid grade): mean ${mean.toFixed(1)}; ${rows.map((row) => `${row.id} ${row.grade.toFixed(1)} (${row.words} words)`).join(", ")}`,
    );
    expect(mean).toBeLessThan(9.5);
    for (const row of rows) expect(row.grade, row.id).toBeLessThan(10.5);
  });
});

describe("figures", () => {
  const figures = new Map<string, Figure>();
  for (const lesson of lessons)
    for (const block of lesson.steps.flatMap((step) => step.blocks)) if (block.type === "figure") figures.set(lesson.id, block.figure);
  figures.set("certainty-vs-trust", certaintyVsTrust.figure);
  const CLASSES =
    /^(?:line|rule|strong|dash|fill-(?:ink|paper|shade|accent)|(?:ink|area)-(?:emotional|logical|authority|consensus|framing|distraction|other)|label(?:-strong|-quiet)?|serif|on-accent)$/;
  const all = (nodes: FigureNode[]): FigureNode[] => nodes.flatMap((node) => [node, ...all(node.kids ?? [])]);

  it("stand in at least ten lessons, each with an id of its own", () => {
    expect(figures.size).toBeGreaterThanOrEqual(10);
    expect(new Set([...figures.values()].map((figure) => figure.id)).size).toBe(figures.size);
  });

  it.each([...figures])("%s: text alternative, caption, house classes, nothing coloured by hand", (_, figure) => {
    expect(words(figure.alt)).toBeGreaterThan(8);
    expect(words(figure.caption)).toBeGreaterThan(4);
    for (const node of all([...figure.nodes, ...figure.narrow.nodes])) {
      for (const cls of node.cls?.split(" ") ?? []) expect(cls).toMatch(CLASSES);
      expect(Object.keys(node.at ?? {})).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:fill|stroke|style|font.*|on.*)$/)]));
    }
  });
  const said = (nodes: FigureNode[], what: RegExp): string[] => [...new Set(all(nodes).flatMap((node) => node.text?.match(what) ?? []))].sort();
  it.each([...figures])("%s: the version for a phone says the same numbers, and no word that the wide one has not", (_, { nodes, narrow }) => {
    expect(said(narrow.nodes, /\d+(?:,\d+)*/g)).toEqual(said(nodes, /\d+(?:,\d+)*/g));
    expect(said(nodes, /\p{L}+/gu)).toEqual(expect.arrayContaining(said(narrow.nodes, /\p{L}+/gu)));
  });
});

describe("the single pages", () => {
  it("Clarity Signals: four signals in their colors with three examples each, what they do and do not, uses, a note", () => {
    expect(claritySignals.signals.map((s) => [s.name, s.color, s.examples.length])).toEqual([
      ["Clarity", "green", 3],
      ["Tone", "yellow", 3],
      ["Conflict", "red", 3],
      ["Neutral", "white", 3],
    ]);
    expect(claritySignals.sections.map((s) => s.id)).toEqual(["do", "do-not", "uses"]);
    expect(claritySignals.note).toMatch(/experimental tool/);
  });

  it("Why Certainty Sells, But Trust Wins: sections, key insights, sources referred to", () => {
    expect(certaintyVsTrust.title).toBe("Why Certainty Sells, But Trust Wins");
    expect(certaintyVsTrust.keyInsights.length).toBeGreaterThanOrEqual(5);
    const texts = [
      ...certaintyVsTrust.opening.flatMap(textsOfBlock),
      ...certaintyVsTrust.sections.flatMap((s) => s.blocks.flatMap(textsOfBlock)),
      ...certaintyVsTrust.keyInsights,
    ];
    expect([...refs(texts)].sort()).toEqual(certaintyVsTrust.sources.map((_, i) => i + 1));
  });
});

describe("sources", () => {
  const sources: [string, Source][] = [...lessons, claritySignals, certaintyVsTrust].flatMap((page) =>
    page.sources.map((source): [string, Source] => [`${page.id}: ${source.title}`, source]),
  );
  it.each(sources)("%s", (_, source) => {
    expect(source.authors.trim()).not.toBe("");
    expect(source.authors, "names as they are spoken").not.toMatch(/^\S+, \p{L}\.(?: |$)|&/u);
    expect(source.title.trim()).not.toBe("");
    expect(source.where.trim()).not.toBe("");
    expect(source.year).toBeGreaterThan(-500);
    expect(source.year).toBeLessThanOrEqual(2026);
    expect(words(source.found)).toBeGreaterThan(5);
    if (source.link !== undefined) expect(source.link).toMatch(/^https:\/\/[\w.-]+\/\S+$/);
  });
});
