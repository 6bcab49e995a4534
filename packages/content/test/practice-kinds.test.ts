import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { lessonLoaders } from "../src/lessons/index.ts";
import type { PracticeItem } from "../src/schema.ts";
import { itemsOf, words } from "./texts.ts";

const lessons = await Promise.all(Object.values(lessonLoaders).map((load) => load()));
const items = new Map<string, PracticeItem>(lessons.flatMap((lesson) => itemsOf(lesson).map((item) => [`${lesson.id}/${item.id}`, item] as const)));
const shareOfSound = (keys: readonly string[]) => keys.filter((key) => items.get(key)!.verdict === "sound").length / keys.length;

/** Texts of those who want money for something. Where all of them mislead, a learner learns to throw them away unread. */
const SELLING = [
  "mental-models/example2",
  "narrative-framing/example3",
  "why-certainty-sells/example1",
  "vagueness/example1",
  "vagueness/example2",
  "speculative-authority/example1",
  "speculative-authority/example2",
  "jargon-overload/example1",
  "jargon-overload/example2",
  "false-urgency/example1",
  "false-urgency/example2",
  "appeal-to-authority/example1",
  "appeal-to-emotion/example1",
  "appeal-to-emotion/example2",
];

const PLACES = [
  "Busan",
  "Cuba",
  "Dublin",
  "Gdańsk",
  "Lagos",
  "Leeds",
  "Melbourne",
  "Mendoza",
  "Nairobi",
  "Namibia",
  "Osaka",
  "Singapore",
  "Split",
  "Toronto",
  "United States",
];

