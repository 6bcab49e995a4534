import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What is asked of a text in words that no rule knows: they are looked up in it, all of them, and only what was looked for is said to be absent. */

const PUMPS =
  "Opinion: Heat pumps are ready\n\nHeat pumps use a third of the energy of a gas boiler, a field test of 1,023 homes found. The result may not hold in winter, when the air is cold. Join 2 million households who have switched. The pump is not recommended for people with a severe allergy to its coolant.";
const HOAX = "Climate change is a hoax invented by elites. NASA admits the moon landing was filmed in a studio. Share this before they delete it!";
const MARKET =
  "The fish market will move to the old mill in October, the harbor board said on Friday. Rents there are half of what traders pay now. Three of them will give up, among them the oyster stand. “I am too old for stairs,” said its owner, Jan Peeters.";
const NOT_ASKED = /I couldn’t tell what you’re asking about the text\. Ask, for example, “[^”]+\?” or “[^”]+\?”/;

describe("every word of a question is looked for", () => {
  it.each([
    [PUMPS, "and winter?", "may not hold in winter"],
    [PUMPS, "is it an opinion piece", "Opinion: Heat pumps are ready"],
    [PUMPS, "who should not take it", "severe allergy"],
    [PUMPS, "how many people joined", "Join 2 million"],
    [MARKET, "how many will stop", "Three of them will give up"],
    [MARKET, "why is the owner against stairs", "too old for stairs"],
    [MARKET, "do they pay now", "half of what traders pay now"],
    [MARKET, "and the oyster stand", "among them the oyster stand"],
    [MARKET, "whats with october", "will move to the old mill in October"],
  ])("%#", (text, question, place) => expect(talk(text, question).message).toMatch(new RegExp(`> “[^”]*${place}`)));
  it("and only what was looked for is said to be absent, by its name", () => {
    expect(talk(MARKET, "does the ferry stop there").message).toMatch(/^I looked for “ferry” and “stop” in the text and found no form of them/m);
    expect(talk(PUMPS, "how loud is it").message).toContain("I looked for “loud” in the text and found no form of it");
    expect(talk(PUMPS, "who watched the test").message).toMatch(
      /I don’t find any form of “watched” in the text\. About “test”, it says this[\s\S]*a field test of 1,023 homes/,
    );
  });
  it("and a form that no ending gives away is one", () =>
    expect(talk("The rents rose by a tenth. The owner went to court, and the judge fell ill.", "did the judge fall ill").message).toMatch(
      /claims:\n\n> “The owner went/,
    ));
  it("and a fragment is a question", () => expect(talk(MARKET, "and the weekend").message).toContain("I looked for “weekend”"));
  it("and a word in the title is in the text", () => expect(talk(PUMPS, "is an opinion mentioned?").message).toContain("Opinion: Heat pumps are ready"));
});

describe("what asks nothing of the text", () => {
  it.each(["real?", "which one", "what do i say then", "are you a republican", "rate from 1 to 10"])("is told so, with two things to ask: %s", (question) => {
    for (const text of [PUMPS, MARKET]) expect(talk(text, question).message).toMatch(/couldn’t tell what you’re asking|compare/);
    expect(talk(MARKET, question).message).not.toMatch(/doesn’t mention|found no form/);
  });
  it("names what can be asked", () => expect(talk(PUMPS, "rate from 1 to 10").message).toMatch(NOT_ASKED));
});

describe("how a text is made", () => {
  it.each([
    ["what numbers are in it", /These sentences have figures:\n\n> “[^”]*Rents there are half/],
    ["is anybody quoted", /^Sources that can be found:[\s\S]*Jan Peeters/],
    ["who is quoted here?", /^Sources that can be found:[\s\S]*Jan Peeters/],
    ["what can be checked", /can be checked\. Leave this page to do it/],
    ["how can it be said more neutrally", /^I’d leave the wording|^Fairer wordings/],
    ["whose side is the article on", /^I can’t judge whose side it takes/],
    ["is it one sided", /^I can’t judge whose side it takes/],
  ])("%s", (question, answer) => expect(talk(MARKET, question).message).toMatch(answer));
});

describe("a question about the world", () => {
  it.each([
    [HOAX, "is climate change real", "Climate change is a hoax"],
    [HOAX, "was the moon landing filmed", "NASA admits the moon landing"],
    [PUMPS, "is 2 million true", "Join 2 million households"],
    [PUMPS, "do heat pumps use less energy", "Heat pumps use a third of the energy"],
    [MARKET, "are the rents lower there", "Rents there are half"],
  ])("is not answered with the claim of the text itself: %#", (text, question, claim) =>
    expect(talk(text, question).message).toMatch(
      new RegExp(
        `^I can’t tell whether that’s true: I don’t look anything up\\.[^\\n]*claims:\\n\\n> “[^”]*${claim}[\\s\\S]*(?:To check it|has to be looked up)`,
      ),
    ),
  );
  it.each([[HOAX, "was there a studio", "NASA admits the moon landing"]])(
    "and a detail of its story is shown as its claim, without a way to check it: %#",
    (text, question, claim) => {
      const { message } = talk(text, question);
      expect(message).toMatch(new RegExp(`^I can’t tell whether that’s true: I don’t look anything up\\.[^\\n]*claims:\\n\\n> “[^”]*${claim}`));
      expect(message).not.toMatch(/To check it|looked up/);
    },
  );
  it("and what somebody says is what the text says of them", () =>
    expect(talk(HOAX, "what does nasa say").message).toMatch(/^This is what the text says about that; I can’t tell whether it’s true:\n\n> “NASA admits/));
});
