import { GLOSSARY } from "@candor/content/glossary";
import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel, quotesIn } from "../src/index.ts";
import { findTerm } from "../src/agent/terms.ts";

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
    expect(ask(question).message).toMatch(/is not among what this app teaches/),
  );
  it.each(["What is the argument?", "What is the sample size?", "what are the premises"])(
    "and is not meant where the text's own is asked for: %s",
    (question) => expect(ask(question, ARTICLE).intent).not.toBe("explain-term"),
  );
  it("is not said to be unmarked where nobody could mark it", () => {
    expect(ask("What is peer review?").message).not.toContain("My rules do not mark it");
    expect(ask("What is the genetic fallacy?").message).toContain("My rules do not mark it");
  });
  it("has one meaning: no two entries share a name", () => {
    for (const { name, also } of GLOSSARY) for (const one of [name, ...(also ?? [])]) expect(findTerm(one)?.name, one).toBe(name);
  });
  it("is defined without a quotation, for a page looks those up in the article", () => {
    for (const { name, definition } of GLOSSARY) expect(quotesIn(definition), name).toEqual([]);
  });
});
