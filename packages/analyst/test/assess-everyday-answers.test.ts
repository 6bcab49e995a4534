import { describe, expect, it } from "vitest";
import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { assess } from "../src/assess/assess.ts";
import type { AssessmentKind, AssessmentResult } from "../src/assess/types.ts";

/** Answers as people write them on a phone, after a shift, in a second language; and what only looks like an answer. */
const EXERCISES: Record<string, [AssessmentKind, string]> = Object.fromEntries([
  ...SANDBOX_EXERCISES.map(({ id, prompt }) => [id, ["epistemic-humility", prompt]]),
  ...FRAME_EXERCISES.map(({ id, facts }) => [id, ["narrative-framing", facts]]),
  ...RECONSTRUCTION_CHALLENGES.map(({ id, neutralFacts }) => [id, ["narrative-framing", neutralFacts]]),
]);
const assessed = (exercise: string, answer: string): AssessmentResult => {
  const [kind, about] = EXERCISES[exercise]!;
  return assess(kind, answer, about);
};
const scoreOf = (exercise: string, answer: string) => assessed(exercise, answer).overallScore;

describe("an answer in notes", () => {
  it.each([
    ["confidence-calibration", "50/50. Sales good. Money short, 18 months. Founders gone, no idea why. If new funding comes, I'd say 70. Ask them."],
    ["source-evaluation", "Wait with order. Seller's page. 14 runners, tiny. No journal. Maybe works, maybe not. Find study first, then decide."],
    [
      "uncertainty-expression",
      "Beach: ok, quite sure, two good samples. Stream: one bad sample, rain maybe. Not sure. Wait till Friday. If Friday's ok, swim there too.",
    ],
    ["nuanced-thinking", "No fine yet. Haifa: one study, small fine. Talk to parents first. Count two months. No change? Then big fine. 60% sure."],
    [
      "bias-recognition",
      "1. My bias: it was my proposal, I want it to look good.\n2. What I'd like to blame: parking, flu, the programme.\n3. What we know: a fifth fewer people in two years. Not why.\n4. What to do: ask former visitors, compare with other choirs.\n5. If others kept their audience, I was wrong.",
    ],
    [
      "visit-notes",
      "Doctor: 40 minutes saved, happy. Tired when signing, won't say it. Patient: recorded, scared, 9 wrong notes. Manager: saves money, proud. Ignores the 6 percent.",
    ],
    ["source-evaluation", "Not yet. Source = seller. Only 14 runners. No journal. Effect maybe real, maybe luck. Need the paper. Good paper -> I'm in."],
  ])("is read for what it says: %s", (exercise, answer) => {
    const { overallScore, improvements } = assessed(exercise, answer);
    expect(overallScore).toBeGreaterThanOrEqual(0.4);
    expect(improvements.join(" ")).not.toContain("full sentences");
  });
  it.each([
    ["uncertainty-expression", "Lake water. Bacteria, rain. Stream, limit. Uncertain, evidence. Samples, results. Swim, children. Friday, weekend."],
    ["confidence-calibration", "Founders, sales, money. Company, software. Uncertain, humble, evidence. Months, confidence, percent. Founders, spring, offer."],
  ])("is no pile of words cut up with full stops: %s", (exercise, answer) => expect(scoreOf(exercise, answer)).toBeLessThan(0.2));
});

describe("an answer as in a chat", () => {
  it.each([
    [
      "nuanced-thinking",
      "id try talking to the parents first tbh. the haifa thing is 1 study w 10 daycares so not rly proof but a small fine made it worse so why risk it. if nobody changes after like 2 months ok then a big fine. 60% sure",
    ],
    [
      "emergency-room",
      "critic would be like waits are going up again 47 to 52 and everyone gets mad. hospital goes look its 18% more patients and it was 70 before so be happy. the paper finds 1 sad person who left w/o being seen and u feel bad for them. nobody shows all 3 years",
    ],
    [
      "bike-share",
      "“Bikes hit 1.2 million trips” makes people cheerful and leaves out the bill. “City's bike bill hits $3.1 million” makes taxpayers grumpy and leaves out that more people ride. “84 injured” scares parents and forgets that trips went up by a third.",
    ],
  ])("is prose, whatever its small words: %s", (exercise, answer) => {
    expect(scoreOf(exercise, answer)).toBeGreaterThanOrEqual(0.45);
    const backwards = answer.split(" ").reverse().join(" ");
    expect(scoreOf(exercise, backwards)).toBeLessThan(0.3);
  });
});

