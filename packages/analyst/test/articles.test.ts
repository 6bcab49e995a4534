import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel } from "../src/index.ts";
import { sentencesOf } from "../src/text/words.ts";

const handshake = resolveHandshake({});
const AD = [
  "SlimNite Official Site",
  "The 8-second bedtime ritual is one that Big Pharma doesn’t want you to know, and it costs less than a coffee.",
  "Dr. Raymond Cole spent 23 years on it in a remote village.",
  "Order now before it is gone.",
].join("\n\n");
const CALM = "The council voted on Monday to keep the bus for two years. It costs 310,000 pounds a year, of which fares bring back half.";
const ask = (question: string, text = AD) =>
  answerWithoutModel({ question, history: [{ role: "assistant", text: "Hello." }], article: { url: "https://example.org/a", text }, handshake });
const first = (message: string) => message.split("\n\n")[0];

describe("who asks for a quotation", () => {
  it.each([
    "quote the worst part",
    "Quote the worst sentence",
    "Can you quote the most manipulative passage, please?",
    "please quote me the worst bit",
    "quote its weakest point",
    "Give me a quote of the worst part",
    "show me the exact words of the worst place",
    "What is the worst line, word for word?",
    "cite the worst line of it",
  ])("gets a sentence of the text, whole and first: %s", (question) => {
    const { message, intent, failure } = ask(question);
    expect(first(message)).toMatch(/^> “The 8-second bedtime ritual is one that Big Pharma doesn’t want you to know, and it costs less than a coffee\.”/);
    expect(message.match(/^>/gm)).toHaveLength(1);
    expect(message).not.toContain("An argument is weak");
    expect([intent, failure]).toEqual(["one-mark", null]);
  });
  it("gets the words that are marked in it, with their mark", () => {
    const sentence = "The council voted on Monday, and this shocking betrayal of every family cost the town 3,000 pounds.";
    const { message } = ask("quote the worst part", `${CALM} ${sentence}`);
    expect(first(message)).toContain(`“${sentence}”`);
    expect(message).toMatch(/Marked in it: “shocking betrayal”, \*\*/);
  });
  it("can go on to the next", () => {
    const { message } = ask("quote the worst part");
    const next = answerWithoutModel({
      question: "and the next one?",
      history: [
        { role: "user", text: "quote the worst part" },
        { role: "assistant", text: message },
      ],
      article: { url: "https://example.org/a", text: AD },
      handshake,
    });
    expect(next.message).toContain("Order now");
  });
  it("is told where no wording stands out", () => expect(ask("quote the worst sentence", CALM).message).toContain("There’s no mark in this text"));
  it.each([
    ["what are its weak points?", "An argument is weak"],
    ["what is the worst argument?", "An argument is weak"],
    ["is the quote in it real?", "I"],
  ])("and who asks for something else gets that: %s", (question, part) => expect(first(ask(question).message)).toContain(part));
});

describe("notes in brackets", () => {
  it.each([
    ["It stands in England.[1] It has four faces.", ["It stands in England.[1]", "It has four faces."]],
    ["Built in 1871.[2][3] It stopped.[citation needed] Then?[a] It ran.", ["Built in 1871.[2][3]", "It stopped.[citation needed]", "Then?[a]", "It ran."]],
    ["“So it is.”[1, 2] He left.", ["“So it is.”[1, 2]", "He left."]],
    ["He said [1] and left. See a.[b]c for more.", ["He said [1] and left.", "See a.[b]c for more."]],
  ])("end with the sentence that they belong to: %s", (text, expected) => expect(sentencesOf(text).map((s) => s.text)).toEqual(expected));
});

describe("who says so", () => {
  it("is a doctor whom the text names", () =>
    expect(ask("who says this?").message).toContain("> “Dr. Raymond Cole spent 23 years on it in a remote village.”"));
});

describe("an address without its beginning", () => {
  it.each(["www.example.com/news", "example.org/a/b?c=d", "Is www.example.com/news true?", "summarize example.org/a, please"])(
    "is asked for whole: %s",
    (question) => {
      const { message, failure } = answerWithoutModel({ question, history: [{ role: "assistant", text: "Hello." }], article: null, handshake });
      expect([message, failure]).toEqual(["That looks like an address. Send it with https:// in front, and I’ll read its page.", "ask-clarify"]);
    },
  );
  it.each(["Is it true and/or false?", "Which one?", "What about his/her claims?"])("is not seen in words: %s", (question) =>
    expect(answerWithoutModel({ question, history: [{ role: "assistant", text: "Hello." }], article: null, handshake }).message).not.toContain("https://"),
  );
});

describe("an opinion of the page", () => {
  it.each([
    "What do you think of this article",
    "What do you make of this page?",
    "what do you think about this long article?",
    "Do you agree with this article?",
    "Your take on this article?",
  ])("is asked for, and no matter in it: %s", (question) => {
    const { message } = ask(question);
    expect(message).toContain("Big Pharma");
    expect(message).not.toContain("doesn’t mention that");
  });
  it.each(["What do you think of this doctor?", "What do you think about the price of coffee?"])("and who asks for another thing gets that: %s", (question) =>
    expect(ask(question).intent).not.toBe("verdict"),
  );
});
