import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Short texts on one thing: a notice and its first day, a label in a museum, a review and what its writer got, a post that wants a comment. */

const NOTICE =
  "Parking in Hale changes. From Tuesday 9 June the first hour costs 2 euros instead of 1. Residents park free, as now. In Corby, where it began in 2019, traffic fell by 12 percent.";
const LABEL =
  "Clay bowl, about 1200 BC. It shows a boat with two oars. Most scholars see a burial, but the marks are worn and no reading is certain. The museum bought it in 1911.";
const REVIEW =
  "Four stars for the Luma lamp. The light is great and it weighs 900 grams. The battery holds 6 hours, but only 2 on full. After a month the switch failed. The maker sent me the lamp to try. If you read in bed, buy it.";
const POST =
  "I quit my job in May. Now my shop makes 40,000 euros a month and I sleep till ten. My mentor Tom Ryle says that doubt is for losers. Want my plan? Comment “PLAN” below. I only send it to 30 people.";

describe("a notice", () => {
  it.each(["when does it start", "from when", "since when does it apply", "when will it change"])(
    "begins on its own day, and not on that of another town: %s",
    (question) => {
      const { message } = talk(NOTICE, question);
      expect(message).toContain("> “From Tuesday 9 June the first hour costs 2 euros");
      expect(message).not.toContain("Corby");
    },
  );
  it("and each of two changes on its own", () => {
    const { message } = talk("From 1 May the bins come at seven instead of six. From 3 June the fee rises to 9 euros.", "when does it start");
    expect(message).toMatch(/From 1 May[\s\S]*From 3 June/);
  });
  it("and has none of its own in a story", () =>
    expect(talk("The fair came to town. Tim ate a cake. It rained.", "when does it start").message).not.toContain("whoever set the day"));
});

describe("a label", () => {
  it.each(["what does it show", "what does the bowl depict"])("says what is to be seen: %s", (question) =>
    expect(talk(LABEL, question).message).toContain("> “It shows a boat with two oars.”"),
  );
  it.each(["how old is it", "how old is the bowl", "when was it made"])("and how old it is: %s", (question) => {
    const { message } = talk(LABEL, question);
    expect(message).toContain("> “Clay bowl, about 1200 BC.”");
    expect(message).not.toContain("assistant");
  });
  it.each(["are they sure", "so are they really certain"])("and of what nobody is sure: %s", (question) => {
    const { message } = talk(LABEL, "who bought it", question);
    expect(message).toContain("no reading is certain");
    expect(message).not.toContain("with no reservations");
  });
});

it("how old another thing is stays open", () => {
  const text = "The old depot was built in 1923. Buses are new, and nurses ride for free. The mayor waves at the opening.";
  expect(talk(text, "how old is the depot").message).toContain("> “The old depot was built in 1923.”");
  const { message } = talk(text, "how old is the mayor");
  expect(message).toMatch(/^I don’t find an age next to it\. About “mayor”, it says this/);
  expect(message).not.toContain("1923");
});

describe("a review", () => {
  it.each(["is this a fair review", "did she pay for it", "is the reviewer independent", "can i trust this review"])(
    "that was paid for in kind says so: %s",
    (question) => expect(talk(REVIEW, question).message).toContain("what its writer got out of it:\n\n> “The maker sent me the lamp to try.”"),
  );
  it("and one that was not leaves it open", () =>
    expect(talk("Four stars for the Luma lamp. I bought it in June. The switch is nice.", "did she pay for it").message).not.toContain(
      "what its writer got out of it",
    ));
  it.each(["They sent me the wrong size.", "The seller gave us a refund.", "I got it from the company on Monday.", "I got an answer from the seller."])(
    "and so does one that was bought: %s",
    (sentence) =>
      expect(talk(`Four stars for the Luma lamp. ${sentence} The switch is nice.`, "is this an honest review").message).not.toContain(
        "what its writer got out of it",
      ),
  );
  it("has its catch in what was found wanting", () => expect(talk(REVIEW, "whats the catch").message).toContain("- “After a month the switch failed.”"));
  it("is told good and bad", () => {
    const { message } = talk(REVIEW, "so is it good or bad");
    expect(message).toContain("**What they liked**");
    expect(message).toContain("- “If you read in bed, buy it.”");
  });
  it("gives a weight in its own words, and sends nobody to an office for it", () => {
    const { message } = talk(REVIEW, "how heavy is it");
    expect(message).toContain("it weighs 900 grams");
    expect(message).not.toContain("statistics office");
  });
});

