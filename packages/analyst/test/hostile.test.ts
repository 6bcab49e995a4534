import { expect, it } from "vitest";
import { resolveHandshake } from "@candor/engine";
import { answerWithoutModel, assess, checkableClaims, checkQuotes, scanOmissions, sentencesOf, writeReport } from "../src/index.ts";
import { growth, MOST_GROWTH } from "../../../test-support/growth.ts";

/* Texts that nobody writes, made to take long: one of them held the server up for half a minute. Times grow with the text, not with its square. */

const CHARS = 40_000;
/** Far above what a slow and busy machine takes, below the tens of seconds that the square of the length takes. */
const MOST_MS = 8_000;
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
  expect(growth((chars) => sentencesOf(`${"!".repeat(chars)}x`), 100_000)).toBeLessThan(MOST_GROWTH);
  expect(sentencesOf("Stop!!!now. Go… He said (yes.) Fine.").map((s) => s.text)).toEqual(["Stop!!!now.", "Go…", "He said (yes.)", "Fine."]);
});

const finding = (words: string) => ({ reflexId: "vx-x", reflexLabel: "Label", confidence: 0.9, fragment: words });

it.each<[string, (chars: number) => unknown]>([
  ...[".", "!", "?", "…", "”", ")", ".)", "?!"].flatMap((mark): [string, (chars: number) => unknown][] => [
    [`sentences of “a ${mark}${mark} z”`, (chars) => sentencesOf(`a ${mark.repeat(chars / mark.length)} z`)],
    [`sentences of “a ${mark}${mark} Z”`, (chars) => sentencesOf(`a ${mark.repeat(chars / mark.length)} Z`)],
    [`sentences of “etc${mark}${mark}”`, (chars) => sentencesOf(`etc${mark.repeat(chars / mark.length)}`)],
  ]),
  [
    "an answer to a run of full stops",
    (chars) => answerWithoutModel({ question: `a ${".".repeat(chars)} z`, history: [], article: null, handshake, analyzeText: () => nothing }),
  ],
  [
    "a quotation of blanks",
    (chars) =>
      answerWithoutModel({
        question: "Summarize it",
        history: [],
        article: { url: "https://a.org/", text: `One two three${" ".repeat(chars)}four.` },
        handshake,
        analyzeText: () => nothing,
      }),
  ],
  ["a finding of marks", (chars) => writeReport("A text.", [finding(`${";".repeat(chars)}xx`)], handshake)],
  ["a list of figures", (chars) => scanOmissions(`${"word ".repeat(30)}will cost 5% ${"1,".repeat(chars / 2)}`)],
  ["quotations that are opened and never closed", (chars) => checkableClaims("said “".repeat(chars / 6))],
  ["quotations that are opened with straight marks", (chars) => checkableClaims(`${'said "a '.repeat(chars / 8)}”`)],
  [
    "a choice that is asked for again and again",
    (chars) =>
      answerWithoutModel({
        question: `Compare: ${"which one ".repeat(chars / 10)}`,
        history: [],
        article: { url: "https://a.org/", text: "A text." },
        handshake,
        analyzeText: () => nothing,
      }),
  ],
])("takes time with the length, not with its square: %s", (_name, work) => {
  expect(growth(work)).toBeLessThan(MOST_GROWTH);
});

/* Words that every object answers to: looked up in a plain table they give a function, and the answer was an error. */
it.each(["constructor", "__proto__", "valueOf", "toString", "hasOwnProperty"])("takes “%s” for the word it is", (word) => {
  const text = `The ${word} won the race in Monza, and experts say that every ${word} is of the best. He said the ${word} was late.`;
  const ask = (question: string, article: string | null) =>
    answerWithoutModel({ question, history: [], article: article === null ? null : { url: "https://a.org/", text: article }, handshake }).message;
  for (const question of [...QUESTIONS, `What does ${word} mean?`, `Who is the ${word}?`, word, text])
    for (const article of [null, text]) expect(typeof ask(question, article), question).toBe("string");
  expect(ask(`Who is the ${word}?`, text)).not.toContain("native code");
  for (const kind of ["epistemic-humility", "narrative-framing"] as const) expect(assess(kind, text, text).overallScore).toBeGreaterThanOrEqual(0);
  expect(writeReport(text, [finding(word)], handshake)).toContain("Overall picture");
  expect(scanOmissions(text.repeat(3)).length).toBeGreaterThanOrEqual(0);
});

it("looks quotations up in a text that is made to be compared in vain", () => {
  const article = "if a then b or ".repeat(6_000);
  const quotes = Array.from({ length: 20 }, (_, n) => `“${"a if b then or ".repeat(70)}${n}”`).join("\n");
  expect(timed(() => checkQuotes(quotes, article))).toBeLessThan(MOST_MS);
  expect(checkQuotes("It says “the bridge was closed”.", `${article} On Monday the bridge was closed.`)[0]?.status).toBe("exact");
});

it("quotes a passage without blanks no further than others", () => {
  expect(writeReport("A text.", [finding(`${"x".repeat(5_000)}y`)], handshake)).not.toContain("x".repeat(161));
});

it.each(["What does it say about the tram?", "in short", "explain the first mark", "Recap"])(
  "quotes a text without an end no further than others: %s",
  (question) => {
    const text = `The tram ${"*a_".repeat(6_000)}`;
    const frame = {
      ...finding(text),
      category: "other",
      family: "vx-x",
      tags: [],
      rationale: "Why.",
      question: "Who?",
      start: 0,
      end: text.length,
      spans: [[0, text.length]],
    };
    const analysis = { frames: [frame], regions: [], words: 1, language: { english: true } } as never;
    const { message } = answerWithoutModel({ question, history: [], article: { url: "https://a.org/", text }, handshake, analyzeText: () => analysis });
    expect(message).toContain("The tram");
    expect(message.length).toBeLessThan(2_000);
  },
);

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
