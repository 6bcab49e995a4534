import { expect, it } from "vitest";
import { resolveHandshake } from "@candor/engine";
import { answerWithoutModel, assess, sentencesOf, writeReport } from "../src/index.ts";

/* Texts that nobody writes, made to take long: one of them held the server up for half a minute. Times grow with the text, not with its square. */

const CHARS = 40_000;
/** Far above what a slow machine takes, far below what the square of the length takes. */
const MOST_MS = 2_000;
const UNITS = [
  "!",
  "?!",
  ".",
  "...",
  "?",
  "…",
  "”",
  ";",
  ")",
  "1",
  "1,",
  "1 ",
  "(",
  "“",
  '"',
  "'",
  "[",
  "-",
  " ",
  "\n",
  "\t",
  "a",
  "A ",
  "a, ",
  "A. ",
  "http://",
  "the ",
  "\u00a0",
];
const hostile = UNITS.flatMap((unit) => [unit.repeat(CHARS / unit.length), `${unit.repeat(CHARS / unit.length - 2)}!x`]);
const QUESTIONS = [
  "Summarize it",
  "Which claims can be checked?",
  "What is missing?",
  "Steelman it",
  "What are its sources?",
  "Who benefits?",
  "What does it make me feel?",
  "Rewrite it",
  "Is it true?",
  "Which wording misleads?",
  "Recap",
];
const handshake = resolveHandshake({});
const timed = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};
const nothing = { frames: [], regions: [], words: 1, language: { english: true } } as never;

it("parts a long run of marks into sentences in one pass", () => {
  expect(timed(() => sentencesOf(`${"!".repeat(1_000_000)}x`))).toBeLessThan(MOST_MS);
  expect(sentencesOf("Stop!!!now. Go… He said (yes.) Fine.").map((s) => s.text)).toEqual(["Stop!!!now.", "Go…", "He said (yes.)", "Fine."]);
});

it.each(QUESTIONS)("answers “%s” about any text", (question) => {
  for (const text of hostile)
    expect(
      timed(() =>
        answerWithoutModel({ question, history: [], article: { url: "https://a.org/", text: text.slice(0, 20_000) }, handshake, analyzeText: () => nothing }),
      ),
      text.slice(0, 4),
    ).toBeLessThan(MOST_MS);
});

it("parts a long run of marks in an answer in one pass", () => {
  for (const unit of ["...", "?", ".", "”", "),"])
    expect(
      timed(() => assess("narrative-framing", `${unit.repeat(60_000)}x`, "A prompt.")),
      unit,
    ).toBeLessThan(MOST_MS);
});

it("takes any message, answer and report text", () => {
  for (const text of hostile) {
    const of = text.slice(0, 4);
    expect(
      timed(() => answerWithoutModel({ question: text, history: [{ role: "user", text }], article: null, handshake, analyzeText: () => nothing })),
      of,
    ).toBeLessThan(MOST_MS);
    expect(
      timed(() => assess("epistemic-humility", text.slice(0, 20_000), text.slice(0, 8_000))),
      of,
    ).toBeLessThan(MOST_MS);
    expect(
      timed(() => assess("narrative-framing", text.slice(0, 20_000), text.slice(0, 8_000))),
      of,
    ).toBeLessThan(MOST_MS);
    expect(
      timed(() => writeReport(text.repeat(2), [], handshake)),
      of,
    ).toBeLessThan(MOST_MS);
  }
});
