import { analyze, countWords } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { resolveHandshake } from "@candor/engine/policy";
import { answerWithoutModel, scanOmissions, writeReport } from "../src/index.ts";

const BASE = "How large it was to begin with";
/** Enough of a text that something can be expected of it. */
const REST = "The clinic says that its patients were seen by three doctors in the spring, and that the results will be published in a journal next year.";
const what = (text: string) => scanOmissions(text).map((m) => m.what);

describe("a relative change", () => {
  it("is asked for its base in the lesson's own text", () =>
    expect(
      what(
        "Our new tablet halves the risk of a stroke. Nine out of ten doctors recommend it, and patients tell us that they feel the difference within days. Studies show that no other treatment is as safe.",
      ),
    ).toContain(BASE));

  it.each<[number, boolean]>([
    [-3, true],
    [-2, false],
    [2, false],
    [3, true],
  ])("has its base beside it up to two sentences away: %i", (away, asked) => {
    const text = Array.from({ length: 9 }, () => "The walk along the river was long and the weather was kind.");
    text[4] = "The tablet halves the risk of a stroke.";
    text[4 + away] = "Of those without it, 6 in 1,000 had one.";
    expect(what([...text, REST].join(" ")).includes(BASE)).toBe(asked);
  });

  it.each([
    "The drug cuts the risk of a heart attack by 40 percent.",
    "Users were three times more likely to fall ill.",
    "Eating bacon doubles your chance of bowel cancer.",
    "Those who walk daily have a 30% lower risk of dementia.",
    "Smokers are 15 times as likely to die of it.",
    "The lane reduced accidents by a third.",
    "Burglaries have risen by 60 percent since the mayor took office.",
    "The cream can triple the number of new cells.",
    "The vaccine brings a 95 percent reduction in the risk of infection.",
    "Crime has more than doubled under this council.",
    "From one day to the next the tablet halves the risk, compared with 2019.",
    "The new boiler slashes your heating bill in half.",
  ])("without a base is asked from what to what: %s", (text) => expect(what(`${text} ${REST}`)).toContain(BASE));

  it.each([
    "The tablet halves the risk of a stroke: it fell from 2 in 1,000 patients a year to 1 in 1,000.",
    "The tablet halves the risk of a stroke. Two in a thousand patients had one without it, one in a thousand with it.",
    "The drug cuts the risk by 40 percent, from five to three percent.",
    "Accidents were reduced by a third, from 12 to 8 a year.",
    "Burglaries have risen by 60 percent, from 20 to 32.",
    "Crime has doubled to 40 reported cases.",
    "Users were three times more likely to fall ill: 6 of 100 did, against 2 of 100 others.",
    "Those who walk have a 30% lower risk of dementia (7 in 100 instead of 10 in 100).",
    "The risk was halved, which is a difference of 1 percentage point.",
    "Bacon doubles your chance of the illness. The chance had been 3 percent.",
    "The boiler cut the bill in half: last year it had been 1,200 dollars.",
    "Ridership doubled, compared with 4,000 passengers a day in 2019.",
    "The vaccine reduced infections by 95 percent: 8 of 18,000 fell ill with it, 162 of 18,000 without.",
    "The lane reduced accidents by half to only 9 last year.",
    "The number of members tripled from 40 in spring.",
    "The baseline risk is low, at 4 in 10,000; the drug halves the risk.",
    "Smokers are 15 times as likely to die of it: 150 per 100,000 a year versus 10 per 100,000.",
    "Deaths fell by 20 percent, from about 250 to roughly 200.",
    "The school increased the pass rate by 10 percent, from 70 in 100 pupils to 77.",
    "In absolute terms the drug cut the risk by 50 percent of very little.",
    "She doubled back along the river, and the spare room doubles as a study.",
    "Both halves of the bridge were closed, and a double room costs 80 dollars.",
  ])("that says what it starts from is not: %s", (text) => expect(what(`${text} ${REST}`)).not.toContain(BASE));

  it("is asked for in words that carry no mark of the engine", () => {
    const { what: name, why, ask } = scanOmissions(`Our new tablet halves the risk of a stroke. ${REST}`).find((m) => m.what === BASE)!;
    expect(analyze(`- **${name}.** ${why} _${ask}_`).frames).toEqual([]);
  });
});

