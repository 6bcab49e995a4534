import { describe, expect, it } from "vitest";
import { isOwnCount } from "../src/text/own-count.ts";
import { talk } from "./talk.ts";

/* Whether a figure can be believed: nothing is looked up, and some of it can be reckoned. */

const FUND = "Our members have earned a steady 1.5% a week since spring. You need no experience. Places are filling up.";
const TOWN = "In the last five years the town's debt went up by 40%. Nobody in the hall will say why. We deserve to know.";
const SOAP = "Our patented soap removes 99.9% of all germs. Order today and get a second bar for free.";
const CALM = "The survey office counted 412 visitors in March, compared with 390 a year earlier. The library opens at nine.";

const reckoned = (text: string, question: string): string => talk(text, question).message;

describe("a figure that is asked about", () => {
  it.each([
    "is 1.5% a week realistic?",
    "does the 1.5% make sense",
    "can that number be right?",
    "how believable is the 1.5%",
    "do you believe the 1.5%?",
    "what does 1.5% a week actually mean",
    "where does the 1.5% come from",
  ])("is reckoned on to a year: %s", (question) => {
    const message = reckoned(FUND, question);
    expect(message).toContain("“Our members have earned a steady 1.5% a week since spring.”");
    expect(message).toContain("1.5% a week, if it’s left in, is about 117% after a year");
    expect(message).toContain("Who counted:** the sentence names no source");
  });

  it("is reckoned back to a year, and misses what it starts from", () => {
    const message = reckoned(TOWN, "Is the 40% plausible?");
    expect(message).toContain("40% in 5 years is about 7% a year");
    expect(message).toContain("I don’t see the figure it starts from");
  });

  it("that is nearly all is turned round, and its seller asked", () => {
    const message = reckoned(SOAP, "is the 99.9% believable?");
    expect(message).toContain("99.9% leaves 1 in 1,000");
    expect(message).toContain("ask the seller who measured it");
  });

  it.each([
    ["The lamp was 80 euros and costs only 60 now: 25% off.", "is the 25% right?", "from 80 to 60 is 25 percent less, so the discount matches the prices"],
    ["Usually $1,200.50, now just $900: half of it is gone, 50% off!", "is the 50% right?", "from 1,200.50 to 900 is 25 percent less, and not 50"],
  ])("of a price cut is held against the prices: %s", (text, question, expected) => {
    const message = reckoned(`${text} Our shop is in Kiln Street. Come in and see.`, question);
    expect(message).toContain(expected);
  });

  it("of a price that rose is no cut", () =>
    expect(reckoned("The ticket was 40 euros and is now 50 euros, 25% more. The board voted in May.", "is the 25% right?")).not.toContain("percent less"));

  it("has its source named where the sentence names one", () => {
    const message = reckoned(CALM, "is the 412 accurate?");
    expect(message).toContain("the sentence names a source");
    expect(message).not.toMatch(/The math|Over a year|Per year|own figures|How exact|ask the seller/);
  });

  it.each(["is it true?", "is the library right about this?", "does it mean the library is bad?"])("and no other question is taken for one: %s", (question) => {
    expect(reckoned(CALM, question)).not.toContain("What can be said all the same");
  });
});

it.each(["We asked 80 people in May.", "We have already trained 40 coaches.", "Our members sent 300 letters."])("is a count of one’s own: %s", (text) =>
  expect(isOwnCount(text)).toBe(true),
);
it.each(["We were asked 3 times.", "We asked the council for 40 benches.", "I was sold 2 tickets.", "We asked you to pay by 3 May."])("is none: %s", (text) =>
  expect(isOwnCount(text)).toBe(false),
);
