import { describe, expect, it } from "vitest";
import { sayPriceCut } from "../src/agent/figures/reckon-shares.ts";
import { pricesOf } from "../src/text/priced.ts";
import { talk } from "./talk.ts";

/* “How much is it altogether?”: the prices of a text, added, and a price with a code. */

const CAMP =
  "Dear families, the winter camp is in the first week of February. The train is 38 dollars, and the lodge costs 210 dollars. Skis can be hired for 60 dollars. It was 250 dollars last year. Whoever pays late is charged 15 dollars.";
const FLAT =
  "From May the rent goes up from $900 to $960 per month. The cellar is another $25 per month. Flats nearby cost $1,100 on average. Whoever signs now gets a bonus of $50.";
const LAMP = "The Glow lamp costs £80, and the stand is £25. With the code WARM you save: 10 percent off the lamp. Delivery is planned for May.";

describe("prices of a text", () => {
  it.each(["how much is it altogether", "so whats the total", "ok and what do we pay in all", "what does it all cost", "everything together?"])(
    "are added: %s",
    (question) => {
      const { message, intent } = talk(CAMP, question);
      expect(intent).toBe("claims");
      expect(message).toContain("**The math:** 38 dollars and 210 dollars and 60 dollars make 308 dollars.");
      expect(message).toContain("I added up every price I see");
    },
  );

  it.each(["how much for the train and the lodge", "train and lodge together?", "what do the train and the lodge cost"])(
    "are those that are named: %s",
    (question) => {
      const { message } = talk(CAMP, question);
      expect(message).toContain("**The math:** 38 dollars and 210 dollars make 248 dollars.");
      expect(message).not.toContain("every price");
    },
  );

  it("are no former ones, no average and no bonus, and keep their month", () =>
    expect(talk(FLAT, "how much is that altogether").message).toContain("**The math:** $960 and $25 a month make $985 a month."));

  it("that are paid once and by the month come to a year", () =>
    expect(talk("The gym asks 40 euros at the start. Training costs 30 euros per month. It opens at six.", "what is the total").message).toContain(
      "40 euros once; 30 euros a month. In the first year that is 400 euros.",
    ));

  it("of which there is one are not added", () =>
    expect(talk("The hall costs 90 euros. It has two doors.", "whats the total").message).not.toContain("The math"));

  it.each(["what do they all want", "what holds it together", "do ann and bo go together", "how much time is it altogether"])(
    "are not added where nobody asks for money: %s",
    (question) => expect(talk(CAMP, question).message).not.toContain("The math"),
  );

  it.each(["how much do we save in total", "how much did they raise altogether", "what do they earn in all"])(
    "are not what somebody saves or earns: %s",
    (question) => expect(talk(CAMP, question).message).not.toContain("The math"),
  );

  it("of two coins are not added", () =>
    expect(talk("The book costs 20 euros. The map costs 15 dollars. Both are new.", "whats the total").message).not.toContain("The math"));

  it("are none where somebody saves, earns or has to pay only then", () =>
    expect(pricesOf("You save $20. She earned $300. Otherwise a fee of $5 is due. A seat is $7.").map(({ sum }) => sum)).toEqual([7]));
});

it.each(["how much is the lamp with the code", "and what does the lamp cost with the discount"])("a code takes its share off: %s", (question) =>
  expect(talk(LAMP, question).message).toContain("**The math:** £80 minus 10 percent is £72."),
);
it("two sums beside a discount are a price and its former one where the discount is one on a price", () => {
  expect(sayPriceCut("It costs $79, 60 percent off the later price of $199.")).toContain("from 199 to 79 is 60 percent less, so the discount matches");
  expect(sayPriceCut("Save $20 with 20 percent off orders over $100.")).toBeNull();
  expect(sayPriceCut("Get 10% off: a gift worth $15 comes with every order of $60.")).toBeNull();
});
