import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { IN_PASSING_TAG, isWeakSignal } from "../policy/scoring.ts";
import type { Frame } from "../types.ts";

const frames = (text: string, part: string): Frame[] => analyze(text).frames.filter(({ reflexId }) => reflexId.includes(part));
const isFolded = (text: string, part: string): boolean => {
  const found = frames(text, part);
  expect(found).not.toEqual([]);
  return found.every((frame) => frame.tags.includes(IN_PASSING_TAG) && isWeakSignal(frame));
};

describe("an argument", () => {
  const CIRCLE = "This bakery is the best because its bread is better than other bread.";
  it("is shown where it is put plainly", () => expect(isFolded(CIRCLE, "reason-circle")).toBe(false));
  it.each([
    ["um", "Um, this bakery is the best because its bread is better than other bread."],
    ["you know", "This bakery is, you know, the best because its bread is better than other bread."],
    ["like", "This bakery is just like, the best because its bread is better than other bread."],
    ["kind of", "This bakery is really kind of the best because its bread is better than other bread."],
  ])("is folded where somebody thinks aloud: %s", (_, text) => expect(isFolded(text, "reason-circle")).toBe(true));
  it("says why", () =>
    expect(frames(`Um, ${CIRCLE.toLowerCase()}`, "reason-circle")[0]!.explanation).toMatch(/ It is said in passing, so that it is folded below 70%\.$/));
  it("keeps its confidence", () => {
    const [plain] = frames(CIRCLE, "reason-circle");
    const [aloud] = frames(`Um, ${CIRCLE.toLowerCase()}`, "reason-circle");
    expect(aloud!.confidence).toBe(plain!.confidence);
  });
  it("is no thinking aloud for “this kind of” and “like you”", () => {
    expect(isFolded("This kind of bakery is the best because its bread is better than other bread.", "reason-circle")).toBe(false);
    expect(isFolded("This bakery is the best for people like you because its bread is better than other bread.", "reason-circle")).toBe(false);
  });
});

describe("a strong word", () => {
  it.each([
    ["a mere reaction", "The bridge took forty years to build. Wow, that is horrific!", true],
    ["a reaction that is the whole text", "That is horrific!", false],
    ["a reaction in capitals", "The bridge took forty years. THAT IS HORRIFIC!", false],
    ["a sentence of its own matter", "The bridge took forty years. The mayor gave a horrific speech to the builders about their wages.", false],
    ["a cited year", "Travelers described horrific conditions in the quarries (Lindqvist 1987), and the owners denied it.", true],
    ["a year that is no source", "Travelers described horrific conditions in the quarries of 1987, and the owners denied it.", false],
    ["a decade in brackets", "Travelers described horrific conditions (in the 1980s) in the quarries, and the owners denied it.", false],
    ["a thing that nobody is blamed for", "Behind the barn the pasture was still full of horrific thorn bushes in autumn.", true],
    ["a verdict on what was told", "Behind the barn the pasture was full of thorn bushes, and this horrific sight went on for miles.", false],
    ["a sentence that is nothing else", "A horrific summer.", false],
    ["an explanation", "The term corvée refers to unpaid labor. It was done under horrific conditions in the quarries of the king.", true],
  ])("%s", (_, text, folded) => expect(isFolded(text, "loaded-adjective")).toBe(folded));

  it("is shown where it names somebody, however short", () =>
    expect(frames("He sold the bridge. It was the idiot mayor.", "insult").some((frame) => frame.tags.includes(IN_PASSING_TAG))).toBe(false));
});
