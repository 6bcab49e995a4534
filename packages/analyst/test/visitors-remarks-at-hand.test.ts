import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const ABUSE = "You are useless and nobody else would ever put up with you. If you leave me you will be sorry, I swear. After all I did for you!";
const POOL = "The city council voted on Tuesday to close the outdoor pool for the summer. Repairs cost 2 million euros, the mayor said.";
const SALE = "50% off all jackets today only! Only 3 left in stock, 27 people are looking at this right now. Buy before midnight!";

describe("a short remark", () => {
  it.each([
    "he says he was joking",
    "He says he was joking.",
    "he always does this",
    "now he is crying",
    "there was no reply",
    "This is all I have.",
    "im scared of him",
    "we have two kids",
    "it was on whatsapp",
    "sent at 3am",
    "not the first time",
    "nobody believes me",
    "my mother heard it too",
    "he does this every time he drinks and then he says sorry the next day",
  ])("leaves the text at hand where it is: %s", (remark) => {
    expect(talk(ABUSE, remark, "recap").message).toContain("The text at hand: “You are useless");
    expect(talk(ABUSE, remark).message).not.toContain("speaks well of the wording");
    expect(talk(ABUSE, remark, "should i break up").message).toContain("5 passages stand out");
  });
  it.each([
    ["he says he was joking", "It’s a joke when both can laugh"],
    ["he didn't mean it", "It’s a joke when both can laugh"],
    ["now he is crying", "changes nothing about the words"],
    ["he apologized afterwards", "changes nothing about the words"],
    ["he always does this", "one message tells you less than all of them"],
    ["same thing last week", "one message tells you less than all of them"],
    ["im scared of him", "your fear matters more than any wording"],
    ["i am afraid of my dad", "your fear matters more than any wording"],
  ])("is weighed by its kind: %s", (remark, part) => expect(talk(ABUSE, remark).message).toContain(part));
  it("that states something may be meant as a text, and how is said", () => {
    expect(talk(POOL, "the earth is flat").message).toContain("send it in quotation marks");
    expect(talk(POOL, "the earth is flat", "recap").message).toContain("The text at hand: “The city council");
  });
});

describe("a new text", () => {
  it.each([
    [ABUSE, "this one: You never listen, you are just like your mother.", "You never listen"],
    [ABUSE, '"i will find you wherever you go"', "i will find you"],
    [ABUSE, "he wrote: you belong to me and nobody else", "you belong to me"],
    [ABUSE, "You will never see the kids again if you go to the police.", "You will never see"],
    [POOL, "Vaccines cause autism.", "Vaccines cause"],
    [POOL, "coffee cures cancer", "coffee cures"],
  ])("is quoted, introduced, written as one, or stands out: %s %s", (text, message, part) =>
    expect(talk(text, message, "recap").message).toContain(`The text at hand: “${part}`),
  );
  it("is none where a question hangs on its end", () => {
    expect(talk(SALE, "only 3 left is that true", "recap").message).toContain("The text at hand: “50% off");
    expect(talk(SALE, "only 3 left is that true").message).not.toContain("“only 3 left is that true”");
    expect(talk(SALE, "only 3 left is that true").message).toContain("Only 3 left in stock");
  });
});
