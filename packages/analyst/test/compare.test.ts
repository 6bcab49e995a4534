import { analyze, type Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { compareTexts, shownMarks, type ComparedText } from "../src/compare/compare-texts.ts";
import { factsOf } from "../src/compare/facts.ts";
import { comparisonSections, HEADINGS, notesOf, SAME_TEXT, shareWords } from "../src/compare/words.ts";

const LOUD = "Everyone knows the old ferry is a disgrace, and only a fool would miss it. Act now: sign today, before our lake is ruined forever!";
const FAIR =
  "The town council wants to replace the ferry, which broke down on 14 days last year, according to its own log. The operator, Anna Berg, says that repairs would cost less than a new boat, though nobody has asked for an offer yet.";
const GERMAN = "Das ist ein ganz gewöhnlicher Satz über das Wetter im Norden, und danach folgt gleich noch ein zweiter, damit es genug Wörter sind.";

function side(text: string): ComparedText {
  const analysis = analyze(text);
  return { text, analysis, marks: shownMarks(analysis) };
}
const compared = (first: string, second: string) => compareTexts(side(first), side(second));
const linesOf = (first: string, second: string, title: string) => comparisonSections(compared(first, second)).find((section) => section.title === title)?.lines;

describe("facts of a text, without the engine", () => {
  const facts = (text: string) => factsOf(text, { words: 0, english: true });
  it.each([
    ["On 2026-11-27 at 18:30 some 30,000 people and 4.5 tonnes of fish came.", 4],
    ["COVID-19 and B2B are names.", 0],
    ["See https://example.org/2024/11 for all of it.", 0],
    ["Pages 12–14, and 1 of 3.", 3],
  ])("counts the numbers of %j: %i", (text, numbers) => expect(facts(text).numbers).toBe(numbers));
  it("counts an address once, whatever stands behind it", () => {
    expect(facts("See https://example.org/a, and (https://example.org/a). Also www.example.net.").links).toBe(2);
  });
  it("counts quotations of three words and more, and sentences that name a source", () => {
    const { quotations, sources } = facts("Anna Berg said: “The boat is old.” It is a “boat”. Somebody sighed.");
    expect([quotations, sources]).toEqual([1, 1]);
  });
  it("does not say of a text in another language that it names no source", () => {
    expect(factsOf(GERMAN, { words: 23, english: false }).sources).toBeNull();
    expect(comparisonSections(compared(FAIR, GERMAN))[0]!.lines).toContain("Sentences that name a source: first 1, second not counted");
  });
});

describe("two texts compared", () => {
  it("says of each technique how often it is marked here and there, for every 100 words, with the words", () => {
    const { techniques, first, second } = compared(LOUD, FAIR);
    expect(techniques.map(({ technique, does, first, second }) => [technique, does, first.times, first.per100Words, second.times])).toEqual([
      ["ad populum", ["Says that everyone knows"], 1, 4, 0],
      ["urgency", ["Hurries without a reason"], 1, 4, 0],
    ]);
    expect([first.marked, second.marked]).toEqual([
      { times: 2, per100Words: 8 },
      { times: 0, per100Words: 0 },
    ]);
    expect(linesOf(LOUD, FAIR, HEADINGS.techniques)).toContain(
      "Hurries without a reason (urgency): first 1 time, 4 per 100 words (“Act now: sign today, before our lake is ruined forever!”); second none",
    );
  });
  it("puts the widest difference for the length first, and counts a wording wherever it stands", () => {
    const { techniques } = compared(`${LOUD} The mayor is new. Hurry, this offer ends tonight!`, `${FAIR} Everyone knows that.`);
    expect(techniques.map(({ technique }) => technique)).toEqual(["urgency", "ad populum"]);
    expect(techniques[0]!.first.times).toBe(2);
    expect(techniques[1]!.second.per100Words).toBeLessThan(techniques[1]!.first.per100Words);
  });
  it("counts a place once that several patterns of one technique mark", () => {
    const text = "x".repeat(40);
    const mark = { ...shownMarks(analyze(LOUD))[0]!, technique: "urgency" };
    const at = (start: number, end: number) => ({ ...mark, start, end, spans: [[start, end] as [number, number]] });
    const marks = [at(0, 20), at(5, 10), at(12, 25), at(25, 30)];
    const { techniques } = compareTexts({ ...side(FAIR), text, marks }, side(FAIR));
    expect(techniques[0]!.first.times).toBe(2);
  });
  it("names what only one of them gives its reader, with the sentence that does it", () => {
    const { only } = compared(LOUD, FAIR);
    expect(only.first).toEqual([]);
    expect(only.second.map(({ kind }) => kind)).toContain("source");
    expect(linesOf(LOUD, FAIR, HEADINGS.onlySecond)?.[0]).toMatch(/^says who says so: “The operator, Anna Berg/);
    expect(compared(FAIR, LOUD).only.first).toEqual(only.second);
  });
  it("asks one or two questions, drawn from the difference", () => {
    expect(compared(LOUD, FAIR).questions).toEqual([
      "Which one tells you who says so, and could you ask them?",
      expect.stringMatching(/^Only the first says “Everyone knows the old ferry .+ …”\. .+\?$/),
    ]);
    expect(compared(FAIR, LOUD).questions[1]).toMatch(/^Only the second says/);
    const plain = compared("The boat is blue, and the harbour is small.", "The boat is green, and the harbour is large.").questions;
    expect(plain).toEqual(["What does one tell you that the other leaves out, and would it change what you think?"]);
    expect(compared(GERMAN, FAIR).questions).not.toContain("Which one tells you who says so, and could you ask them?");
  });
  it("counts the marks that the app shows: nothing about the whole text, no weak signal, nothing under its threshold", () => {
    const [mark] = shownMarks(analyze(LOUD)) as [Frame];
    const frames: Frame[] = [mark, { ...mark, reflexId: "cluster-alert" }, { ...mark, confidence: 0.2 }, { ...mark, gated: true }];
    expect(shownMarks({ frames })).toEqual([mark]);
  });
  it("asks of the surest among what one of them does most, and sets one full stop behind its words", () => {
    const mark = shownMarks(analyze(LOUD))[0]!;
    const other = { ...mark, technique: "urgency", fragment: "Act\nnow!", question: "What ends then?", confidence: 0.99 };
    const marks = [{ ...mark, technique: "ad populum", confidence: 0.7 }, other];
    expect(compareTexts({ ...side(LOUD), marks }, side(FAIR)).questions[1]).toBe("Only the first says “Act now”. What ends then?");
    expect(compareTexts(side(FAIR), { ...side(LOUD), marks }).questions[1]).toBe("Only the second says “Act now”. What ends then?");
  });
  it("does not say that a text lacks what perhaps stands in it", () => {
    const own = "The council said that the lake is clean. It was measured in May.";
    const clear = "The council said that the lake is clean. It was measured on 14 days in May.";
    expect(compared(clear, own).only.first.map(({ kind }) => kind)).not.toContain("method");
    expect(compared(clear, "The council said that the lake is clean.").only.first.map(({ kind }) => kind)).toContain("method");
  });
  it("says what the counts do not show: what is left out, how little few marks in a short text say, and that two texts have no matter in common", () => {
    const notes = notesOf(compared(LOUD, FAIR));
    expect(notes).toEqual([
      "In a short text, a few marks don’t say much: one more would move the rate per 100 words by 4 in the first (25 words) and by 2.3 in the second (43 words).",
      expect.stringContaining("no mark shows that") as string,
    ]);
    expect(notesOf(compared(FAIR.repeat(3), FAIR.repeat(4)))).toHaveLength(1);
    expect(notesOf(compared(FAIR, "Cats sleep a lot. My neighbour’s tomatoes grew well in the greenhouse this summer."))[0]).toContain("share no word");
  });
  it("holds no marks against each other where one text is not English", () => {
    const comparison = compared(LOUD, GERMAN);
    expect([comparison.comparable, comparison.techniques, comparison.only]).toEqual([false, [], { first: [], second: [] }]);
    expect(comparison.first.marked.times).toBe(2);
    expect(notesOf(comparison)[0]).toMatch(/^The second text doesn’t look like English\./);
    expect(notesOf(compared(GERMAN, GERMAN.replace("Das", "Dies")))[0]).toMatch(/^Neither text looks like English\./);
    expect(comparisonSections(comparison).map(({ title }) => title)).not.toContain(HEADINGS.techniques);
  });
  it("sees that both are the same, whatever their blanks and capitals", () => {
    expect(comparisonSections(compared(LOUD, `  ${LOUD.toUpperCase()}\n`))).toEqual([{ title: HEADINGS.notes, lines: [SAME_TEXT] }]);
  });
  it("shortens long wordings and sentences in its lines, and keeps them whole in its data", () => {
    const long = `Act now: sign today, ${"and bring all your friends and their friends along, ".repeat(3)}before our lake is ruined forever!`;
    const source = `Anna Berg says that ${"the ferry broke down on one day and then on another, and ".repeat(6)}then it sank.`;
    expect(compared(long, source).techniques[0]!.first.wordings[0]!.length).toBeGreaterThan(90);
    expect(linesOf(long, source, HEADINGS.techniques)?.[1]).toMatch(/\(“Act now: sign today, [^”]{60,80} …”\)/);
    expect(compared(long, source).only.second[0]!.sentence).toBe(source);
    expect(linesOf(long, source, HEADINGS.onlySecond)?.[0]).toMatch(/^says who says so: “Anna Berg says .{200,230} …”$/);
  });
  it("gives no verdict and no score", () => {
    for (const [a, b] of [
      [LOUD, FAIR],
      [FAIR, LOUD],
    ] as const)
      expect(JSON.stringify(comparisonSections(compared(a, b)))).not.toMatch(/\b(?:better|worse|winner|score|more (?:honest|trustworthy|credible))\b/i);
  });
  it("takes texts without a word", () => {
    expect(compared("", "…").same).toBe(false);
    expect(comparisonSections(compared("", LOUD)).length).toBeGreaterThan(1);
  });
});

it.each([
  [{ times: 0, per100Words: 0 }, "none"],
  [{ times: 1, per100Words: 2.4 }, "1 time, 2.4 per 100 words"],
  [{ times: 3, per100Words: 0.1 }, "3 times, 0.1 per 100 words"],
  [{ times: 1, per100Words: 0 }, "1 time, under 0.1 per 100 words"],
])("tells a share in words: %j", (share, words) => expect(shareWords(share)).toBe(words));
