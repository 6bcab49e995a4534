import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { TECHNIQUES } from "../src/patterns/techniques.ts";
import { CLASSICS, HONEST } from "./classics.ts";

const FOUND_FROM = 0.5;
const QUIET_UNDER = 0.6;

const framesFrom = (text: string, confidence: number) =>
  analyze(text).frames.filter((frame) => frame.confidence >= confidence && !["cluster", "policy"].includes(frame.family));

describe.each(CLASSICS.map((classic) => [classic.name, classic] as const))("%s", (_, { techniques, texts }) => {
  it("names techniques that exist", () => expect(techniques.filter((technique) => !(TECHNIQUES as readonly string[]).includes(technique))).toEqual([]));

  it.each(texts)("finds “%s”", (text) => {
    const found = framesFrom(text, FOUND_FROM).map(({ technique }) => technique);
    expect(
      found.filter((technique) => techniques.includes(technique)),
      `found ${found.join(", ") || "nothing"}`,
    ).not.toEqual([]);
  });
});

describe.each(Object.entries(HONEST))("honest: %s", (_, texts) => {
  it.each(texts)("leaves “%s” alone", (text) => expect(framesFrom(text, QUIET_UNDER).map(({ reflexId, fragment }) => `${reflexId} ${fragment}`)).toEqual([]));
});
