import { describe, expect, it } from "vitest";
import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { assess, bandOf } from "../src/assess/assess.ts";
import type { AssessmentKind, AssessmentResult } from "../src/assess/types.ts";
import { RANKED_HELD_BACK } from "./ranked-answers-held-back.ts";
import { RANKED_LAST } from "./ranked-answers-last.ts";
import { RANKED, type Ranked } from "./ranked-answers.ts";

const EXERCISES: Record<string, [AssessmentKind, string, string]> = Object.fromEntries([
  ...SANDBOX_EXERCISES.map((e) => [e.id, ["epistemic-humility", e.prompt, e.goodResponse]]),
  ...FRAME_EXERCISES.map((e) => [e.id, ["narrative-framing", e.facts, e.analysis]]),
  ...RECONSTRUCTION_CHALLENGES.map((e) => [e.id, ["narrative-framing", e.neutralFacts, e.analysis]]),
]);
const assessed = (exercise: string, answer: string): AssessmentResult => {
  const [kind, about] = EXERCISES[exercise]!;
  return assess(kind, answer, about);
};
const scoreOf = (exercise: string, answer: string): number => assessed(exercise, answer).overallScore;
const becauseOf = (exercise: string, answer: string, criterion: string): string =>
  assessed(exercise, answer).criteria.find(({ id }) => id === criterion)!.because;

/** Mean rank of each, those of equal size sharing theirs. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2);

/** Spearman: the correlation of the ranks. */
function agreement(answers: readonly Ranked[]): number {
  const given = ranksOf(answers.map(({ grade }) => grade));
  const found = ranksOf(answers.map(({ exercise, answer }) => scoreOf(exercise, answer)));
  const mean = (answers.length + 1) / 2;
  const spread = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + (rank - mean) ** 2, 0);
  const together = given.reduce((sum, rank, i) => sum + (rank - mean) * (found[i]! - mean), 0);
  return together / Math.sqrt(spread(given) * spread(found));
}

describe("answers ranked by hand", () => {
  it.each([
    ["read while the assessor was changed", RANKED, 0.85],
    ["held back until it was", RANKED_HELD_BACK, 0.85],
    ["graded last", RANKED_LAST, 0.75],
  ] as const)("come in the same order: those %s", (_, answers, atLeast) => expect(agreement(answers)).toBeGreaterThanOrEqual(atLeast));

  const ALL = [...RANKED, ...RANKED_HELD_BACK, ...RANKED_LAST];
  const ofSort = (form: RegExp) => ALL.filter(({ sort }) => form.test(sort)).map((ranked) => [`${ranked.exercise}, ${ranked.sort}`, ranked] as const);
  it.each(ofSort(/empty hedging|bluffing|general talk|off topic|rhymed/))("say nothing of the exercise and stay under 0.4: %s", (_, { exercise, answer }) =>
    expect(scoreOf(exercise, answer)).toBeLessThan(0.4),
  );
  it.each(ofSort(/invented/))("are never good with invented facts, and are told which figures: %s", (_, { exercise, answer }) => {
    const { overallScore, improvements } = assessed(exercise, answer);
    expect(overallScore).toBeLessThan(0.5);
    expect(improvements.join(" ")).toMatch(/Look at “[^\d\u201d]*\d[^\u201d]*”.* again: the exercise doesn’t say that/);
  });
  it.each(ofSort(/^good/))("are good in whatever English: %s", (_, { exercise, answer }) => {
    const { overallScore, improvements } = assessed(exercise, answer);
    expect(overallScore).toBeGreaterThanOrEqual(0.55);
    expect(improvements.join(" ")).not.toContain("the exercise doesn’t say that");
  });
  it.each(Object.entries(EXERCISES))("leave the expert example excellent: %s", (exercise, [, , expert]) => {
    const { overallScore, improvements } = assessed(exercise, expert);
    expect(bandOf(overallScore)).toBe("Excellent");
    expect(improvements.join(" ")).not.toContain("the exercise doesn’t say that");
  });
});

describe("a move counts where it speaks of the exercise", () => {
  const company = "confidence-calibration";
  it("so that a thin honest answer stands above any amount of hedging", () => {
    const honest = scoreOf(
      company,
      "About 55%. Doubling sales is good, but 18 months of money and two founders leaving worry me. I'd change my mind if they raise new money before next spring.",
    );
    expect(honest).toBeGreaterThanOrEqual(0.7);
    for (const hedging of [
      "I might be wrong, however perhaps it is possible, I could be mistaken, I am not certain, maybe 60 percent, it depends, evidence could change my mind about the company and founders and sales.",
      "I might be wrong about the company, perhaps the founders, maybe the sales, it depends on the money, and I could be mistaken about the three years.",
      "I think the company will probably exist, maybe 60 percent. It depends on the sales and the founders. I might be wrong and I would change my mind if there is new evidence about the company.",
    ])
      expect(scoreOf(company, hedging)).toBeLessThan(0.4);
  });
  it("and a degree beside a thought does, a doubt among doubts does not", () => {
    expect(becauseOf(company, "About 55%. Doubling sales is good.", "uncertainty")).toContain("About 55%");
    expect(becauseOf(company, "It depends, I am not certain, maybe 60 percent, one never knows.", "uncertainty")).toMatch(
      /not tied to anything in the exercise yet\.$/,
    );
  });
  it.each([
    ["I would change my mind about it.", false],
    ["I would change my mind if there is new evidence about the company.", false],
    ["I would change my mind if they raise new money.", true],
    ["I would change my mind if a larger study of such firms found more failures.", true],
    ["New investors would change my mind.", true],
  ])("and a change of mind counts with a condition that can be met: %s", (sentence, counts) =>
    expect(assessed(company, `The company has money for eighteen months. ${sentence}`).criteriaScores.openness! > 0).toBe(counts),
  );
});

