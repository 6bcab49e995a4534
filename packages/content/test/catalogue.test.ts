import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { digestSource } from "../scripts/digest.ts";
import { minutesSource } from "../scripts/minutes.ts";
import { CATALOG, CATEGORIES } from "../src/catalog.ts";
import { catalogue as patternNotes } from "@candor/engine/catalogue";
import { FAMILIES } from "@candor/engine/policy";
import { lessonOfFamily } from "../src/family-lessons.ts";
import { findLessons } from "../src/find-lessons.ts";
import { LESSON_DIGEST } from "../src/lesson-digest.ts";
import { LESSON_MINUTES } from "../src/lesson-minutes.ts";
import { lessonLoaders } from "../src/lessons/index.ts";
import { EXPLAINED_BY_NAME, lessonOfPattern } from "../src/pattern-lessons.ts";
import { TAUGHT_TECHNIQUES } from "../src/taught-techniques.ts";
import { readFileSync } from "node:fs";
import { textsOfLesson } from "./texts.ts";

/** Specification 2 §2 (routes), §3 (progress keys) and specification 1 §2 (lists), copied by hand: the catalogue must agree with them. */
const LISTS: Record<string, string[]> = {
  "/educate/epistemic-foundations": [
    "clarity-signals",
    "certainty-vs-trust",
    "cognitive-dissonance",
    "confirmation-bias",
    "epistemic-humility",
    "mental-models",
    "narrative-framing",
    "why-certainty-sells",
  ],
  "/educate/bullshit-detection": [
    "detect-bullshit",
    "vagueness",
    "emotional-framing",
    "speculative-authority",
    "bullshit-types/citation-laundering",
    "jargon-overload",
    "false-urgency",
    "appeal-to-authority",
    "appeal-to-emotion",
  ],
  "/educate/logical-fallacies": [
    "fallacies-overview",
    "false-dichotomy",
    "false-dilemma",
    "red-herring",
    "straw-man",
    "steelman",
    "ad-hominem",
    "circular-reasoning",
  ],
  "/educate/ai-awareness": ["ai-aware", "how-llms-bullshit", "become-ai-aware", "ai-behavior-patterns"],
  "/educate/advanced-practice": ["epistemic-sandbox", "narrative-framing-analysis"],
};
const PROGRESS_KEYS =
  "epistemic-sandbox, clarity-signals, certainty-vs-trust, cognitive-dissonance, confirmation-bias, epistemic-humility, mental-models, narrative-framing, why-certainty-sells, detect-bullshit, jargon-overload, false-urgency, vagueness, emotional-framing, speculative-authority, how-llms-bullshit, ai-aware, citation-laundering, appeal-to-authority, appeal-to-emotion, fallacies-overview, false-dichotomy, false-dilemma, red-herring, straw-man, steelman, ad-hominem, circular-reasoning, become-ai-aware, narrative-framing-analysis".split(
    ", ",
  );

describe("the catalogue", () => {
  it.each(Object.entries(LISTS))("lists %s in order", (route, paths) => {
    const category = CATEGORIES.find((c) => c.route === route);
    expect(CATALOG.filter((row) => row.category === category?.id).map((row) => row.route)).toEqual(paths.map((path) => `/educate/${path}`));
  });

  it("has the five categories of the hub in order, with their headings and footers", () => {
    expect(CATEGORIES.map((c) => c.title)).toEqual(["Epistemic Foundations", "Bullshit Detection", "Logical Fallacies", "AI Awareness", "Advanced Practice"]);
    expect(CATEGORIES.map((c) => c.heading)).toEqual([
      "Epistemic Foundations",
      "Bullshit Detection",
      "Logical Fallacies",
      "AI Awareness Hub",
      "Advanced Practice",
    ]);
    expect(CATEGORIES.map((c) => c.footer)).toEqual([
      "Lessons will be activated as content is integrated",
      undefined,
      undefined,
      undefined,
      "Advanced lessons will be activated as content is integrated",
    ]);
  });

  it("has exactly the 30 progress keys", () => {
    expect(PROGRESS_KEYS).toHaveLength(30);
    expect(CATALOG.flatMap((row) => row.progressKey ?? []).sort()).toEqual([...PROGRESS_KEYS].sort());
    expect(CATALOG.filter((row) => row.progressKey === null).map((row) => row.id)).toEqual(["ai-behavior-patterns"]);
  });

  it("repeats no id, route, title or description, and all of it is available", () => {
    for (const field of ["id", "route", "title", "description"] as const) expect(new Set(CATALOG.map((row) => row[field])).size, field).toBe(CATALOG.length);
    expect(CATALOG.filter((row) => !row.available || row.title === "" || row.description === "")).toEqual([]);
  });

  it("says the type of the two practice items only", () => {
    expect(CATALOG.filter((row) => row.type).map((row) => [row.id, row.type])).toEqual([
      ["epistemic-sandbox", "practice"],
      ["narrative-framing-analysis", "assessment"],
    ]);
  });

  it("has the text of every lesson of steps, and no text without a row", () => {
    expect(
      CATALOG.filter((row) => row.kind === "steps")
        .map((row) => row.id)
        .sort(),
    ).toEqual(Object.keys(lessonLoaders).sort());
    for (const id of Object.keys(lessonLoaders)) expect(existsSync(new URL(`../src/lessons/${id}.ts`, import.meta.url)), id).toBe(true);
  });
});

