import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* “How much more is it?”: what a price rises or falls by, reckoned from the two sums of the text. */

const GARAGE = "The council will repaint the garage in May. From 1 June the monthly rent for a space goes up from 48 to 55 euros. Bicycles stay free.";

describe("by how much a price changes", () => {
  it.each([
    "how much more is it a year",
    "so how much more do we pay per year",
    "whats the difference",
    "how much extra is that",
    "how much does the rent go up",
    "how big is the increase",
  ])("is told with how it was reckoned: %s", (question) => {
    const { message } = talk(GARAGE, question);
    expect(message).toContain("goes up from 48 to 55 euros.”");
    expect(message).toContain(
      "**The math:** 55 minus 48 is 7 euros a month, so 12 times that, 84 euros, in a year. That is about 15 percent more than before.",
    );
  });

  it.each([
    ["The fee was $120 a year, now it is $90. The hall has new lamps.", "120 minus 90 is $30 a year, or $2.50 a month. That is about 25 percent less"],
    [
      "The choir now asks £4.50 per week instead of £3. The hall has new lamps.",
      "4.50 minus 3 is £1.50 a week, so 52 times that, £78, in a year. That is about 50 percent more",
    ],
  ])("by its own period: %s", (text, expected) => expect(talk(text, "how much more is that").message).toContain(expected));

  it.each(["The fee moves from 20 to 25 in May.", "Tickets from 1990 to 2050 euros are sold at the gate."])("by two sums in a row: %s", (text) =>
    expect(talk(`${text} The hall has new lamps.`, "how much more is it").message).toContain("**The math:**"),
  );

  it("is left open where the sentence has no period", () => {
    const text = "A ticket costs 6 euros instead of 5. The pool opens at nine.";
    expect(talk(text, "how much more is it a year").message).toContain(
      "6 minus 5 is 1 euro. That is about 20 percent more than before. The sentence doesn’t say whether that’s once,",
    );
  });

  it.each([
    ["how much more are the bicycles", GARAGE],
    ["how much more is it a year", "The pool is open from 9 to 20 in summer. Tickets are sold at the gate."],
    ["how much more is it", "The pool is open from 8 to 22, and a ticket costs 5 euros. It has new lamps."],
    ["how much more is it", "Prices rose every year from 2019 to 2024, by 3 euros in all. The hall has new lamps."],
    ["how much more is it", "The share of women rose from 20 to 31 percent. The fee stays the same."],
  ])("is reckoned of nothing else: %s", (question, text) => expect(talk(text, question).message).not.toContain("The math"));
});