describe("a very short answer without capitals", () => {
  it.each([
    ["source-evaluation", "this is from the seller so no. 14 runners lol. find the real study first"],
    ["uncertainty-expression", "main beach ok. stream not sure, wait till friday"],
    ["source-evaluation", "seller's own site, so no. small study. ask for the real one"],
  ])("is read sentence by sentence: %s", (exercise, answer) => {
    const { overallScore, improvements } = assessed(exercise, answer);
    expect(overallScore).toBeGreaterThanOrEqual(0.15);
    expect(improvements.join(" ")).not.toContain("full sentences");
  });
});

describe("an answer with slips of the pen", () => {
  const SLIPS: [string, string, string][] = [
    [
      "confidence-calibration",
      "I think its about 60 procent likly the compny still exists becuase the sales dubbled. But they only got mony for 18 months and two of the founders leaved in spring and I dont know why. If they get new investers I wuld be more sure. I culd be wrong tho.",
      "I think it's about 60 percent likely the company still exists because the sales doubled. But they only got money for 18 months and two of the founders left in spring and I don't know why. If they get new investors I would be more sure. I could be wrong though.",
    ],
    [
      "source-evaluation",
      "i wuld wait with the ordr. The site is from the compny that sels the jucie so they are not nutral. 14 runers is realy not many. Mabye it helps a bit but i dont belive half. If sombody finds the real studdy i will read it and change my mind.",
      "I would wait with the order. The site is from the company that sells the juice so they are not neutral. 14 runners is really not many. Maybe it helps a bit but I don't believe half. If somebody finds the real study I will read it and change my mind.",
    ],
    [
      "emergency-room",
      "The critick will say the wait is going up agian from 47 to 52 so the peple get angry. The hospitel will say it was 70 two yers ago and now its 52 with more pacients, so you feel its going well. Everyone leaves somthing out.",
      "The critic will say the wait is going up again from 47 to 52 so the people get angry. The hospital will say it was 70 two years ago and now it's 52 with more patients, so you feel it's going well. Everyone leaves something out.",
    ],
  ];
  it.each(SLIPS)("counts nearly as much as without them: %s", (exercise, slips, clean) =>
    expect(scoreOf(exercise, slips)).toBeGreaterThanOrEqual(scoreOf(exercise, clean) - 0.12),
  );
});

describe("what only looks like an answer", () => {
  it.each(SANDBOX_EXERCISES.map(({ id, prompt }) => [id, prompt]))("is the scenario, copied: %s", (id, prompt) => {
    const { overallScore, improvements, strengths } = assessed(id, prompt);
    expect(overallScore).toBeLessThan(0.2);
    expect(strengths).toEqual([]);
    expect(improvements[0]).toBe("Say it in your own words: most of this is the text of the exercise.");
  });
  it.each([...FRAME_EXERCISES.map(({ id, facts }) => [id, facts] as const), ...RECONSTRUCTION_CHALLENGES.map((c) => [c.id, c.neutralFacts] as const)])(
    "is the facts, copied: %s",
    (id, facts) => expect(scoreOf(id, facts)).toBeLessThan(0.2),
  );
  it("may quote a sentence of it on the way", () =>
    expect(
      scoreOf(
        "confidence-calibration",
        "Its money lasts for another eighteen months. So I am only about 50 percent sure that the company exists in three years, though its sales doubled. If the founders left because of the money, I would go down to 30.",
      ),
    ).toBeGreaterThanOrEqual(0.6));
  it.each([
    [
      "confidence-calibration",
      "I am humble and uncertain. Perhaps evidence, maybe data. I could be wrong, I am open to change my mind if evidence. Studies suggest it depends. I don't know, perhaps 60 percent. Company founders sales money.",
    ],
    [
      "source-evaluation",
      "Evidence is important. I am uncertain. The source should be checked. Peer review, sample size, placebo, bias, conflict of interest. Perhaps. I might be wrong. Runners juice study journal company.",
    ],
    [
      "bias-recognition",
      "I have confirmation bias, anchoring bias, sunk cost bias and hindsight bias. I am humble. Evidence may suggest otherwise. I might be wrong. Choir, audience, Sunday, Saturday, mistake.",
    ],
    [
      "emergency-room",
      "The crisis frame, the recovery frame, the technical frame. Readers feel fear, anger, hope. What is left out is the baseline and who benefits. Emphasis, narrative, omission. Hospital 52 47 70.",
    ],
  ])("is praise of method with the words of the exercise in a row: %s", (exercise, answer) => expect(scoreOf(exercise, answer)).toBeLessThan(0.35));
});