describe("practice texts of one kind", () => {
  const advertisements = [...items].filter(([, { verdict, statement }]) => verdict && /\b(?:advertisement|ad|flyer)\b/i.test(statement)).map(([key]) => key);

  it.each([
    ["somebody sells", SELLING],
    ["the text is called an advertisement", advertisements],
  ])("are honest at times where %s", (_, keys) => {
    expect(keys.filter((key) => !items.has(key))).toEqual([]);
    expect(shareOfSound(keys)).toBeGreaterThanOrEqual(0.35);
    expect(shareOfSound(keys)).toBeLessThanOrEqual(0.65);
  });

  it.each([
    ["grants that it may be wrong", /\b(?:wrong|mistaken)\b/i],
    ["says what it does not know", /don’t know|can’t|couldn’t|could not|I (?:suspect|think|would)|roughly|\bmay\b|\bmight\b/i],
    ["names a condition", /\bif\b/i],
    ["asks to be checked, or begs", /\b(?:please|check|look|tell me|ask (?:me|him|her|them))\b/i],
    ["grants something and then turns", /\bbut\b/i],
    ["praises with a superlative", /\b(?:best|most|biggest|greatest|finest|leading)\b/i],
    ["speaks of all or none", /\b(?:everyone|everybody|every|always|never|nobody|all)\b/i],
    ["speaks of what is “my”", /\bmy\b/i],
    ["says “I” or “me”", /\b(?:I|me)\b/],
    ["speaks of “us” and “our”", /\b(?:we|us|ours?)\b/i],
    ["names a month or a year", /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|1[5-9]\d\d|20\d\d)\b/],
    ["names a day of the week", /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/],
    ["asks something", /\?/],
    ["has a figure", /\d/],
  ])("mislead at times and are honest at times where the text %s", (_, form) => {
    const keys = [...items].filter(([, { verdict, statement }]) => verdict && form.test(statement)).map(([key]) => key);
    expect(keys.length).toBeGreaterThanOrEqual(5);
    expect(shareOfSound(keys), keys.join()).toBeGreaterThanOrEqual(0.3);
    expect(shareOfSound(keys), keys.join()).toBeLessThanOrEqual(0.7);
  });

  const sentences = (text: string) => text.split(/[.!?:]”?\s+/).map(words);
  it.each<[string, (item: PracticeItem) => number]>([
    ["the length of its words", ({ statement }) => statement.replace(/\s/g, "").length / words(statement)],
    ["the number of its sentences", ({ statement }) => sentences(statement).length],
    ["its longest sentence", ({ statement }) => Math.max(...sentences(statement))],
    ["its shortest sentence", ({ statement }) => Math.min(...sentences(statement))],
    ["its last sentence", ({ statement }) => sentences(statement).at(-1)!],
    ["how many figures it has", ({ statement }) => statement.match(/\d[\d.,]*/g)?.length ?? 0],
    ["the length of its question", ({ question }) => words(question)],
  ])("do not give themselves away by %s: of an honest text and a misleading one, either may have more of it", (_, measure) => {
    const of = (verdict: string) => [...items.values()].filter((item) => item.verdict === verdict).map(measure);
    const pairs = of("sound").flatMap((honest) => of("misleading").map((other) => (honest > other ? 1 : honest === other ? 0.5 : 0) as number));
    // Two lists of 36 without any difference between them lie within 0.35 and 0.65 in 97 of 100 cases.
    const share = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
    expect(share).toBeGreaterThanOrEqual(0.35);
    expect(share).toBeLessThanOrEqual(0.65);
  });

  it.each<[string, (item: PracticeItem) => string]>([
    ["texts", ({ statement }) => statement],
    ["questions", ({ question }) => question],
  ])("cannot be told by somebody who only counts words, learned from all the other %s", (_, textOf) => {
    const list = [...items.values()].filter(({ verdict }) => verdict);
    const vocabulary = (item: PracticeItem) =>
      new Set(
        textOf(item)
          .toLowerCase()
          .match(/[\p{L}’]+|\d+|[?!;]/gu) ?? [],
      );
    const known = list.map((item) => ({ sound: item.verdict === "sound", words: vocabulary(item) }));
    // Naive Bayes, each item judged by the others.
    const scores = known.map((one) => {
      const of = (sound: boolean) => known.filter((other) => other !== one && other.sound === sound);
      const [honest, misleading] = [of(true), of(false)];
      const share = (group: typeof known, word: string) => (group.filter((other) => other.words.has(word)).length + 1) / (group.length + 2);
      const score = [...one.words]
        .filter((word) => known.filter((other) => other !== one && other.words.has(word)).length >= 2)
        .reduce((sum, word) => sum + Math.log(share(honest, word) / share(misleading, word)), 0);
      return { sound: one.sound, score };
    });
    const pairs = scores.filter(({ sound }) => sound).flatMap((a) => scores.filter(({ sound }) => !sound).map((b) => (a.score > b.score ? 1 : 0) as number));
    expect(pairs.reduce((sum, one) => sum + one, 0) / pairs.length).toBeLessThan(0.63);
  });

  it("let somebody be angry, and be right", () => {
    const angry = [...items.values()].filter(({ statement }) => /\b(?:furious|angry)\b/i.test(statement));
    expect(angry.map(({ verdict }) => verdict)).toContain("sound");
  });

  it("name places of many countries, of which none tells the verdict", () => {
    const named = PLACES.map((place) => [...items].filter(([, { verdict, statement }]) => verdict && new RegExp(`\\b${place}\\b`).test(statement)));
    expect(PLACES.filter((_, at) => named[at]!.length === 0)).toEqual([]);
    const keys = [...new Set(named.flat().map(([key]) => key))];
    expect(shareOfSound(keys), keys.join()).toBeGreaterThanOrEqual(0.35);
    expect(shareOfSound(keys), keys.join()).toBeLessThanOrEqual(0.65);
  });

  it("name the money of several countries", () => {
    const money = [...items.values()].flatMap(({ statement }) => statement.match(/[$€£]|\b(?:euros|kroner|rupees|zlotys)\b/g) ?? []);
    expect(new Set(money).size, [...new Set(money)].join()).toBeGreaterThanOrEqual(4);
  });

  it.each([...items].filter(([, { verdict }]) => verdict === "sound"))("%s: an honest text has no mark in the analyzer either", (_, { statement }) =>
    expect(
      analyze(statement)
        .frames.filter((frame) => frame.confidence >= 0.6)
        .map((frame) => `${frame.reflexId}: ${frame.fragment}`),
    ).toEqual([]),
  );
});
