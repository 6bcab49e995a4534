import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Whether one thing is so that a text says is hidden, and what would make a text credible. */

const FACTORY =
  "A man from the factory told me that the owners cover up the leak. The river smells every Tuesday. The town hall never answers. Stay away from the water and warn your neighbours!";
const PARK = "The park closes at nine. The new gates were paid by the town. Dogs must be kept on a lead.";

describe("whether something is hidden", () => {
  it.each([
    "are the owners really covering up the leak",
    "do they cover it up",
    "is it true that they cover up the leak",
    "did the owners actually hide the leak",
  ])("is asked of the sentence that says so: %s", (question) => {
    const { message } = talk(FACTORY, question);
    expect(message).toContain("The text puts it like this:\n\n> “A man from the factory told me that the owners cover up the leak.”");
    expect(message).not.toContain("I don’t see them here");
  });

  it.each([
    [FACTORY, "what are they hiding"],
    [FACTORY, "are they hiding something"],
    [PARK, "are they hiding the costs"],
  ])("is a gap, where no sentence says so: %s %s", (text, question) => expect(talk(text, question).intent).toBe("missing"));
});

describe("what would make it credible", () => {
  it.each([
    "what would make it more believable",
    "what would i need to trust this",
    "what would it take to believe that",
    "what would i have to see before i believe it",
    "what would make you trust it",
  ])("is what would convince, of a sentence that claims something: %s", (question) => {
    const { message } = talk(FACTORY, question);
    expect(message).toContain("Something others can look at without having to trust whoever wrote it.");
    expect(message).not.toContain("Stay away");
  });
});
