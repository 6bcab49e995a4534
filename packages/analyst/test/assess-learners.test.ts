import { describe, expect, it } from "vitest";
import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { assess } from "../src/assess/assess.ts";
import { seatsMissing } from "../src/assess/seats.ts";
import type { AssessmentResult } from "../src/assess/types.ts";

/** Answers of a first-time learner, each with what the assessor once told her wrongly. */
const FACTS = Object.fromEntries([...FRAME_EXERCISES.map((e) => [e.id, e.facts]), ...RECONSTRUCTION_CHALLENGES.map((e) => [e.id, e.neutralFacts])]);
const framing = (exercise: string, answer: string): AssessmentResult => assess("narrative-framing", answer, FACTS[exercise]!);
const humility = (exercise: string, answer: string): AssessmentResult =>
  assess("epistemic-humility", answer, SANDBOX_EXERCISES.find(({ id }) => id === exercise)!.prompt);
const told = ({ personalizedFeedback, improvements, nextSteps }: AssessmentResult): string => [personalizedFeedback, ...improvements, ...nextSteps].join("\n");

describe("a learner who has done some of what is asked", () => {
  it.each([
    [
      "a degree",
      humility(
        "nuanced-thinking",
        "Both have a point. Money matters, but in the Haifa study the fine made it worse, and it was small. I'd first talk to the parents. I'm about 60% sure this helps. If they still come late after two months I'd try a big fine.",
      ),
      "saying how sure you are of each part",
      /saying how sure you are[.,]/,
    ],
    [
      "what is hidden",
      framing(
        "bike-share",
        "“Bikes are a hit” makes people happy, leans on 1.2 million and hides the cost. “City pays half a million more” makes taxpayers mad, leans on $3.1 million and hides that there were more trips. “84 hurt” is scary and hides that the risk per trip went down.",
      ),
      "asking who gains from what is left out",
      /asking what is left out/,
    ],
  ])("is told what more would help, not to do it: %s", (_, result, more, again) => {
    expect(told(result)).toContain(more);
    expect(told(result)).not.toMatch(again);
  });
  it("is told to do it where it is not there", () =>
    expect(told(humility("uncertainty-expression", "Yes, people can swim. The water is fine, two of three samples were under the limit."))).toContain(
      "What would help most is saying how sure you are.",
    ));
});

describe("what the words of a learner count for", () => {
  it("a condition whose cause stands in a clause of its own", () => {
    const { criteriaScores, improvements } = humility(
      "bias-recognition",
      "It was my idea, so I don't want it to be a mistake. We should ask the people who stopped coming why. If most say because of Sunday afternoon then I was wrong and we go back to Saturday.",
    );
    expect(criteriaScores.openness).toBeGreaterThan(0.4);
    expect(improvements.join(" ")).not.toContain("Openness");
  });
  it("a condition that was asked for just before", () => {
    const asks = "Wait with the order, the page belongs to the company that sells the juice. Does anybody know a study from people who don't sell it?";
    expect(humility("source-evaluation", `${asks} If yes I'm in.`).criteriaScores.openness).toBeGreaterThan(0.4);
    expect(humility("source-evaluation", `${asks} I like juice.`).criteriaScores.openness).toBe(0);
    expect(humility("source-evaluation", "The juice is red and sweet. If yes I'm in.").criteriaScores.openness).toBe(0);
  });
  it("an omission in the words of a second language", () =>
    expect(
      framing("emergency-room", "The critic uses 47 and 52 and leaves away the 70. The hospital uses the 70 and leaves away last year.").criteriaScores[
        "critical-depth"
      ],
    ).toBeGreaterThan(0.3));
  it("an omission named of both tellings at once", () =>
    expect(
      framing(
        "emergency-room",
        "A critic would say people wait longer than last year and make you angry. The hospital would say that they are faster than two years ago, so you feel calm. Both are true but each one leaves out the other year.",
      ).criteriaScores["critical-depth"],
    ).toBeGreaterThan(0));
  it("who gains by a claim, where the source is asked about: no attack on a person", () => {
    const seller = "The link goes to the company that sells the stuff so of course they say it works. Fourteen runners isn't a lot and there is no journal.";
    expect(humility("source-evaluation", seller).improvements.join(" ")).not.toContain("Revise your own language");
    expect(humility("source-evaluation", "It's an ad for the juice. Of course the ad says it works.").improvements.join(" ")).not.toContain("Revise");
    const fools = "The juice tastes good. My uncle is a lawyer, so of course they say that he knows it all.";
    expect(humility("source-evaluation", fools).improvements.join(" ")).toContain("Revise your own language");
  });
  it.each([
    [
      "the number with its condition",
      "confidence-calibration",
      "So I'd say 50% for the company, could be 70 if they find an investor, 20 if the founders left because of money.",
      "openness",
      0.4,
    ],
    [
      "a number to be made",
      "confidence-calibration",
      "I'd put the company at 6 out of 10. If it turns out that the two founders built the thing, make it 4.",
      "openness",
      0.4,
    ],
    [
      "“I'm fine with it” after its condition",
      "bias-recognition",
      "It was my plan to move the concerts. If more than half of the audience want Saturday back, I'm fine with it.",
      "openness",
      0.4,
    ],
    ["“we know more”, with its day", "uncertainty-expression", "One sample by the stream was over the limit. On Friday we know more.", "openness", 0.4],
    [
      "a measured hope",
      "confidence-calibration",
      "Four years is longer than most companies survive, so I'm fairly optimistic. I'd ask them why the founders left.",
      "uncertainty",
      0.35,
    ],
  ])("%s", (_, exercise, answer, criterion, atLeast) => expect(humility(exercise, answer).criteriaScores[criterion]).toBeGreaterThan(atLeast));
  it("a figure that is laid down for later as no invention", () =>
    expect(
      told(humility("nuanced-thinking", "I decide on a fine, but a big one, starting at 15 minutes, because a small one backfired in Haifa.")),
    ).not.toContain("the exercise doesn’t say that"));
  it("a sentence around a headline, whose small words are left out", () => {
    const { overallScore, improvements } = framing(
      "bike-share",
      '"Success for rental bikes" makes people feel good. "Rental bikes too expensive" makes people feel bad. "Rental bikes dangerous" makes people afraid.',
    );
    expect(overallScore).toBeGreaterThan(0.2);
    expect(improvements.join(" ")).not.toContain("full sentences");
    const piled = '"bikes rental for Success" feel good people makes. "expensive too bikes Rental" bad feel the of people makes.';
    expect(framing("bike-share", piled).overallScore).toBeLessThan(0.2);
  });
  it("an arrow between two figures as going from one to the other", () =>
    expect(
      framing("emergency-room", "The critic takes 47 -> 52 minutes, so readers get worried.")
        .criteria.map(({ because }) => because)
        .join(" "),
    ).toContain("47 to 52"));
  it("notes with a label for each seat, in more words than bare notes have", () => {
    const { overallScore, improvements } = framing(
      "visit-notes",
      "Doctor: happy because of 40 minutes, maybe doesn't read every note. Patient: afraid who hears the recording, what if one of the 9 wrong ones is hers. Manager: glad that it saves time and only 6 percent refuse, doesn't mention the errors.",
    );
    expect(overallScore).toBeGreaterThan(0.5);
    expect(improvements.join(" ")).not.toContain("full sentences");
  });
});

