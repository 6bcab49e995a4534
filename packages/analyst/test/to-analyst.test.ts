import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What is held against the analyst itself, with a text at hand. */

const DAM =
  "Everyone knows that the dam is a mistake. The valley had 212 farms in 1990, according to the land office. The fish ladder was left out of the plans. There is no alternative to stopping it.";
const CALM = "The valley had 212 farms in 1990, according to the land office. The fish ladder was left out of the plans, and will be discussed in June.";

describe("an objection to the analyst", () => {
  it.each(["isn't that just your opinion?", "that's only your interpretation", "who are you to judge", "is this not rather subjective"])(
    "of opinion: %s",
    (question) => {
      expect(talk(DAM, question).message).toMatch(/I have no opinion on the topic itself[\s\S]*Try it without me/);
    },
  );

  it.each([
    "why do you call it manipulation?",
    "isn't it just a worried neighbour? why are you calling this pressure",
    "you're being too strict",
    "that's not manipulation",
  ])("of being too hard: %s", (question) => {
    const { message } = talk(DAM, question);
    expect(message).toMatch(/^You may be right/);
    expect(message).toContain("“The valley had 212 farms in 1990, according to the land office.”");
  });
  it("and says so where nothing is marked", () => {
    expect(talk(CALM, "why do you call it manipulation?").message).toContain("Nothing I mark here is strong enough to rely on");
  });

  it.each([
    "why didn't you mention the farms?",
    "you missed the farms",
    "The farms are a real number. Why did you not say that?",
    "you never mentioned the 212 farms",
  ])("of silence: %s", (question) => {
    expect(talk(DAM, question).message).toMatch(/my silence says nothing about it[\s\S]*I think you mean this[\s\S]*212 farms/);
  });

  it.each([
    "which of your points are you least sure of?",
    "where could you be wrong?",
    "what are you least certain about here",
    "could you have missed something?",
  ])("of doubt: %s", (question) => {
    const { message, intent } = talk(DAM, question);
    expect(intent).toBe("how-sure");
    expect(message).toMatch(/least sure[\s\S]*What I can’t see at all/);
  });
  it("of doubt, where nothing is marked", () => {
    expect(talk(CALM, "how do I know you didn't miss anything?").message).toContain("I’m not standing behind any mark here");
  });

  it("of bias, against something", () => {
    expect(talk(DAM, "you're just biased against farmers").message).toMatch(/^I have no opinions/);
  });
  it.each(["is it just me?", "is it just an opinion?", "did they miss something?"])("is none: %s", (question) => {
    expect(talk(DAM, question).message).not.toMatch(/^You may be right|I have no opinion on the topic itself|my silence says/);
  });
});

describe("the first questions to a tool that shows percentages", () => {
  const RECORD = "[How well does it work?](/accuracy)";
  const MEANS = /^The percentage beside a mark says how strong a sign the wording is\./;

  it.each([
    "Where can I see how often you are wrong?",
    "where are your error rates?",
    "how often do you make mistakes",
    "where do I see how well you work",
    "can I see how reliable you are?",
  ])("of the record: %s", (question) => {
    expect(talk(DAM, question).message).toContain(RECORD);
  });
  it("of the record, with a text that may be a scam at hand", () => {
    const scam = "Your account is blocked. Confirm your password within 12 hours at http://bank.example or it will be closed.";
    expect(talk(scam, "how often do you get it wrong?").message).toContain(RECORD);
  });
  it("of how well a thing works that the text tells of, the record says nothing", () => {
    expect(talk("The pump is new. It works well in summer, say the farmers.", "how well does it work?").message).not.toContain(RECORD);
  });

  it.each(["what does 77% mean", "What does 65 percent mean here?", "what is 70%?", "what do the percentages mean?", "and what are these scores?"])(
    "of a percentage: %s",
    (question) => {
      expect(talk(DAM, question).message).toMatch(MEANS);
    },
  );
  it("of a percentage, again", () => {
    expect(talk(DAM, "what does 77% mean", "and what does 77% mean here?", "what is 77%?").message).toMatch(MEANS);
  });
  it.each([
    ["Sales rose by 40% this year.", "what does 40% mean?"],
    ["Sales rose by 40 percent this year.", "what is 40%?"],
    ["Sales rose by 40% in May, by 12% in June.", "what do the percentages mean?"],
    ["Sales rose by 40% this year.", "what is 40% of 200?"],
  ])("but not of one that the text gives: %s %s", (text, question) => {
    expect(talk(text, question).message).not.toMatch(MEANS);
  });

  it.each(["who sees what I write here?", "who are you and who sees what I write here?", "who else reads my messages?"])("of privacy: %s", (question) => {
    expect(talk(DAM, question).message).toContain("[Your data](/your-data)");
  });
});