describe("what a kind of text does not owe", () => {
  const [SOURCE, METHOD, COMPARISON, OTHER] = ["A named source", "How the figures were made", "A comparison", "The other side"];
  it.each([
    "Dear parents,\n\nour trip to the museum takes place on Thursday, May 14. We leave at 8:15 and will be back by 3:30. Please give your child a lunch and a jacket. The cost is 12 dollars, which covers the bus. We will find a way if that is a problem.\n\nWarm regards,\nMs. Okafor",
    "Hi Tom, I will be late on Friday because the train leaves at nine. Could you feed the cat and water the plants? I owe you 20 dollars for the paint, and I promise to bring it along. The keys are where they always are, under the blue pot.",
    "Dear neighbors,\n\nwe plan to paint the stairs next week and will block them for two hours each morning. Please use the back door. Everyone is welcome to have a coffee with us on Saturday; we will bring cake for 5 dollars a piece for the roof.\n\nBest wishes,\nthe Lindgrens",
  ])("is nothing, in a note: %s", (text) => expect(what(text)).toEqual([]));
  it("is no method for a price, and no source where somebody signs", () => {
    const rent =
      "Dear tenants,\n\nwe are raising all rents by 12% from January 1. Costs have gone up everywhere, and every other landlord has done the same. Those who sign by Friday keep their storage room at no charge. There is no alternative.\n\nSincerely,\nM. Hartwell, Hartwell Property Management";
    expect(what(rent)).not.toContain(SOURCE);
    expect(what(rent)).not.toContain(METHOD);
    expect(what(rent)).toContain(OTHER);
    const shop =
      "Our shelf costs 89 dollars and was 120 dollars, and the lamp is 25% off until Sunday. It is the best shelf we ever had, we say, and it will never bend. Everyone who comes by says so, and we agree.";
    expect(what(shop)).not.toContain(METHOD);
  });
  it.each([
    "We randomized 214 nurses at three hospitals to a new plan or their usual one for 12 weeks. Sleep was measured with a device on the wrist. Those on the new plan slept 31 minutes longer per day, which shows that it may help.",
    "In our survey we asked 412 visitors how they came to the museum. Most of them, 61 percent, came by bus, more than in the year before. We found that many would walk if the path were lit, although few said so at first.",
  ])("is no other source, where the writers counted themselves: %s", (text) => expect(what(text)).not.toContain(SOURCE));
  it("is no call that was never made", () => {
    const calm = (first: string) =>
      what(`${first} The plan came up in spring, and the council says that it will vote in May. Nobody knows how it ends, and many say so.`);
    expect(calm("Let us be honest: it is hard to say.")).not.toContain("Costs and risks");
    expect(calm("Let’s face it: it is hard to say.")).not.toContain("Costs and risks");
    expect(calm("Let us close the bridge at once, today.")).toContain("Costs and risks");
    expect(calm("Sign today, and save the old bridge.")).toContain("Costs and risks");
  });
  it("but a remedy owes its risks", () => {
    const cure = (rest: string) =>
      what(`After 7 days of the celery cleanse my headaches were gone, and I lost 9 pounds. It works for everyone who has tried it, they all say so. ${rest}`);
    expect(cure("Order yours from our shop in the old mill.")).toContain("Risks");
    expect(cure("Talk to your doctor first; it is not suitable for children.")).not.toContain("Risks");
    expect(cure("Order yours from our shop in the old mill.")).toContain("Other causes");
  });
  it.each([
    "Our new tablet halves the risk of a stroke. Nine out of ten doctors recommend it, and patients tell us that they feel the difference within days. Studies show that no other treatment is as safe.",
    "This supplement lowers your overall risk of heart disease by 40 percent. It is perfectly safe and natural, and thousands of people in this town already take it each day.",
    "The new drug improves sleep, and the risk of a fall fell by a third in a year. It is the best treatment there is, our doctors tell us, and everyone in the home should have it soon.",
  ])("whose risks are not those that it lowers, nor told by calling it safe: %.40s", (text) => expect(what(text)).toContain("Risks"));
  it.each([
    "Our new tablet halves the risk of a stroke and raises the risk of bleeding. Nine out of ten doctors recommend it, and patients tell us that they feel the difference in days.",
    "The drug reduces pain, but it is not safe for those who are pregnant. Nine out of ten doctors recommend it, and patients tell us that they feel the difference in days.",
  ])("but those that it has: %.40s", (text) => expect(what(text)).not.toContain("Risks"));
  it.each([
    "its authors cautioned that the sample was small",
    "which its authors call too small to settle the matter",
    "with the caveat that only regulars were asked",
  ])("and limits are told by who says %s", (words) =>
    expect(
      what(
        `The council voted 7 to 2 on Tuesday to raise the fee. It brings in $200,000 a year, says Ana Ruiz. Merchants argued against it. A survey of 400 shoppers found no drop in visits, ${words}.`,
      ),
    ).not.toContain("Limits"),
  );
  it("and figures of a named kind of study say how they were made", () =>
    expect(
      what(
        "A meta-analysis of 27 trials reported a weight loss of 0.8% to 13% of the weight at the start. Fasting is said to be safe, and experts say that everybody should try it.",
      ),
    ).not.toContain(METHOD));
  it("and a figure of its own is asked for a comparison", () =>
    expect(
      what(
        "The city wants to cut down 31 trees, and 4,812 people have signed against it. A study shows that a tree cools the air by 12 percent. The mayor says nothing about it, and nobody knows why.",
      ),
    ).toContain(COMPARISON));
});

describe("a text in which nothing was looked for", () => {
  const handshake = resolveHandshake();
  const PRAISE = /none of the usual gaps/;

  it("is not said to lack nothing, though it has many dashes", () => {
    const text = "The mayor said – on Tuesday – that crime – all of it – fell by 40 percent – and that the new cameras caused it.";
    expect(text.split(/\s+/).length).toBeGreaterThan(25);
    const { message } = answerWithoutModel({ question: `What is missing?\n\n${text}`, history: [], article: null, handshake, analyzeText: (t) => analyze(t) });
    expect(message).toContain("too short to say what it leaves out");
    expect(message).not.toMatch(PRAISE);
  });
  it("nor is it in a report, though the engine counts words of another script", () => {
    const text = "The mayor said on Tuesday that crime fell by 40 percent in Москва Казань Самара Омск Пермь Уфа Тула and that the new cameras caused it.";
    expect(countWords(text)).toBeGreaterThanOrEqual(25);
    expect(writeReport(text, [], handshake)).not.toMatch(PRAISE);
  });
});
