import { describe, expect, it } from "vitest";
import { FRAME_EXERCISES, FRAMING_SOURCES, FRAMING_STEPS, RECONSTRUCTION_CHALLENGES, UNEMPLOYMENT_EXAMPLE } from "../src/framing.ts";
import { SANDBOX_EXERCISES } from "../src/sandbox.ts";
import { textsOfBlock, words } from "./texts.ts";

const between = (n: number, low: number, high: number) => n >= low && n <= high;

describe("the sandbox", () => {
  it("has the five exercises in order", () => {
    expect(SANDBOX_EXERCISES.map((e) => e.id)).toEqual([
      "confidence-calibration",
      "source-evaluation",
      "uncertainty-expression",
      "bias-recognition",
      "nuanced-thinking",
    ]);
  });

  it.each(SANDBOX_EXERCISES.map((e) => [e.id, e] as const))("%s: every field, expert example of 90 to 160 words, three questions", (_, exercise) => {
    for (const text of [exercise.title, exercise.description, exercise.prompt, exercise.goodResponse, exercise.feedback, ...exercise.reflection]) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/["'*_<>]/);
    }
    expect(between(words(exercise.goodResponse), 90, 160), `${words(exercise.goodResponse)} words`).toBe(true);
    expect(between(words(exercise.feedback), 50, 120), `${words(exercise.feedback)} words`).toBe(true);
    expect(exercise.reflection).toHaveLength(3);
  });
});

it("names the source where a scenario of the sandbox tells of a study", () => {
  const real = SANDBOX_EXERCISES.filter(({ prompt }) => /\bwell-known study\b/.test(prompt));
  expect(real.map(({ id }) => id)).toEqual(["nuanced-thinking"]);
  for (const { sources } of real) expect(sources!.map(({ link }) => link)).toEqual(["https://doi.org/10.1086/468061"]);
});

describe("the framing analysis", () => {
  it("has the four steps, two of them with the titles of the specification", () => {
    expect(FRAMING_STEPS.map((s) => s.id)).toEqual(["introduction", "identification", "reconstruction", "resistance"]);
    expect(FRAMING_STEPS.map((s) => s.title)).toEqual([
      expect.any(String),
      "Frame Identification Mastery",
      "Perspective Reconstruction Challenge",
      "Frame Resistance and Construction",
    ]);
  });

  it("tells the unemployment figures in crisis, recovery, historical and technical frames", () => {
    for (const figure of ["4.2%", "4.5%", "3.8%"]) expect(UNEMPLOYMENT_EXAMPLE.facts).toContain(figure);
    expect(UNEMPLOYMENT_EXAMPLE.frames.map((f) => f.id)).toEqual(["crisis", "recovery", "historical", "technical"]);
  });

  it("has two frame exercises, and two challenges with three perspectives each", () => {
    expect(FRAME_EXERCISES).toHaveLength(2);
    expect(RECONSTRUCTION_CHALLENGES.map((c) => c.perspectives.length)).toEqual([3, 3]);
    expect(new Set([...FRAME_EXERCISES, ...RECONSTRUCTION_CHALLENGES].map((e) => e.id)).size).toBe(4);
    for (const exercise of [...FRAME_EXERCISES, ...RECONSTRUCTION_CHALLENGES]) {
      expect(between(words(exercise.analysis), 90, 160), `${exercise.id}: ${words(exercise.analysis)} words`).toBe(true);
      expect(between(words(exercise.explanation), 60, 120), `${exercise.id}: ${words(exercise.explanation)} words`).toBe(true);
      expect(exercise.analysis).not.toMatch(/["'*_<>]/);
    }
  });

  it("refers to each of its sources", () => {
    const texts = FRAMING_STEPS.flatMap((s) => s.blocks.flatMap(textsOfBlock)).join(" ");
    expect([...texts.matchAll(/\[(\d)\]/g)].map((m) => Number(m[1])).sort()).toEqual(FRAMING_SOURCES.map((_, i) => i + 1));
  });
});
