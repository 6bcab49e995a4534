import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A bill: what it is about, what is owed, and until when; and what a price by the month comes to. */

const BILL =
  "Dear Mr. Tal, the water bill of your house was too low last year. You owe 96.20 euros, payable within three weeks. You may pay in two parts. Otherwise we charge a fee of 5 euros. Sincerely, Norden Waterworks";
const BIKE = "The Swift 4 is here. It costs 1,200 euros or 55 euros a month for 24 months. A lock is included. Riders say it is quiet.";
const STUDY = "The trainer asked 40000 runners. The vet Ann Reed says that 12,500 of the pupils took part. The hall was full.";

describe("a bill", () => {
  it.each(["whats this letter about", "what's that letter all about"])("is told what it is about: %s", (question) =>
    expect(talk(BILL, question).intent).toBe("summary"),
  );
  it("says what is owed, and by when, and claims no day to be missing", () => {
    const { message } = talk(BILL, "so what do i have to do");
    expect(message).toContain("In its own words, it asks for this, or leaves it up to you:\n\n> “You owe 96.20 euros, payable within three weeks.”");
    expect(message).toContain("Mark the date");
    expect(message).not.toContain("doesn’t set a date");
  });
  it("is no figure of a statistics office", () => expect(talk(BILL, "how much do i owe").message).not.toContain("statistics"));
});

describe("a price by the month", () => {
  it.each(["how much is it in total", "what do i pay altogether", "is that more than paying at once"])("is reckoned for the whole time: %s", (question) =>
    expect(talk(BIKE, question).message).toContain(
      "24 times 55 euros, one for each month, is 1,320 euros. That is 120 euros more than paying 1,200 euros all at once.",
    ),
  );
  it("is nothing where there is none", () => expect(talk(BILL, "how much is it in total").message).not.toContain("The math"));
});

describe("a figure", () => {
  it.each([
    ["is 12500 a lot", "> “The vet Ann Reed says that 12,500"],
    ["is 40,000 a lot", "> “The trainer asked 40000 runners.”"],
  ])("is the same with a comma or without: %s", (question, expected) => expect(talk(STUDY, question).message).toContain(expected));
});

describe("what somebody would have to show", () => {
  it.each(["what would he need to show", "what would she have to prove"])("is what others can look at: %s", (question) =>
    expect(talk(STUDY, question).message).toContain("Something others can look at"),
  );
});
