import { describe, expect, it } from "vitest";
import { assess, bandOf, STRENGTH_FROM } from "../src/assess/assess.ts";
import { wordOrder } from "../src/assess/word-order.ts";
import { FRAME_EXERCISES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { GRADED } from "./graded-answers.ts";
import { GRADED_SECOND } from "./graded-answers-second.ts";

describe("graded answers", () => {
  it.each([...GRADED, ...GRADED_SECOND].map((g) => [g.id, g] as const))("%s", (_id, g) => {
    const { overallScore, criteria } = assess(g.kind, g.answer, g.prompt);
    const detail = JSON.stringify(criteria.map((c) => [c.id, c.score]));
    if (g.atLeast !== undefined) expect(overallScore, detail).toBeGreaterThanOrEqual(g.atLeast);
    if (g.under !== undefined) expect(overallScore, detail).toBeLessThan(g.under);
  });
  it("are at least forty, a third of them unseen", () => {
    expect(GRADED.length).toBeGreaterThanOrEqual(40);
    expect(GRADED.filter((g) => g.unseen).length * 3).toBeGreaterThanOrEqual(GRADED.length);
  });
});

describe("bands and the brief answer (specification 2 §5, §9)", () => {
  it.each([
    [0.8, "Excellent"],
    [0.79, "Good"],
    [0.6, "Good"],
    [0.5, "Solid"],
    [0.4, "Developing"],
    [0.39, "Needs significant development"],
  ])("%d is %s", (score, band) => expect(bandOf(score)).toBe(band));
  it("answers a brief response word for word", () => {
    expect(assess("epistemic-humility", "  too short, sorry  ", "x")).toEqual({
      overallScore: 0,
      criteriaScores: {},
      criteria: [],
      personalizedFeedback: "Your response is too brief to assess. Please provide more detailed analysis.",
      strengths: [],
      improvements: ["Please provide a more detailed response (at least 20 characters)"],
      nextSteps: ["Try writing at least 2-3 sentences explaining your thinking"],
    });
  });
  it.each([
    ["epistemic-humility", [0.3, 0.25, 0.25, 0.2]],
    ["narrative-framing", [0.3, 0.25, 0.2, 0.25]],
  ] as const)("weights of %s; the overall score is their weighted sum", (kind, weights) => {
    const result = assess(kind, GRADED.find((g) => g.kind === kind)!.answer, GRADED.find((g) => g.kind === kind)!.prompt);
    expect(result.criteria.map((c) => c.weight)).toEqual(weights);
    expect(result.overallScore).toBeCloseTo(
      result.criteria.reduce((s, c) => s + c.weight * c.score, 0),
      1,
    );
  });
  it("says what counted as part of one sentence, without a stop or a capital inside the brackets", () => {
    const { strengths, personalizedFeedback, nextSteps } = assess(
      "epistemic-humility",
      "I think it is likely, about 60 percent, because sales doubled, but two founders left and I do not know why. If most customers renew their contracts I would go higher.",
      "Her company is four years old, its sales doubled last year and two founders left. Will it exist in three years?",
    );
    expect(strengths).toContain("Overconfidence avoidance: You claim no more than you can show (no claim goes further than its reasons).");
    for (const text of [...strengths, personalizedFeedback]) expect(text).not.toMatch(/\.\)|\([A-Z]/);
    expect(personalizedFeedback).toMatch(/ You do best at saying .+ What would help most is [a-z ]+\.$/);
    expect(nextSteps.at(-1)).toMatch(/^Add one sentence [a-z]+ing [a-z ]+, then read your answer through once more$/);
  });
  const COMPANY = "Her company is four years old, its sales doubled last year and two founders left. Will it exist in three years?";
  it.each([
    "I don't know. It is fine I guess because companies are good.",
    "They have money for a while but two founders left, which is a bad sign.",
    "I would ask why the founders left before she signs.",
  ])("takes a short answer for prose, and for one about its exercise: %s", (answer) => {
    expect(assess("epistemic-humility", answer, COMPANY).improvements.join(" ")).not.toMatch(/full sentences|Stay with the exercise/);
  });
  it("quotes the words to take back, and speaks of none where there are none", () => {
    const of = (answer: string) => assess("epistemic-humility", answer, COMPANY).improvements.find((line) => line.startsWith("Overconfidence"));
    expect(of("The company will definitely exist, without any doubt, because sales doubled. It is obviously a good job.")).toMatch(
      /Take back the words that leave no room \(“.*definitely.*”\)/,
    );
    expect(of("The company is good. Its sales are good.")).toBe("Overconfidence avoidance: Say how far each claim goes: for whom, how often, how surely.");
  });
  it("does not ask for what is there, when only the rest of the answer holds it down", () => {
    const { improvements } = assess(
      "epistemic-humility",
      "I am about 60 percent sure that the company will exist, perhaps less, because its 480 workers sold 35 million games and 1,900 shops joined in 2019.",
      COMPANY,
    );
    expect(improvements.filter((line) => line.includes("Uncertainty"))).toEqual([
      expect.stringMatching(/^Already there: .*Uncertainty \(“.* in full once its figures are those of the exercise\.$/),
    ]);
  });
  it("says of a doubt that is about something else what it lacks, and not that there is none", () => {
    const { improvements, criteria } = assess(
      "epistemic-humility",
      "I am about 60 percent sure, perhaps less sure than that, and I don't know whether my aunt's cake will rise. It might not.",
      COMPANY,
    );
    expect(criteria[0]!.because).toMatch(/^“I am about 60 percent sure”.*: not tied to anything in the exercise yet\.$/);
    expect(improvements).toContain("Uncertainty: Tie it to the exercise: name the fact, the person or the thing in it that you mean.");
    expect(improvements[0]).toMatch(/^Stay with the exercise: the answer hardly mentions it/);
  });
  it("names a fact to begin with where an answer passes the exercise by, and says what its score counts", () => {
    const { improvements, personalizedFeedback } = assess(
      "epistemic-humility",
      "When I was at school we had a teacher who let us argue both sides of a question. That taught me to slow down.",
      SANDBOX_EXERCISES[0]!.prompt,
    );
    expect(improvements[0]).toContain("Begin with something it tells you, such as “Its sales doubled last year,” and say what you make of that.");
    expect(personalizedFeedback).toContain("it doesn’t judge whether your thoughts are right in general.");
    expect(assess("epistemic-humility", SANDBOX_EXERCISES[0]!.goodResponse, SANDBOX_EXERCISES[0]!.prompt).personalizedFeedback).not.toContain("in general");
  });
  it("says once what would help several criteria", () => {
    const { improvements } = assess(
      "epistemic-humility",
      "I am fairly sure, about 70 percent, because I saw two reports that name their source. I would change my mind if the maker says otherwise.",
      COMPANY,
    );
    expect(improvements.filter((line) => line.includes("Tie it to the exercise"))).toEqual([
      "Uncertainty, Evidence orientation and Openness to revision: Tie it to the exercise: name the fact, the person or the thing in it that you mean.",
    ]);
  });
  it.each([
    ["“since” before a plain noun", "I am about 60 percent sure of that company, since sales doubled last year.", 1],
    ["a turn to a second fact, in numbers", "The sales of the company doubled last year, but two founders left in the spring.", 1],
    ["a time is no reason", "The company has been in the same building since the spring of last year, and the founders like it there ever since.", 0],
  ])("takes a reason for evidence: %s", (_, answer, evidence) => {
    expect(assess("epistemic-humility", answer, COMPANY).criteriaScores["evidence-orientation"]! > 0).toBe(evidence === 1);
  });
  it.each(["It is 50/50 whether the company will exist in three years, I would say.", "Whether the company lasts three years is 50-50 in my view, honestly."])(
    "takes an even chance for a degree: %s",
    (answer) => {
      expect(assess("epistemic-humility", answer, COMPANY).criteria[0]!.because).toMatch(/50.50/);
    },
  );
  it("notes the learner's own loaded wording above 0.7", () => {
    const loud = assess(
      "epistemic-humility",
      "Scientists proved it beyond any doubt, and only a fool would question it. Act now before it is too late, or we will all be destroyed! Everyone knows the bridge will collapse.",
      "Will the bridge last?",
    );
    expect(loud.improvements.join(" ")).toMatch(/Revise your own language/);
  });
  it.each([
    ["\ud800 lone surrogate in the answer, still a sentence"],
    ["مرحبا بالعالم كيف حالك اليوم يا صديقي"],
    ["🙂".repeat(50)],
    ["<script>alert(1)</script> I am not sure"],
  ])("never throws: %s", (answer) => {
    expect(assess("narrative-framing", answer, "facts").overallScore).toBeLessThan(0.6);
  });
});

describe("an answer that is held down as a whole", () => {
  const BOILERPLATE =
    "I am about 70% confident that it will work, because three of the five studies I read found an effect. But the samples were small, and the funding came from the maker. I would change my mind if a larger independent trial found nothing.";
  it.each(SANDBOX_EXERCISES.map((e) => [e.id, e.prompt]))("is off the topic with words of method alone: %s", (_, prompt) => {
    const { overallScore, personalizedFeedback } = assess("epistemic-humility", BOILERPLATE, prompt);
    expect(overallScore).toBeLessThan(0.4);
    expect(personalizedFeedback).toContain("What would help most is speaking of the exercise itself");
  });
  it.each([
    "Je pense que l'entreprise existera encore dans trois ans, avec une confiance d'environ 60 pour cent. Ses ventes ont doublé, mais deux fondateurs sont partis.",
    "Ich glaube, dass die Firma in drei Jahren noch da ist, und bin etwa zu 60 Prozent sicher, weil der Umsatz gestiegen ist.",
  ])("is told that only English is read: %s", (answer) => {
    const { personalizedFeedback, improvements } = assess("epistemic-humility", answer, SANDBOX_EXERCISES[0]!.prompt);
    expect(personalizedFeedback).toContain("only reads English");
    expect(improvements.join(" ")).not.toContain("full sentences");
  });
  it("is not praised and scolded for the same words, and names the narrowest of those marked", () => {
    const { strengths, improvements } = assess(
      "epistemic-humility",
      "I am about 60 percent sure that the company will exist in three years. Everyone knows that startups always fail, and experts agree that most never make it. I would change my mind if its customers renewed their contracts before it is too late.",
      SANDBOX_EXERCISES[0]!.prompt,
    );
    const revise = improvements.find((line) => line.startsWith("Revise"))!;
    expect(revise).not.toContain("I would change my mind");
    expect(revise).toMatch(/^Revise your own language: “[^”]+” was marked/);
    expect(strengths.join(" ")).not.toContain("Everyone knows");
  });
});

describe("words that the engine marks", () => {
  const about = "A friend says that a new drug cures colds within a day. How sure are you?";
  const criteria = (answer: string) => assess("epistemic-humility", answer, about).criteria;
  const evidence = (answer: string) => criteria(answer).find(({ id }) => id === "evidence-orientation")!;
  const flat = "I think the new drug cures colds in a day, there is no doubt at all, studies prove it 100 percent.";
  it("earn nothing by a part of them, and are not named as already there", () => {
    expect(evidence(flat)).toMatchObject({ score: 0, because: "No sentence weighs a fact of the exercise, or says how to check one." });
    const { strengths, improvements } = assess("epistemic-humility", flat, about);
    expect([...strengths, ...improvements].filter((line) => line.includes("studies"))).toEqual([
      "Revise your own language: “studies prove” was marked by the reflex engine (Cites studies without naming one).",
    ]);
  });
  it("leave the same words to count where they stand unmarked", () =>
    expect(evidence(`${flat} But I have read none of these studies about the drug.`).because).toContain("none of these studies about the drug"));
  it("cost no more by the sentence, however many they are", () => {
    const spent = (times: number) => {
      const began = process.cpuUsage();
      assess("epistemic-humility", "Act now! ".repeat(times), about);
      return process.cpuUsage(began).user / 1e6;
    };
    expect(spent(12_000)).toBeLessThan(6);
  });
  it("count against the answer all the same", () => expect(criteria(flat)[1]!.because).toBe("“there is no doubt”, “prove”"));
});

it("an answer that only copies marked words of its exercise is held down, and no error", () => {
  const prompt = "Everyone knows that this is the only way. Act now, there is no doubt that it works!";
  expect(assess("narrative-framing", `${prompt} ${prompt}`, prompt)).toMatchObject({ overallScore: 0 });
});

describe("advice that fits the answer", () => {
  const lake = SANDBOX_EXERCISES[2]!.prompt;
  const told = (answer: string, prompt = lake) => {
    const { improvements, personalizedFeedback, nextSteps } = assess("epistemic-humility", answer, prompt);
    return [...improvements, personalizedFeedback, ...nextSteps].join("\n");
  };
  it.each(["Swimmers beware, bacteria everywhere there.", "Don't swim near the stream until Friday."])(
    "asks for more of one short sentence, not for sentences: %s",
    (answer) => {
      expect(told(answer)).not.toMatch(/only listed|in full sentences/);
      expect(told(answer)).toContain("Write two or three sentences: just one shows little of how you think.");
      expect(told(answer)).toContain("What would help most is writing more than one short sentence.");
    },
  );
  it("asks for sentences where many words are only listed", () =>
    expect(told("lake water samples bacteria rain Friday stream limit probably uncertain evidence check results weekend swim children")).toContain(
      "Write in full sentences: a bare list of words can’t be read as a thought.",
    ));
  it("calls an insult a dismissal, and certainty certainty", () => {
    expect(told("Stop! That page is from scammers and the treasurer is an idiot.", SANDBOX_EXERCISES[1]!.prompt)).toContain(
      "Take back what only brushes others off (“idiot”), and give a reason instead",
    );
    expect(told("Whoever says otherwise is an idiot, and it is definitely safe to swim.")).toContain("Take back the words that leave no room (“definitely”");
  });
});

describe("a flawed answer", () => {
  const answer =
    "I am about 60 percent sure that the company will exist in three years, because its sales doubled. But its money runs out in eighteen months. I could be wrong, but everyone knows that it will fail and I would change my mind if the contracts were renewed before it is too late.";
  const result = assess("epistemic-humility", answer, SANDBOX_EXERCISES[0]!.prompt);
  it("is told of its loaded words, though what they stand in is praised", () =>
    expect(result.improvements.find((line) => line.startsWith("Revise"))).toMatch(/everyone knows|before it is too late/i));
  it("has a criterion among its strengths from 0.7, and only then", () => {
    for (const { name, score } of result.criteria)
      expect([name, result.strengths.some((line) => line.startsWith(`${name}:`))]).toEqual([name, score >= STRENGTH_FROM]);
    expect(result.criteriaScores["overconfidence-avoidance"]).toBeLessThan(STRENGTH_FROM);
  });
});

describe("the order of words", () => {
  const prose = [...GRADED, ...GRADED_SECOND].filter((g) => (g.atLeast ?? 0) >= 0.6);
  /** A shuffle that is the same in every run. */
  const shuffle = (words: string[]): string[] => {
    const out = [...words];
    let seed = out.length * 7919 + 13;
    for (let i = out.length - 1; i > 0; i--) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const j = seed % (i + 1);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  };
  const REORDERED: [string, (text: string) => string][] = [
    ["all words shuffled", (text) => shuffle(text.split(/\s+/)).join(" ")],
    [
      "each sentence shuffled",
      (text) =>
        text
          .split(/(?<=[.!?])\s+/)
          .map((s) => shuffle(s.split(/\s+/)).join(" "))
          .join(" "),
    ],
    ["backwards", (text) => text.split(/\s+/).reverse().join(" ")],
    ["in alphabetical order", (text) => text.split(/\s+/).sort().join(" ")],
    [
      "long words with commas",
      (text) =>
        text
          .split(/\W+/)
          .filter((w) => w.length > 4)
          .join(", "),
    ],
  ];
  it.each(REORDERED)("good answers with %s score under 0.4, every one", (_name, reorder) => {
    for (const g of prose) expect(assess(g.kind, reorder(g.answer), g.prompt).overallScore, g.id).toBeLessThan(0.4);
  });
  it("parts prose from the same words shuffled", () => {
    const fits = prose.map((g) => wordOrder(g.answer).fit);
    const shuffled = prose.map((g) => wordOrder(shuffle(g.answer.split(/\s+/)).join(" ")).fit);
    expect(Math.min(...fits)).toBeGreaterThan(Math.max(...shuffled));
  });
});

describe("terse prose", () => {
  const HOSPITAL = FRAME_EXERCISES[0]!.facts;
  const BIKES = FRAME_EXERCISES[1]!.facts;
  it.each([
    [
      HOSPITAL,
      "The critic picks last year so readers get worried and angry, the hospital picks two years ago so readers feel proud. Nobody says why patients leave.",
    ],
    [
      HOSPITAL,
      "Critics say waits rose five minutes and people get angry. The hospital says waits fell since two years ago and people feel relieved. Neither side mentions patients who left.",
    ],
    [
      BIKES,
      "Headline one says rental bikes boom and makes readers happy. Headline two says city burns millions and makes readers angry. Headline three says more riders hurt and makes readers afraid.",
    ],
  ])("of a learner is read as prose: %#", (facts, answer) => {
    const { overallScore, improvements } = assess("narrative-framing", answer, facts);
    expect(overallScore).toBeGreaterThan(0.3);
    expect(improvements.join(" ")).not.toMatch(/full sentences|two or three sentences/);
    const shuffled = answer
      .split(" ")
      .sort((a, b) => a.localeCompare(b))
      .join(" ");
    expect(assess("narrative-framing", shuffled, facts).overallScore).toBeLessThan(0.2);
  });
});

describe("answers to other exercises", () => {
  it("score under 0.4 in 96 of 100 cases, though the topics touch", () => {
    const all = [...GRADED, ...GRADED_SECOND];
    const prompts = [...new Map(all.map((g) => [g.prompt, g.kind]))];
    const pairs = all
      .filter((g) => (g.atLeast ?? 0) >= 0.6)
      .flatMap((g) =>
        prompts.filter(([prompt, kind]) => prompt !== g.prompt && kind === g.kind).map(([prompt]) => assess(g.kind, g.answer, prompt).overallScore),
      );
    expect(pairs.filter((score) => score >= 0.4).length / pairs.length).toBeLessThan(0.04);
  });
});
