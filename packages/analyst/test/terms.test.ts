import { GLOSSARY } from "@candor/content/glossary";
import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel, quotesIn } from "../src/index.ts";
import { findTerm } from "../src/agent/teaching/terms.ts";
import { talk } from "./talk.ts";

const handshake = resolveHandshake({});
const ARTICLE = {
  url: "https://example.org/a",
  text: "We counted 214 nurses at three hospitals. Those on the new plan slept longer, so it should be adopted everywhere.",
};
const ask = (question: string, article: typeof ARTICLE | null = null) => answerWithoutModel({ question, history: [], article, handshake });

describe("a term that people ask for by name", () => {
  it.each([
    ["What is the fallacy fallacy?", "Fallacy fallacy"],
    ["what is the genetic fallacy", "Genetic fallacy"],
    ["What is the just-world fallacy?", "Just-world fallacy"],
    ["what is the halo effect", "Halo effect"],
    ["What is an anecdotal fallacy?", "Anecdotal evidence"],
    ["what is correlation vs causation?", "Correlation and causation"],
    ["explain correlation and causation", "Correlation and causation"],
    ["what's a confidence interval", "Confidence interval"],
    ["what is the sift method", "SIFT"],
    ["What is the fallacy of composition?", "Composition fallacy"],
    ["what is the division fallacy", "Fallacy of division"],
    ["define ad verecundiam", "Appeal to (false) authority"],
    ["what does peer reviewed mean", "Peer review"],
    ["What is an argument?", "Argument"],
  ])("is explained with a text at hand and without: %s", (question, name) => {
    for (const answer of [ask(question), ask(question, ARTICLE)]) {
      expect(answer).toMatchObject({ intent: "explain-term", failure: null });
      expect(answer.message).toContain(`**${name}.** `);
    }
  });
  it.each(["What is the zorblax fallacy?", "what is a zorblax fallacy", "What is the florbit effect?"])("is not guessed at: %s", (question) =>
    expect(ask(question).message).toMatch(/isn’t something this app teaches/),
  );
  it.each(["What is the argument?", "What is the sample size?", "what are the premises"])(
    "and is not meant where the text's own is asked for: %s",
    (question) => expect(ask(question, ARTICLE).intent).not.toBe("explain-term"),
  );
  it("is not said to be unmarked where nobody could mark it", () => {
    expect(ask("What is peer review?").message).not.toContain("My rules don’t mark it");
    expect(ask("What is the genetic fallacy?").message).toContain("My rules don’t mark it");
  });
  it("has one meaning: no two entries share a name", () => {
    for (const { name, also } of GLOSSARY) for (const one of [name, ...(also ?? [])]) expect(findTerm(one)?.name, one).toBe(name);
  });
  it("is defined without a quotation, for a page looks those up in the article", () => {
    for (const { name, definition } of GLOSSARY) expect(quotesIn(definition), name).toEqual([]);
  });
});

describe("a term in the order of other languages, and what is asked next", () => {
  it.each([
    'what mean "straw man" please',
    "I no know straw man",
    "hello, what means straw man?",
    "what is mean straw man",
    "sorry, I not understand the word straw man",
    "i don't know the term straw man",
  ])("asked for: %s", (request) => expect(talk(request).message).toMatch(/\*\*Straw man\.\*\*/));
  it.each([
    "what is the difference with a red herring",
    "how I avoid it",
    "what is different to ad hominem?",
    "do I have that too?",
    "how we notice it",
    "can I fall for it?",
  ])("followed up: %s", (request) => expect(talk("what is a straw man?", request).message).toMatch(/[Ss]traw man/));
  it.each([
    "is there an example from daily life?",
    "give example please",
    "what would be a simple example",
    "show another example of that",
    "do you have some everyday examples",
    "what is an example of this trick",
  ])("an example of a mark: %s", (request) =>
    expect(talk("Everyone knows that the old pool is finished. Either we build now, or the children will never swim.", request).message).toMatch(
      /It looks like this/,
    ),
  );
  it.each([
    "do chatbots lie",
    "why do ais invent things?",
    "should we trust AI tools... can we trust chatgpt",
    "is chatgpt always right",
    "can language models be wrong",
    "how often do chatbots make mistakes",
  ])("language models: %s", (request) => expect(talk(request).message).toMatch(/writes what sounds likely/));
  it.each([
    "which techniques should we learn first",
    "what fallacies do I start with?",
    "which tricks should I explain to them",
    "what biases should I know",
    "which tactics would you teach",
    "what techniques do I begin with",
  ])("where to begin: %s", (request) => expect(talk(request).message).toMatch(/Name one, and I’ll explain/));
  it.each([
    "a short quiz?",
    "and an easy exercise",
    "maybe a worksheet for the kids",
    "what about some small exercises?",
    "also a simple activity",
    "a good lesson on straw man",
  ])("exercises: %s", (request) => expect(talk(request).message).toMatch(/free and without an account/));
  it.each([
    "give me a text with two tricks for my pupils",
    "Could you write one for us?",
    "invent some please",
    "how should I put that in one sentence",
    "our club needs a flyer. Can you write it?",
  ])("a text to be written: %s", (request) => expect(talk(request).message).toMatch(/I don’t write texts/));
});
