import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const CHOIR = "Singing lessons cost €24 a month. Joining costs €15. In the second year a robe is needed for €40. The room is on the third floor.";
const STORAGE = "The monthly payment for your box will rise from €30 to €34 a month in June. You need not do anything.";
const HALL = "The rent goes up to €410 a month from 1 May.";

describe("a price by a short period, reckoned for a longer one", () => {
  it.each([
    [CHOIR, "how much over 2 years", "24 times €24 is €576 over 2 years"],
    [CHOIR, "what do i pay in six months", "6 times €24 is €144 over 6 months"],
    [HALL, "how much is the rent a year then", "12 times €410 is €4,920 a year"],
  ])("%#", (text, question, answer) => expect(talk(text, question).message).toContain(answer));
  it("says what a total leaves out", () =>
    expect(talk(CHOIR, "whats the total for the first year").message).toContain(
      "12 times €24 is €288 a year. That doesn’t include other charges, which are due once or only in some cases: €15, €40.",
    ));
  it("takes what is added and not the whole, where more is asked for", () =>
    expect(talk(STORAGE, "how much more is that a year").message).toContain("€4 a month, so 12 times that, €48, in a year"));
  it("reckons nothing where the text has no such price", () =>
    expect(talk("A ticket costs €9. Dogs ride for free.", "how much over 2 years").message).not.toContain("The math"));
});
