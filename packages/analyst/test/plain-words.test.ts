import { describe, expect, it } from "vitest";
import { plainWords } from "../src/agent/request/plain-words.ts";

describe("a request with slips of the fingers", () => {
  it.each([
    ["is tihs true", "is this true"],
    ["summarise this mesage", "summarize this message"],
    ["is it manipulatve", "is it manipulative"],
    ["misleding words", "misleading words"],
    ["explane this", "explain this"],
    ["wat is the arguement", "what is the argument"],
  ])("is read as it was meant: %s", (typed, meant) => {
    expect(plainWords(typed)).toBe(meant);
  });

  it.each([
    "what is a neural network",
    "is kissing harmful",
    "is it misreading the law",
    "what does the tree stand for",
    "was it cold there",
    "are three samples enough",
    "does a massage help",
    "is a fiend a friend",
    "is the writer claiming that",
    "is wheat white",
  ])("keeps words that only look like those of requests: %s", (typed) => {
    expect(plainWords(typed)).toBe(typed);
  });

  it.each([
    ["i can send it back, right?", "can i send it back?"],
    ["but they must tell me that right", "but must they tell me that?"],
    ["he can say no", "he can say no"],
    ["they must be right", "they must be right"],
    ["we should get it right", "we should get it right"],
  ])("puts a question that is asked as a statement first, and leaves what only ends so: %s", (typed, meant) => expect(plainWords(typed)).toBe(meant));

  it("keeps the spelling of what it quotes", () => {
    expect(plainWords('why is "mesage" marked')).toBe('why is "mesage" marked');
  });
});
