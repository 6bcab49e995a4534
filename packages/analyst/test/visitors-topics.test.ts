import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What a talk is about when there is no text: a term, a claim, or the example that was shown. */
describe("a term that was explained", () => {
  it.each([
    ["how do i spot one", /^To notice \*\*straw man\*\*/],
    ["is it always bad", /^With \*\*Straw man\*\*, it’s the step that counts/],
    ["when is it ok", /^With \*\*Straw man\*\*, it’s the step that counts/],
    ["why is it bad", /^What’s misleading about \*\*Straw man\*\* is this/],
    ["whats the problem with it", /^What’s misleading about \*\*Straw man\*\* is this/],
    ["explain like im 5", /^In short, \*\*Straw man\*\*/],
    ["in simpler words please", /^In short, \*\*Straw man\*\*/],
    ["i dont get it", /^In short, \*\*Straw man\*\*/],
    ["give me a real life example", /^\*\*Straw man\*\*, for example:/],
    ["another", /^\*\*Straw man\*\*, for example:/],
    ["how is it different from a red herring", /Straw man[\s\S]*Red herring/],
  ])("stays the topic: %s", (request, answer) => {
    expect(talk("what is a straw man", request).message).toMatch(answer);
    expect(talk("what is a straw man", "example", "another", request).message).toMatch(answer);
  });
  it("gives other examples each time, and says when there are none left", () => {
    const first = talk("what is a straw man", "example").message;
    const second = talk("what is a straw man", "example", "another").message;
    for (const [, example] of second.matchAll(/^- _(.+)_$/gm)) expect(first).not.toContain(example!);
    expect(talk("what is correlation vs causation", "another").message).toContain("I’ve shown you all the examples I have");
  });
  it.each(["explain like im 5", "give me a real life example", "is it always wrong"])("may be a pair: %s", (request) =>
    expect(talk("correlation vs causation", request).message).toContain("Correlation and causation"),
  );
  it("gives way to a text, and comes back when it is asked for again", () => {
    const text = "The council bought new buses. Everyone knows that buses are the future.";
    expect(talk("what is a straw man", text, "is it always bad").message).not.toContain("traw man");
    expect(talk(text, "what is a straw man", "is it always bad").message).toMatch(/^With \*\*Straw man\*\*/);
    expect(talk(text, "what is a straw man", "what is missing").intent).toBe("missing");
  });
});

describe("a claim that was asked about", () => {
  const CARROTS = "Is it true that eating carrots improves eyesight?";
  it.each(["how do i check", "how can I verify that?", "where do i look it up", "any studies?", "who says so"])("is checked in four steps: %s", (request) => {
    expect(talk(CARROTS, request).message).toMatch(/_eating carrots improves eyesight_, once with “review”/);
    expect(talk(CARROTS, "ok", request).message).toMatch(/^In a few minutes/);
  });
  it.each(["just tell me", "yes or no", "is it true or not", "what do you think", "i just want an answer"])("is not guessed at: %s", (request) =>
    expect(talk(CARROTS, request).message).toMatch(/^A guess from me would help nobody[\s\S]*_eating carrots improves eyesight_/),
  );
  it("is one as well where it speaks of you", () => expect(talk("is coffee bad for you", "just tell me").message).toContain("_is coffee bad for you_"));
});

describe("the example that was shown", () => {
  it.each([
    ["why is that one marked", "Either we act tonight"],
    ["what is missing", "too short to say what it leaves out"],
    ["rewrite it fairly", "Fairer wordings"],
    ["recap", "The text at hand: “Everyone knows that the old bridge"],
  ])("is the text at hand: %s", (request, part) => expect(talk("show me an example", request).message).toContain(part));
});
