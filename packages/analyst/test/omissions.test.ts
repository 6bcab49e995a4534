import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";

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
