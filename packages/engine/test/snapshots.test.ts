import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { TEXTS } from "./texts.ts";

describe.each(Object.entries(TEXTS))("%s", (_, text) => {
  it("is read as before", () => {
    const { frames, regions, language, words } = analyze(text, { all: true });
    const lines = frames.map(({ reflexId, confidence, stance, gated, fragment, spans, adjustments }) =>
      [
        `${reflexId} ${confidence.toFixed(2)}${gated ? " gated" : ""}${stance === "asserted" ? "" : ` ${stance}`}`,
        JSON.stringify(fragment),
        spans.length > 1 ? `x${spans.length}` : "",
        adjustments.map(({ kind, by }) => `${kind} ${by > 0 ? "+" : ""}${by}`).join(", "),
      ]
        .filter(Boolean)
        .join(" | "),
    );
    expect({ words, english: language.english, clusters: regions.length, frames: lines }).toMatchSnapshot();
  });
});

describe("honest texts of the collection", () => {
  it.each([
    "news report, calm",
    "shop page, honest",
    "study summary, careful",
    "friends, kind",
    "plain headline",
    "manual",
    "encyclopaedia",
    "lost in translation",
  ])("%s stays quiet at 0.6", (name) => {
    expect(
      analyze(TEXTS[name]!)
        .frames.filter(({ confidence }) => confidence >= 0.6)
        .map(({ reflexId, fragment }) => `${reflexId} ${fragment}`),
    ).toEqual([]);
  });
  it.each([
    "opinion column",
    "shop page",
    "quack remedy",
    "unnamed experts",
    "partner, pressing",
    "political speech",
    "corporate memo",
    "click headline",
    "crypto pitch",
    "fallacies",
    "assistant answer, overconfident",
    "just asking",
  ])("%s does not", (name) => {
    expect(analyze(TEXTS[name]!).frames.some(({ confidence }) => confidence >= 0.6)).toBe(true);
  });
});
