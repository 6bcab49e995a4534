import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Somebody with a say over the visitor wants something: a case, and no text to be marked. */

const LANDLADY = "my landlady says we must move out by the end of June";

describe("a demand that is told of", () => {
  it.each([
    [LANDLADY, "tenants’ association"],
    ["My boss wants me to work on Sundays without pay", "union"],
    ["the school told us our son has to repeat the year", "student council"],
    ["my gym says I still owe them 120 euros", "consumer protection office"],
  ])("is taken as a case: %s", (told, office) => {
    const { message } = talk(told);
    expect(message).toContain("I take this as your own case");
    expect(message).toContain(office);
    expect(message).not.toContain("my patterns");
  });
  it.each([
    ["can she just do that", "a question about the law and your papers"],
    ["what should i do", "First, the paper"],
    ["why", "ask for it in writing"],
    ["what if we don't leave", "what is the earliest that something happens"],
    ["she says her brother needs the flat", "Write that down"],
  ])("is what a short question is about: %s", (question, words) => expect(talk(LANDLADY, question).message).toContain(words));
  it("is over where a text is brought", () => {
    const letter = "Dear tenants, the house will be sold in May. You may stay until your contracts end. Visits take place on Fridays.";
    expect(talk(LANDLADY, letter, "when are the visits").message).toContain("Visits take place on Fridays");
  });
  it.each(["The boss says the new office will open in May.", "my teacher says the earth is flat", "Our boss wants a bigger market share."])(
    "is none where it asks nothing of the visitor: %s",
    (told) => expect(talk(told).message).not.toContain("your own case"),
  );
});
