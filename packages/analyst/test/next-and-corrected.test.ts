import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Short words behind an answer: a figure that is put right, “and?”, and questions that ask for one thing by another name. */

const CASTLE =
  "The castle of Orm was built in 1403 and burned down in 1677. The tower is 62 metres high. Historians agree that its well saved the town, because the siege ended soon after the well was dug.";
const COACH =
  "Sleep coach Ria Holt warns: light from lamps ruins the night. Her course “Dark Evenings” costs 90 euros for six lessons. Scientists are said to have found the same.";
const LAMP = "The Glim lamp clears the air in your office. It runs on 5 watts and costs 60 euros, only until Sunday. Returns within 14 days.";

describe("a figure that is put right", () => {
  it.each([
    ["you're wrong, it was 1409", "built in 1403"],
    ["no, it's 58 metres", "62 metres high"],
  ])("is held against the text’s: %s", (remark, words) => {
    const { message } = talk(CASTLE, remark);
    expect(message).toContain("That may be, but the text says something different");
    expect(message).toContain(words);
  });
  it("is none where the text has it", () => expect(talk(CASTLE, "no, it was 1403").message).not.toContain("otherwise"));
});

describe("a short word", () => {
  it("asks what is left to do", () => {
    const { message } = talk(CASTLE, "and?");
    expect(message).toContain("What you can still do with it");
    expect(talk(CASTLE, "and?", "and?").message).not.toBe(message);
  });
  it.each([
    [CASTLE, "what did it get wrong", "I can’t tell which of them is false"],
    [COACH, "what's her interest", "90 euros"],
    [CASTLE, "can i use this for school", "Before you put your name on it"],
    [LAMP, "worth it?", "That’s up to you"],
    [LAMP, "will it help my asthma", "a medical question"],
  ])("asks for a known thing %#: %s", (text, question, words) => expect(talk(text, question).message).toContain(words));
});
