import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What a thing costs by the piece, whether a number is enough, and questions that end in “right?”. */

const COFFEE =
  "Bean Hill roasts slowly. One tin holds 25 cups and costs 7.50 euros. The grinder is 20% off, now only 48 euros instead of 60. You can return it within 14 days. Tested by a Swiss institute on 90 volunteers.";
const VACANCY =
  "The night shift at the bakery is open from May. Bakers begin at two and end at ten. The bakery pays 14 euros an hour and a bonus at Christmas. Applications go to the head of the bakery, Tilda Ohm, who answers within a week.";

describe("a price", () => {
  it.each(["how much does a cup cost", "what is the price per cup", "how much is it per cup"])("is reckoned by the piece: %s", (question) =>
    expect(talk(COFFEE, question).message).toContain("**The math:** 7.50 euros divided by 25 is about 0.30 euros a cup."),
  );

  it("is not reckoned of a unit that the sentence does not count", () => expect(talk(COFFEE, "how much does a kilo cost").message).not.toContain("The math"));

  it("is held against its discount, whichever sum comes first", () =>
    expect(talk(COFFEE, "is 20% off right").message).toContain("from 60 to 48 is 20 percent less, so the discount matches the prices"));
});

describe("a number", () => {
  it.each(["are 90 volunteers enough", "is 90 enough"])("is asked whether it is enough: %s", (question) =>
    expect(talk(COFFEE, question).message).toContain("among 90 can be off by some 11 points"),
  );
});

describe("one thing of the text", () => {
  it.each(["but i can return it right", "so i can return it, no?"])("is looked for behind a question that tells: %s", (question) => {
    const { message } = talk(COFFEE, question);
    expect(message).toContain("> “You can return it within 14 days.”");
    expect(message).not.toContain("Understood.");
  });
  it("may be named before it is doubted", () =>
    expect(talk(COFFEE, "is it good", "and the swiss institute, can i trust that").message).toContain("> “Tested by a Swiss institute"));
});

describe("how to say no", () => {
  it.each(["how do i say no politely", "how can i decline nicely"])("is told of a text that speaks to nobody as well: %s", (question) =>
    expect(talk(VACANCY, question).message).toContain("I don’t write messages"),
  );
});
