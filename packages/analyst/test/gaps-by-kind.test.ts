import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";
import { shownOf } from "../src/text/gives.ts";
import { sayNoGaps } from "../src/text/no-gaps.ts";

const what = (text: string) => scanOmissions(text).map((m) => m.what);
const REST = "The club met on Tuesday evening, and its chairman said that the pitch will be open again by the end of the week. Nobody knows who paid for it.";

describe("what is asked of a text by what it offers", () => {
  const JOB =
    "Baker (m/f/d) wanted. Who you are: you like bread, you get up early, and you never lose your smile. What we offer: free rolls, a strong team and the best oven in town. We hire for attitude, and only one in a hundred makes it through the interview. Apply today!";
  it("asks a job ad for the pay and the contract, and for no other side", () => expect(what(JOB)).toEqual(["The pay", "The contract"]));
  it("and for neither where they are given", () =>
    expect(what(`${JOB} The salary is 2,900 euros a month before tax, the post is permanent, with a probation of three months.`)).toEqual([]));
  const APPEAL =
    "Dear friend, every night forty dogs sleep in our yard, and it never stops raining in there. Only €4 a week keeps one of them dry and fed for a month. Will you give before Sunday? A generous donor will double your gift. Nobody else will come for them, as you know.";
  it("asks a collection who checks it, and for no starting figure of a gift that is doubled", () => expect(what(APPEAL)).toEqual(["Who checks it"]));
  it("and not where that can be looked up", () => expect(what(`${APPEAL} Charity number 104482; the accounts are audited each spring.`)).toEqual([]));
  it("asks how a thing works for no date, and what happened for one", () => {
    const code =
      "The function takes a list and always returns a new one, because a change in place would surprise its callers. It walks through the rows, keeps those that pass the test, and never touches the rest. If the list is empty, the loop ends at once. For long lists a generator may be better, although it is harder to read, and its name should say what it gives back and what it leaves out.";
    expect(what(code)).not.toContain("When");
    expect(what(`${code} The bug was found after the release, and three of our customers had lost their data by then, which nobody noticed.`)).toContain(
      "When",
    );
  });
});

describe("what a text gives", () => {
  it.each(["But they CAN find the money for a fountain. It is a shame for the whole town.", "Don't put this letter aside. Read it, and think of the birds."])(
    "is no source because of a capital: %s",
    (text) => expect(shownOf(text, "source")).toEqual([]),
  );
  it.each(["And don’t you dare complain, of course. They would laugh at you.", "Complain and you are a dinosaur. That is how they are."])(
    "is no other side because its readers are told not to complain: %s",
    (text) => expect(shownOf(text, "other-side")).toEqual([]),
  );
  it("is an author behind the matter of the study", () =>
    expect(shownOf("A 2016 study of river towns by Ivers, McColl and Zhou found that rents rose.", "source")).toHaveLength(1));
  it("is no study that only a year and a size are given of", () => {
    const text = (how: string) => `A 2021 study from Uppsala found that naps help, and a 2022 meta-analysis ${how} confirmed it. ${REST}`;
    expect(what(text("of over 30 trials"))).toContain("Names for all of its sources");
    expect(what(text("by Lindh and Moreau"))).not.toContain("Names for all of its sources");
  });
});

describe("a call to do something", () => {
  it.each([
    "The visitors should have known better than to sit back for so long.",
    "The result should be confirmed before anybody rests advice on it.",
    "Why the hour should matter is not settled yet.",
    "I have to wear a suit at the end of it, so I take the bus.",
  ])("is none: %s", (text) => expect(what(`${text} ${REST.replace("Nobody knows who paid for it.", "")}`)).not.toContain("Costs and risks"));
  it("is one", () =>
    expect(what(`The council should close the pitch for good. ${REST.replace("Nobody knows who paid for it.", "")}`)).toContain("Costs and risks"));
});

describe("a text without gaps", () => {
  const FULL =
    "Visits fell from 410 to 265 a week, the library’s report says. Critics object that the children’s room was shut for repairs. The effect has not been calculated, said Ana Ruiz, who runs the house.";
  it("is told what it gives", () =>
    expect(sayNoGaps(FULL)).toBe("I see none of the usual gaps: sources, comparisons, another side and limits are where you’d look for them."));
  it("is not praised for a “but”", () => {
    const said = sayNoGaps("The mayor, Ana Ruiz, said on Monday that the square is finished. But it could rain. More than that nobody needs.");
    expect(said).toContain("What is plainly there: sources. Of another side and limits I see only faint signs");
    expect(analyze(said).frames).toEqual([]);
  });
});