/** As the taxonomy spells its names: lower case, without accents. */
const plain = (texts: string[]): string => texts.join(" ").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

describe("the digest of the lessons", () => {
  it("is up to date (npx --no-install tsx packages/content/scripts/write-digest.ts)", async () => {
    expect(readFileSync(new URL("../src/lesson-digest.ts", import.meta.url), "utf8")).toBe(await digestSource());
  });

  it("leaves out only the stories", () => {
    expect(CATALOG.map((row) => row.id).filter((id) => !LESSON_DIGEST[id])).toEqual(["ai-behavior-patterns"]);
  });
});

describe("the time that a lesson takes", () => {
  it("is known of every lesson and exercise, in steps of five minutes", () => {
    expect(CATALOG.map((row) => row.id).filter((id) => !(LESSON_MINUTES[id]! > 0))).toEqual(["ai-behavior-patterns"]);
    for (const [id, minutes] of Object.entries(LESSON_MINUTES)) expect([id, minutes % 5]).toEqual([id, 0]);
  });
  it("follows the text: between five minutes and three quarters of an hour", () => {
    expect(Math.min(...Object.values(LESSON_MINUTES))).toBeGreaterThanOrEqual(5);
    expect(Math.max(...Object.values(LESSON_MINUTES))).toBeLessThanOrEqual(45);
    expect(LESSON_MINUTES["epistemic-sandbox"]!).toBeGreaterThan(LESSON_MINUTES["straw-man"]!);
  });
  it("is up to date (npx --no-install tsx packages/content/scripts/write-digest.ts)", async () => {
    expect(readFileSync(new URL("../src/lesson-minutes.ts", import.meta.url), "utf8")).toBe(await minutesSource());
  });
});

describe("finding lessons", () => {
  it.each([
    ["straw man", "straw-man"],
    ["STRAW", "straw-man"],
    ["strawman", "straw-man"],
    ["adhominem attack", "ad-hominem"],
    ["deadline", "false-urgency"],
    ["citation", "citation-laundering"],
    ["sunk cost", "cognitive-dissonance"],
    ["expert", "appeal-to-authority"],
    ["AI behaviour", "ai-behavior-patterns"],
    ["generalisation", "fallacies-overview"],
  ])("%s -> %s", (query, id) => {
    expect(findLessons(query).map((row) => row.id)).toContain(id);
  });

  it.each([
    ["ad", "false-urgency"],
    ["advertisement", "false-urgency"],
    ["ChatGPT", "ai-aware"],
    ["influencer", "appeal-to-authority"],
    ["clickbait", "emotional-framing"],
    ["scam", "false-urgency"],
    ["fake news", "detect-bullshit"],
    ["SIFT", "detect-bullshit"],
    ["lateral reading", "detect-bullshit"],
    ["echo chamber", "confirmation-bias"],
    ["propaganda", "emotional-framing"],
    ["statistics", "narrative-framing-analysis"],
    ["percentages", "narrative-framing-analysis"],
    ["AI essay", "how-llms-bullshit"],
    ["lie", "detect-bullshit"],
    ["manipulation", "emotional-framing"],
    ["Wikipedia", "citation-laundering"],
    ["opinions", "confirmation-bias"],
    ["fact check", "citation-laundering"],
    ["chat gpt", "ai-aware"],
    ["hallucinate", "how-llms-bullshit"],
    ["calibration", "epistemic-sandbox"],
    ["personal attack", "ad-hominem"],
    ["peer pressure", "citation-laundering"],
    ["critical thinking", "fallacies-overview"],
    ["fake reviews", "appeal-to-authority"],
    ["conspiracy theory", "circular-reasoning"],
    ["fake photo", "become-ai-aware"],
    ["deepfakes", "become-ai-aware"],
    ["scapegoat", "narrative-framing"],
    ["burden of proof", "fallacies-overview"],
    ["apology", "cognitive-dissonance"],
    ["downplaying", "cognitive-dissonance"],
    ["us against them", "narrative-framing"],
    ["cliché", "red-herring"],
    ["cover-up", "circular-reasoning"],
  ])("knows the everyday word %s", (query, id) => {
    expect(
      findLessons(query)
        .map((row) => row.id)
        .slice(0, 3),
    ).toContain(id);
  });

  it.each(["deadline", "sources", "straw man", "expert", "experts", "fear"])("finds what the field itself suggests, and plurals: %s", (query) => {
    expect(findLessons(query)).not.toEqual([]);
  });

  it("sends somebody with a fake to the lessons on checking before the one on crowds", () =>
    expect(
      findLessons("fake")
        .map((row) => row.id)
        .slice(0, 3),
    ).toEqual(expect.arrayContaining(["citation-laundering", "detect-bullshit", "become-ai-aware"])));

  it("sends somebody with an ad to the deadline first", () => {
    expect(findLessons("ad")[0]?.id).toBe("false-urgency");
  });

  it("puts a title before a mention", () => {
    expect(findLessons("emotion")[0]?.id).toMatch(/^(?:emotional-framing|appeal-to-emotion)$/);
  });

  it.each(["", "   ", "?!", "zzzz", "straw zzzz"])("finds nothing for %j", (query) => {
    expect(findLessons(query)).toEqual([]);
  });
});