describe("what is shown to the learner as evidence", () => {
  it.each([
    [
      "confidence-calibration",
      "The sales of the company doubled, so there is some hope. Ask a friend of the founders about the money.",
      "evidence-orientation",
    ],
    ["nuanced-thinking", "I'm torn about the fine. Both teachers are partly right, but the study of Haifa had only ten centers.", "evidence-orientation"],
    ["emergency-room", "The critic says 52 minutes, but the hospital shows the 70 minutes and we feel relieved.", "critical-depth"],
  ])("is made of clauses that stand in the answer: %s", (exercise, answer, criterion) => {
    const shown = [...becauseOf(exercise, answer, criterion).matchAll(/“([^”]+)”/g)].map((found) => found[1]!);
    expect(shown.length).toBeGreaterThan(0);
    for (const clause of shown) {
      expect(answer).toContain(clause);
      expect(clause.split(" ").length).toBeGreaterThanOrEqual(4);
    }
  });
  it("takes a very short clause with the next", () =>
    expect(
      becauseOf("confidence-calibration", "The company has money. I'd ask them, because I don't know about the founders.", "evidence-orientation"),
    ).toContain("“I'd ask them, because I don't know about the founders”"));
  it("is a fact of the scenario with its weight, without a word of method", () =>
    expect(becauseOf("source-evaluation", "Fourteen runners are too few, and the juice is sold by the same company.", "evidence-orientation")).toContain(
      "“Fourteen runners are too few”",
    ));
});

describe("figures", () => {
  const told = (exercise: string, answer: string) => assessed(exercise, answer).improvements.filter((line) => line.includes("doesn’t say that"));
  it("count with what they are of in the exercise alone", () => {
    expect(told("emergency-room", "The critic says that waits rose from 18 to 25 minutes, and readers are angry.")).toHaveLength(1);
    expect(told("emergency-room", "The critic says that waits rose from 47 to 52 minutes, and readers are angry.")).toEqual([]);
  });
  it.each([
    ["confidence-calibration", "I am 65 percent sure, because the money lasts for 18 months. If I am told of 20 new customers, I go up to 80."],
    ["emergency-room", "The hospital says that the wait fell by 18 minutes, a quarter less, and 4 percent left unseen."],
    ["bike-share", "“Half a million more for bikes” makes taxpayers angry. Per trip the city paid $2.90 and now $2.58, and 13 more riders were hurt."],
    ["herring-closure", "The owner has lost 40 percent of her income and is angry."],
    ["visit-notes", "For the manager, 94 percent said yes. For the patient, 4.5 percent of the notes are wrong, and that is frightening."],
  ])("may be the writer's own estimate, or follow from those given: %s", (exercise, answer) => expect(told(exercise, answer)).toEqual([]));
  it.each([
    "See example.org/2023/12/juice for a review.",
    "See doi.org/10.1177/0956797617739369 for a review.",
    "The runners are in https://news.example.org/2024/05/juice as well.",
  ])("of an address are none: %s", (source) =>
    expect(
      told("source-evaluation", `The link leads to the seller, so I am only about 30 percent sure. ${source} Fourteen runners are few, so I would wait.`),
    ).toEqual([]),
  );
  it("are read in words as in digits", () => {
    const words = becauseOf("confidence-calibration", "Eighteen months are short for the company.", "evidence-orientation");
    expect(words).toContain("Eighteen months are short");
    expect(becauseOf("confidence-calibration", "18 months are short for the company.", "evidence-orientation")).toContain("18 months are short");
  });
});

describe("a short or plain right answer", () => {
  it.each([
    ["confidence-calibration", "50/50. The sales doubled but the founders left."],
    ["source-evaluation", "The link goes to the seller and fourteen runners is tiny. I'd wait until someone finds the study itself."],
    ["emergency-room", "Critic: up from 47 to 52 minutes, people get angry. Hospital: down from 70, people are relieved. Each leaves out the other's year."],
    [
      "bike-share",
      "“City bikes are a hit” makes people happy because there were 1.2 million trips. “City bikes cost too much” makes people angry. “City bikes are dangerous” makes people afraid, it uses the 84 hurt riders.",
    ],
  ])("counts for what it says: %s", (exercise, answer) => expect(scoreOf(exercise, answer)).toBeGreaterThanOrEqual(0.3));
});

it.each(["maybe, ", "so because but ", "18 months, "])("a sentence of one thing over and over takes no time with its square: %s", (unit) => {
  const began = process.cpuUsage();
  scoreOf("confidence-calibration", unit.repeat(40_000 / unit.length));
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(6);
});
