import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const found = (text: string): string[] =>
  analyze(text, { all: true })
    .frames.map(({ reflexId }) => reflexId)
    .filter((id) => id.startsWith("vx-mp01-reason-"))
    .map((id) => id.slice("vx-mp01-reason-".length));

describe("reasons that cannot carry their claim", () => {
  it.each([
    ["the claim in other words", "Gossip is dishonest because it is deceitful.", ["circle"]],
    ["the claim in kindred words", "She is a wonderful writer because she writes so well.", ["circle"]],
    ["because at the beginning", "Because gossip is deceitful, gossip is dishonest.", ["circle"]],
    ["a new reason", "Gossip is harmful because friends part over it.", []],
    ["a reason with a figure", "The firm is profitable because profits rose by 20 percent.", []],
    ["a degree and no conclusion", "There was so much rain that nobody came. The rain must be measured.", []],
    ["an insult before so", "He is a drunkard, so his view of the goal is wrong.", ["person"]],
    ["the crowd in the sentence before", "Most people in town believe it. So it must be true.", ["crowd"]],
    ["an order of events", "I bought new boots and then we won. The boots must have caused it.", ["sequence"]],
    ["a lack of proof", "There is no study showing that the powder is harmful, so it is perfectly safe.", ["untested"]],
    ["a lack of proof that leaves it open", "There is no study of it yet, so nobody knows whether it is safe.", []],
    ["what was spent", "We have already spent three years together, so we can't break up now.", ["spent"]],
    ["what was spent elsewhere", "We spent years abroad, so we can't come to the reunion.", []],
    ["help that is not complete", "The spray doesn't catch all moths, so it's worthless.", ["imperfect"]],
    ["two things that go together", "People who own boats live longer, so buying a boat is good for your heart.", ["link"]],
    ["a question", "Is it good because it is good?", []],
  ])("%s", (_, text, expected) => expect(found(text)).toEqual(expected));

  it("are not looked for in another paragraph", () => {
    expect(found("Most people in town believe it.\n\nSo it must be true.")).toEqual([]);
  });
});
