import { describe, expect, it } from "vitest";
import { plainWords } from "../src/agent/request/plain-words.ts";
import { talk } from "./talk.ts";

/* How people speak to the analyst: politely, in the order of another language, in several sentences, and against it. */

const CLINIC =
  "The clinic on Harbor Road will close its night desk in May, its director said on Monday. The union asked 640 of the staff, of whom 160 answered. Of these, 96 said that they had thought about leaving. The director did not want to say more. That surprised the council. Two nurses lost their lives in a fire there in 1998.";
const DRINK =
  "This tea changed my life. Studies prove that it calms the nerves, and it burns fat while you sleep. I buy mine from LeafLove (use my code TEA5 for 10 % off).";
const COLUMN =
  "We must stop the new parking garage. Everyone knows that it will ruin the old town. Of course there are people who cannot walk to the market, and they need a place to stop. A survey of the bike club found that 81 percent of those asked are against the garage. Only a fool would pay twelve million for it.";

describe("a greeting in front of a request", () => {
  it.each(["Thank you. One line for my husband please", "Hello! one short line please", "ok great. two lines please"])("does not hide it: %s", (request) =>
    expect(talk(CLINIC, request).intent).toBe("summary"),
  );
  it.each(["thank you very much.", "Thanks! Bye"])("is one alone: %s", (request) => expect(talk(CLINIC, request).intent).toBe("greeting"));
});

describe("of several sentences the last that asks", () => {
  it.each([
    ["Sorry, my English is not good. Who wrote this text?", "author"],
    ["I want to talk about it with my pupils on Friday. Would you have some questions for them?", "questions"],
    ["My neighbor swears that it works wonders for her knees. What do you think?", "verdict"],
  ])("is answered: %s", (request, intent) => expect(talk(DRINK, request).intent).toBe(intent));
  it("and a remark on the text at hand is no next text", () =>
    expect(talk(DRINK, "Hi there, my aunt swears by this tea. What do you think?").message).not.toContain("my aunt swears"));
});

describe("words in the order of another language", () => {
  it.each([
    ["can you explain me this", "can you explain to me this"],
    ["Point 3, it is true?", "is Point 3 true?"],
    ["it is dangerous?", "is it dangerous?"],
    ["from where is this number?", "where is this number from?"],
    ["What she want to sell?", "What does she want to sell?"],
    ["in which year it was built?", "in which year was it built?"],
    ["Which claim I can not believe?", "Which claim can I not believe?"],
    ["how many peoples come", "how many people come"],
    ["who did say it", "who said it"],
  ])("are put in ours: %s", (asked, plain) => expect(plainWords(asked).toLowerCase()).toBe(plain.toLowerCase()));
  it.each(["What they want is money.", "He is a nurse.", "which one is better?", "what is it?", "I must say this is odd.", "Where it all began"])(
    "leaves ours as they are: %s",
    (words) => expect(plainWords(words)).toBe(words),
  );
  it.each(["It is text objectiv?", "is this text objectiv", "this text is neutral?"])("are understood: %s", (asked) =>
    expect(talk(CLINIC, asked).intent).toBe("verdict"),
  );
});

describe("the talk itself", () => {
  it.each(["are you a robot?", "is this a machine? are you a computer"])("says what it is: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("no language model"),
  );
  it.each(["Can you make your answers shorter", "please keep your replies short", "your answers are too long"])("tells how to get less: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("_direct_"),
  );
  it.each(["rubbish, you just criticize everything", "you only flag everything anyway"])("takes a complaint as one: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^I don’t like or dislike anything/),
  );
  it.each(["I don't agree with you", "I disagree", "you're wrong about this", "I think that is too negative"])("may be wrong: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^You may be right/),
  );
  it("speaks of the words that are named", () =>
    expect(talk(COLUMN, "“Everyone knows” — I disagree with your mark, it's just a way of speaking").message).toMatch(
      /I went by (?:these words|words like these)[^\n]*Everyone knows/,
    ));
  it.each(["bs or not", "is it real or fake", "nonsense or not?"])("gives its reading where a verdict is asked for: %s", (asked) =>
    expect(talk(COLUMN, asked).intent).toBe("verdict"),
  );
});