it.each(["lateral reading", "SIFT"])("the lesson that sends readers off the page calls it what the field does: %s", async (name) => {
  expect(textsOfLesson(await lessonLoaders["detect-bullshit"]!()).join(" ")).toContain(`**${name}**`);
});

it("the techniques that a lesson leads on to are those that patterns carry", async () => {
  const taught = (await Promise.all(Object.values(lessonLoaders).map((load) => load()))).flatMap(({ teaches }) => teaches.techniques);
  const carried = new Set<string>(patternNotes().map(({ technique }) => technique));
  expect(TAUGHT_TECHNIQUES).toEqual([...new Set(taught)].filter((technique) => carried.has(technique)).toSorted());
});

it.each(CATALOG.filter(({ category }) => category === "logical-fallacies").map(({ id }) => id))(
  "%s calls by name what stands at its foot: nobody meets a name there for the first time",
  async (id) => {
    const lesson = await lessonLoaders[id]!();
    const text = plain(textsOfLesson(lesson)).replace(/[*_]/g, "");
    expect(lesson.teaches.techniques.filter((technique) => !text.includes(technique.replace("(false) ", "")))).toEqual([]);
  },
);

it("a fallacy that has a lesson of its own is taught, outside its category, only where it is spoken of", async () => {
  const own = CATALOG.filter(({ category }) => category === "logical-fallacies").map(({ title }) => title.toLowerCase());
  const unspoken: string[] = [];
  for (const { id, category } of CATALOG) {
    const lesson = category === "logical-fallacies" ? undefined : await lessonLoaders[id]?.();
    const text = lesson ? textsOfLesson(lesson).join(" ").toLowerCase() : "";
    for (const technique of lesson?.teaches.techniques ?? []) if (own.includes(technique) && !text.includes(technique)) unspoken.push(`${id}: ${technique}`);
  }
  expect(unspoken).toEqual([]);
});

describe("the lesson of a finding", () => {
  it.each(Object.entries(EXPLAINED_BY_NAME))("says what %s is", async (technique, id) => {
    expect(plain(textsOfLesson(await lessonLoaders[id]!()))).toContain(technique.replace("isation", "ization"));
    const of = patternNotes().filter((note) => note.technique === technique);
    expect(of.length).toBeGreaterThan(0);
    expect([...new Set(of.map((note) => lessonOfPattern(note)?.id))]).toEqual([id]);
  });
  const OWN = ["vx-sp01", "vx-mp01"];
  it.each(FAMILIES.map((family) => family.prefix))("%s leads to a lesson that teaches it", (family) => {
    const lesson = lessonOfFamily(family);
    if (OWN.includes(family)) expect(lesson).toBeNull();
    else expect(LESSON_DIGEST[lesson?.id ?? ""]?.families).toContain(family);
  });

  it("does not exist for what is no family", () => {
    for (const other of ["cluster", "policy", "", "vx-zz99"]) expect(lessonOfFamily(other)).toBeNull();
  });

  it("is the one on heated words where a text shouts: it is the reader who is worked on, seldom an opponent", () =>
    expect(lessonOfFamily("vx-tu01")?.id).toBe("emotional-framing"));
});
