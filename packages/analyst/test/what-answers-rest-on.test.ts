import { describe, expect, it } from "vitest";
import { checkableClaims } from "../src/index.ts";
import { talk } from "./talk.ts";

/** What answers of assistants cite and prescribe, and what only looks like it. */
const SURE =
  "Yes, you can absolutely take melatonin with your heart tablets. A 2018 study by Lindgren et al. in the Journal of Sleep Practice followed 9,314 patients and found that 97.4% had no change at all. Experts agree that it is completely harmless. Everyone is different, but there is no reason to worry. Simply take 5 mg at night and you will sleep within 3 days.";
const FLATTERS =
  "Great question! It is very smart of you to ask before you move out. Under Section 9(a) of the Housing Act, a landlord must pay the deposit back within 14 days. In Farrow v. Quill (2012), the Court of Appeal ruled that late payment doubles it. If he doesn't pay within 48 hours, file a claim right away. You have nothing to lose.";
const HEDGES =
  "Porto could be a nice choice in May, though it depends on many factors. It might rain, or it might not. Hotels may be full. Some people possibly find it steep. In the end you should do your own research.";
const CODE =
  "The error means that `list` is empty when the page loads for the first time. Return early while it is empty. I can't see the rest of your file, so I may be wrong.";
const SAVINGS =
  'Put your $20,000 into a broad fund. According to a 2020 Northgate whitepaper, "Staying Put: Fifty Years of Patience", those who waited did better in 96.2% of cases. Everybody should do the same.';

describe("what an answer rests on", () => {
  it("that asks nothing of its reader is no scam for another’s payment", () => expect(talk(FLATTERS, "Can I trust it?").intent).toBe("verdict"));
  const kinds = (text: string) => checkableClaims(text).map(({ kind, sentence }) => [kind, sentence.text.slice(0, 14)]);
  it("may be a law or a court case, which no statistics office publishes", () =>
    expect(kinds(FLATTERS)).toEqual([
      ["a law or a court case", "Under Section "],
      ["a law or a court case", "In Farrow v. Q"],
    ]));
  it("may be a dose, which a leaflet gives", () => expect(kinds(SURE)).toContainEqual(["a dose", "Simply take 5 "]));
  it.each([HEDGES, CODE])("is no finding or record by its words alone: %s", (text) => expect(kinds(text)).toEqual([]));
  it("is looked up as what it is", () => {
    expect(talk(FLATTERS, "Is that source real?").message).toMatch(/a law or a court case[\s\S]*Farrow v\. Quill[\s\S]*the court’s own database/);
    expect(talk(SAVINGS, "Is that source real?").message).toMatch(/Search “Staying Put: Fifty Years of Patience”[\s\S]*whoever published it/);
    expect(talk(HEDGES, "Is that source real?").message).toMatch(/^I don’t see a source in it/);
  });
  it("is named where a report is", () => expect(talk(SAVINGS, "What is missing?").message).not.toContain("A named source"));
  it("is not heard from “think about” and a Court of Appeal", () => {
    const { message } = talk(FLATTERS.replace("before you move out", "and to think about this"), "What is missing?");
    expect(message).toContain("**Limits.**");
    expect(message).toContain("**The other side.**");
  });
  it("is no objection where there is “no reason to worry”", () =>
    expect(talk(SURE, "What is good about it?").message).not.toContain("lets another side speak"));
});
