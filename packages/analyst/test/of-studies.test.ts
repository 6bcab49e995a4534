import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What one asks of a text about a study: who did it, who paid, where it ends, which figures it gives. */

const TEA =
  "Researchers at Lund University followed 3,100 nurses for six years. Those who drank tea every day had 12% fewer colds. The authors write that tea drinkers may differ in other ways, and that the study does not show that tea prevents colds. The work was funded by a national grant.";
const SHOES = "Our new sole keeps you young. In a study, 88% felt lighter after a week. Order before Friday and get a second pair for nothing.";
const PARK = "The mayor wants to close the park at night. That is wrong. Young people have no other place to meet, and the town has built them none.";

const quoted = (message: string): string[] => [...message.matchAll(/^> “(.*?)”/gm)].map(([, words]) => words!);

describe("a study and its text", () => {
  it.each([
    [TEA, "who did the study", ["Researchers at Lund University followed 3,100 nurses for six years."]],
    [
      "Half of all cyclists feel unsafe. The survey was carried out by Lockwell, which sells helmets.",
      "who ran the survey",
      ["The survey was carried out by Lockwell, which sells helmets."],
    ],
    [TEA, "ok and who paid for it?", ["The work was funded by a national grant."]],
    [
      TEA,
      "what are the limits of it",
      ["The authors write that tea drinkers may differ in other ways, and that the study does not show that tea prevents colds."],
    ],
    [
      TEA,
      "does it name any limitations?",
      ["The authors write that tea drinkers may differ in other ways, and that the study does not show that tea prevents colds."],
    ],
    [
      TEA,
      "does it give any numbers",
      ["Researchers at Lund University followed 3,100 nurses for six years.", "Those who drank tea every day had 12% fewer colds."],
    ],
  ])("%#: %s", (text, question, rows) => expect(quoted(talk(text, question).message)).toEqual(rows));

  it.each([
    [SHOES, "who ran the study?", "doesn’t say who did it"],
    [SHOES, "who paid for the study", "I don’t see anything about who paid"],
    [SHOES, "what are its limitations", "I don’t see anything about its own limits"],
    [PARK, "does he give any numbers", "I don’t see any figures in it."],
  ])("says what is not there, %#: %s", (text, question, words) => expect(talk(text, question).message).toContain(words));

  it("tells what a text says on how far it goes before one decides by it", () => {
    expect(talk(TEA, "so should i drink more tea?").message).toContain("the study does not show that tea prevents colds");
    expect(talk(SHOES, "so should i buy them?").message).not.toContain("how far it goes");
  });

  it("looks into the text for a figure that stands there", () => {
    expect(talk(SHOES, "is 88% a lot?").intent).not.toBe("fact");
    expect(talk(SHOES, "is 70% of the earth water?").message).not.toContain("88%");
  });
});