describe("an exercise that asks for several seats", () => {
  const ONE = "As a boat owner I would be really mad. They close my bay and give me 60 percent, and I still have to pay for my boat. Nobody asked us.";
  it("is told which ones are missing, and counts for less without them", () => {
    const one = framing("herring-closure", ONE);
    expect(one.improvements[0]).toBe(
      "Hear from the biologist and the worker at the cannery, too. What comes first for them, what do they feel, and what goes unsaid?",
    );
    const TWO_NAMED = " The biologist and the worker see it in another way.";
    expect(framing("herring-closure", ONE + TWO_NAMED).overallScore).toBeGreaterThan(one.overallScore);
    expect(framing("herring-closure", ONE + TWO_NAMED).improvements.join(" ")).not.toContain("Hear from");
  });
  it("lets a seat speak as it would, and says so beside a mark", () => {
    const VOICE = "Biologist: If we don't stop now there will be no herring in ten years. Owner: I lose 40 percent of my income. Worker: I get nothing.";
    expect(framing("herring-closure", VOICE).improvements.join(" ")).toMatch(
      /Revise your own language: .+\. If one of the seats talks that way, leave it in\./,
    );
    const facts = "If we don't act now, everyone will die on a rental bike, and 84 riders were hurt.";
    expect(framing("bike-share", facts).improvements.join(" ")).not.toContain("leave it in");
  });
  it("hears a seat that its teller takes", () =>
    expect(framing("herring-closure", ONE).criteria.find(({ id }) => id === "frame-identification")!.because).toContain(
      "As a boat owner I would be really mad",
    ));
  it("is asked for no frame, where the question asks for none", () => {
    expect(told(framing("herring-closure", ONE))).not.toMatch(/frame(?! identification)|reader/);
    expect(told(framing("bike-share", "The city paid $3.1 million and 84 riders were hurt this year."))).toMatch(/frame/);
  });
  it("misses nobody where voices go without a name, and in none but its own facts", () => {
    expect(seatsMissing("I finally get home before dinner. I told it things that I never told anybody.", FACTS["visit-notes"]!)).toEqual([]);
    expect(seatsMissing("The doctor is glad.", "A clinic has bought a machine.")).toEqual([]);
  });
  it.each(RECONSTRUCTION_CHALLENGES.map((e) => [e.id, e] as const))(
    "finds the three of its own list and of its expert: %s",
    (_, { neutralFacts, perspectives, seats, analysis }) => {
      expect(seatsMissing(analysis, neutralFacts)).toEqual([]);
      expect(perspectives.map((who) => seats.filter(({ words }) => words.test(who)).length > 0)).toEqual([true, true, true]);
    },
  );
});
