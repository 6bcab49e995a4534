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
      expect(talk(DAM, question).message).toMatch(/Of the matter I have no opinion[\s\S]*Try it without me/);
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
    expect(talk(CALM, "why do you call it manipulation?").message).toContain("Here I mark nothing");
  });

  it.each([
    "why didn't you mention the farms?",
    "you missed the farms",
    "The farms are a real number. Why did you not say that?",
    "you never mentioned the 212 farms",
  ])("of silence: %s", (question) => {
    expect(talk(DAM, question).message).toMatch(/my silence says nothing about it[\s\S]*You mean this[\s\S]*212 farms/);
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
    expect(talk(CALM, "how do I know you didn't miss anything?").message).toContain("I assert no mark here");
  });

  it("of bias, against something", () => {
    expect(talk(DAM, "you're just biased against farmers").message).toMatch(/^I have no opinions/);
  });
  it.each(["is it just me?", "is it just an opinion?", "did they miss something?"])("is none: %s", (question) => {
    expect(talk(DAM, question).message).not.toMatch(/^You may be right|Of the matter I have no opinion|my silence says/);
  });
});
