import { describe, expect, it } from "vitest";
import { askedOfThings, askOfReasoning } from "../src/agent/reading/reasoning.ts";
import { talk } from "./talk.ts";

/* How a text argues, and what is to be asked of one of its steps. */

const TRAM =
  "Every town should build a tram. In Graz the tram was opened in May, and the shops are fuller than before. Critics say that it costs too much. My neighbour sold her car within a month. The opposition is simply afraid of anything new. Sign the petition before Friday.";

describe("one step of an argument", () => {
  it.each([
    ["is the Graz example good evidence?", "In Graz the tram was opened", "One case shows that something can happen"],
    ["what's wrong with the argument about the neighbour", "My neighbour sold her car", "what one person saw"],
    ["What is the problem with the part about the opposition?", "The opposition is simply afraid", "why others hold a view"],
    ["is the story about the neighbour any proof", "My neighbour sold her car", "what one person saw"],
    ["what's misleading about saying that the opposition is afraid?", "The opposition is simply afraid", "why others hold a view"],
  ])("%s", (question, words, ask) => {
    const { message, intent } = talk(TRAM, question);
    expect(intent).toBe("weak-points");
    expect(message).toContain(words);
    expect(message).toContain(ask);
  });

  it("is none where the text has nothing of it", () => {
    expect(talk(TRAM, "what's wrong with the argument about penguins").message).not.toContain("This is the place");
  });
});

describe("how it argues", () => {
  it.each([
    "how does it argue?",
    "What exactly is the argument?",
    "Can you help me understand how the author makes his case",
    "what is its line of reasoning",
    "how is the text built?",
  ])("is shown in its own sentences: %s", (question) => {
    const { message } = talk(TRAM, question);
    expect(message).toMatch(/What it argues for\*\*\n\n> “Every town should build a tram\.”/);
    expect(message).toMatch(/With what\*\*[\s\S]*In Graz/);
    expect(message).toMatch(/other side\*\*\n\n> “Critics say/);
    expect(message).toMatch(/wants from its reader\*\*\n\n> “Sign the petition/);
  });
  it("and nobody’s fear is an objection that the text lets speak", () => {
    expect(talk(TRAM, "what would the other side say").message).not.toContain("> “The opposition is simply afraid");
  });
  it.each(["what is the weakest argument?", "what is the main argument", "what is the worst argument?"])(
    "and one argument is another question: %s",
    (question) => {
      expect(talk(TRAM, question).message).not.toContain("**With what**");
    },
  );
  it("has its faults named as books name them", () => {
    const { message } = talk("Either we act tonight, or we lose the town for good. The tram was built in 1990.", "are there any fallacies?");
    expect(message).toContain("called **false dilemma** in books");
  });
});

it.each([
  "Children are asked to remember their bag.",
  "Please return the questionnaire to the office.",
  "Her diary lies in the museum.",
  "Pupils answer in their own words.",
])("no survey and no self-report is: %s", (text) => expect(askedOfThings([{ text }])).toEqual([]));
it.each(["Sleep was measured with a questionnaire.", "The nurses were asked to rate their mood.", "All of them kept a food diary."])(
  "people tell of themselves: %s",
  (text) => expect(askedOfThings([{ text }])[0]?.ask).toContain("what people say about themselves"),
);
it("a number in a name is no figure", () => {
  expect(askOfReasoning("Vote yes on Measure 4!")).toEqual([]);
  expect(askOfReasoning("Vote yes on Proposition 27!")).toEqual([]);
  expect(askOfReasoning("Measure 4 brings 30 jobs.")).toContainEqual(expect.stringContaining("rests on a figure"));
});