describe("what people do in words of their own", () => {
  const because = (exercise: string, answer: string, criterion: string) => assessed(exercise, answer).criteria.find(({ id }) => id === criterion)!.because;
  it.each(["If it's because of Sunday, we go back to Saturday.", "We count the audience for a year. If it doesn't grow, I'd go back to Saturday."])(
    "a condition with an apostrophe: %s",
    (answer) => expect(because("bias-recognition", answer, "openness")).toContain("“If it"),
  );
  it.each([
    "The sales doubled, so I'd say 70.",
    "No founders, no money. Sure? 60.",
    "It is difficult to say with so little money.",
    "It can be the money or the founders.",
  ])("a degree in plain words: %s", (answer) => expect(because("confidence-calibration", answer, "uncertainty")).toMatch(/^“/));
  it.each(["I'd say 18 months is enough money for them.", "They have money, I'd say 50 dollars."])("a figure of something else is no degree: %s", (answer) =>
    expect(because("confidence-calibration", answer, "uncertainty")).toBe("No sentence says how sure you are."),
  );
  it("may revise, as one would", () =>
    expect(because("confidence-calibration", "Show me the renewals of the company and I may revise upward.", "openness")).toContain("may revise"));
  it("calling a quoted claim too strong claims nothing oneself", () =>
    expect(
      because(
        "nuanced-thinking",
        "The Haifa study is real, but 'it's been proven' is too strong for ten centers. I am about 60 percent sure.",
        "overconfidence-avoidance",
      ),
    ).toBe("No claim goes further than its reasons."));
  it.each(["Why did the two founders leave, and can you find that out before you sign?", "Do we know how long the money of the company really lasts?"])(
    "asking what would settle it: %s",
    (question) => expect(because("confidence-calibration", question, "evidence-orientation")).toMatch(/^“/),
  );
  it("is told that asking is a start, and what to add", () =>
    expect(assessed("bias-recognition", "Do we know whether other choirs in the area lost listeners in the same two years?").improvements[0]).toBe(
      "Asking is a good start. Also say what you think until somebody answers, and how sure you are.",
    ));
  it("quotes words without the stop before them", () =>
    expect(because("confidence-calibration", "The money of the company is short. Ask them about it.", "evidence-orientation")).toContain(
      "“Ask them about it”",
    ));
  it.each(["So what?", "Who cares about founders anyway?", "Why should she even ask?"])("a question that seeks nothing: %s", (question) =>
    expect(because("confidence-calibration", `The company is fine. ${question}`, "evidence-orientation")).toBe(
      "No sentence weighs a fact of the exercise, or says how to check one.",
    ),
  );
  it.each([
    ["visit-notes", "Doctor: gets 40 minutes back and is relieved. Patient: feels watched. Manager: proud of the 6 percent."],
    [
      "herring-closure",
      "I've fished this bay for thirty years. Now I stay home for two springs, and I'm furious.\n\nWe at the cannery get nothing, and we feel forgotten.",
    ],
  ])("taking a seat by its name or in the first person: %s", (exercise, answer) => expect(because(exercise, answer, "frame-identification")).toMatch(/^“/));
  it.each(["happy", "annoyed", "jealous", "furious", "upset"])("a plain word for a feeling: %s", (feeling) =>
    expect(because("bike-share", `The headline about 84 riders makes you ${feeling}.`, "emotional-impact")).toContain(feeling),
  );
});