describe("a post that wants a comment", () => {
  it.each(["should i comment", "so should i write yes", "can i just comment yes"])("gives something for it: %s", (question) => {
    const { message } = talk(POST, question);
    expect(message).toContain("> “Comment “PLAN” below.”".replace(/“PLAN”/, "‘PLAN’"));
    expect(message).toContain("> “I only send it to 30 people.”");
    expect(message).not.toContain("position");
  });
  it.each(["what is he selling", "whats she trying to sell", "is he selling something"])("sells nothing by its words: %s", (question) =>
    expect(talk(POST, question).message).toMatch(/don’t see anything for sale in it[\s\S]*‘PLAN’/),
  );
  it("is seen without quotation marks as well, and a notice wants no comment", () => {
    expect(talk("I doubled my sales in a month. Comment GUIDE and you get it from me.", "what is he selling").message).toMatch(
      /what it wants for now[\s\S]*Comment GUIDE/,
    );
    const { message } = talk("The pool opens on Monday. Please bring a towel. Children swim until five.", "what is it selling");
    expect(message).toContain("don’t see anything for sale in it");
    expect(message).not.toContain("towel");
    expect(talk("Please comment on the draft by Friday. Type your name first.", "should i comment").message).not.toMatch(
      /something (?:in return )?for something/,
    );
  });
  it("and no share of a town is the money of a writer", () =>
    expect(talk("We cut our waste by half. Our town saved 30 percent of its power. We hit 12,000 visitors in May.", "is it true").message).not.toContain(
      "says about its writer",
    ));
  it("tells of its writer what nobody can look up", () =>
    expect(talk(POST, "is this real").message).toMatch(
      /Nobody can look up what it says about its writer as it stands: “Now my shop makes 40,000 euros a month/,
    ));
  it("is asked for proof", () => expect(talk(POST, "does he prove any of it").intent).toBe("sources"));
});

describe("in a talk that is written down", () => {
  const TALK =
    "HOST: How many buses run?\nMAYOR LIND: We ordered 40 buses. People like them.\nHOST: Your report says 12 run.\nMAYOR LIND: More will come in 2027.";
  it("a line is its speaker’s, and not the text’s", () => {
    const { message } = talk(TALK, "who says 12");
    expect(message).toContain("**HOST**:\n\n> “Your report says 12 run.”");
    expect(message).not.toContain("own voice");
  });
});

it("nobody tests how long a meeting lasts", () => {
  const MEETING = "The meeting lasts 2 hours and starts at seven. Bring a chair.";
  expect(talk(MEETING, "how long does the meeting last").message).not.toContain("look for a test");
  expect(talk(REVIEW, "how long does the battery last").message).toContain("look for a test");
});
it.each(["no i meant the light", "sorry, i was asking about the light"])("another thing that was meant is looked for: %s", (correction) =>
  expect(talk(REVIEW, "how long does the battery hold", correction).message).toContain("The light is great"),
);
it("“how old” is carried on", () =>
  expect(
    talk("Most victims are over 70. A 23-year-old man from Ely was arrested. He denies it.", "how old are the victims", "no i meant the man").message,
  ).toContain("A 23-year-old man"));
it.each(["explain simpler", "ok explain it easier", "can you explain it a bit simpler please"])("“%s” looks for no “simple”", (request) =>
  expect(
    talk(`${NOTICE} The rule is simple: park less. The market stays. Cars of the fire brigade are free. The station has its own lot.`, request).message,
  ).not.toContain("what the text says about that"),
);
