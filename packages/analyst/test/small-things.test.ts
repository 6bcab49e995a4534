import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Where, when and what of a short notice. */

const OUTING =
  "Dear parents, on 3 May we go to the zoo. We meet at 8:20 at the south gate and come back at 16:10. Drinks are not needed. Children whose pass is missing stay at school.";

describe("small things in a notice", () => {
  it.each([
    ["where do we meet", "> “We meet at 8:20 at the south gate"],
    ["when are they back", "> “We meet at 8:20 at the south gate and come back at 16:10.”"],
    ["do they need drinks", "> “Drinks are not needed.”"],
    ["and if i lose the pass", "> “Children whose pass is missing stay at school.”"],
  ])("%s", (question, expected) => {
    const { message } = talk(OUTING, question);
    expect(message).toContain(expected);
    expect(message).not.toContain("look up what’s usual");
  });
  it("what is to be paid is no matter of law", () => {
    const { message } = talk("The outing costs 12 euros per child. Please pay by Monday.", "what do i have to pay");
    expect(message).toContain("> “The outing costs 12 euros per child.”");
    expect(message).not.toContain("matter of law");
  });
});
