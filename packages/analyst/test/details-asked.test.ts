import { describe, expect, it } from "vitest";
import { isForAge } from "../src/text/ages.ts";
import { talk } from "./talk.ts";

const LAUNCH =
  "Heliora presents a lamp that changes sleep for good\n\nHeliora today presented the Duskline, a lamp that sets a new standard. In tests of our own, people fell asleep up to 40 percent faster. It uses less power than comparable lamps. Several leading sleep doctors have praised it. The lamp will be on sale in shops from May.";
const PLAN =
  "Friends, I make you two promises tonight. First: the library stays open on Sundays. Second: the bus to Falk comes every 20 minutes. They will say that it is too dear. Some ask who is to pay for that. I tell you: whoever wants a thing finds the money.";
const SALE =
  "For sale: sewing machine Orla 200, bought in 2015. I am asking 90, price negotiable. The foot pedal sticks now and then, and the lid has a crack. The invoice is lost. Pick-up only, private sale, no returns.";
const OFFER =
  "Dear Ms Lind,\n\nWe examined your complaint. As a gesture of goodwill we pay 120 euros, without recognizing any legal duty. The payment settles all claims. Please sign the enclosed form and return it within ten days.\n\nKind regards\nT. Oru";

describe("a detail that is asked of a text", () => {
  it.each([
    ["has anyone else tested it?", /I don’t see anyone in it besides the people who speak[\s\S]*In tests of our own/],
    ["was it independently tested", /I don’t see anyone in it besides the people who speak/],
    ["which doctors?", /doesn’t name them|doesn’t name any/],
    ["compared to what", /less power than comparable lamps[\s\S]*Is the other thing named/],
    ["when can i buy it", /on sale in shops from May/],
    ["what would a rival say to this", /don’t put words in anybody’s mouth/],
  ])("of a launch: %s", (question, part) => expect(talk(LAUNCH, question).message).toMatch(part));
  it("shows who looked from outside", () =>
    expect(
      talk("The drink has less sugar now. A lab of the University of Lund tested 40 bottles in May and found 3 grams.", "did anyone else check it?").message,
    ).toMatch(/someone other than its writer[\s\S]*University of Lund/));
  it("names those whom the text names", () =>
    expect(talk("Two doctors spoke against it. The doctors Ana Ruiz and Tom Berg said that it is too early.", "which doctors?").message).not.toContain(
      "names none",
    ));

  it("counts promises out, each to be asked for", () => {
    expect(talk(PLAN, "what does she promise").message).toMatch(/First: the library[\s\S]*Second: the bus/);
    expect(talk(PLAN, "what does she promise").message).not.toContain("They will say");
    expect(talk(PLAN, "who pays for it").message).toContain("whoever wants a thing finds the money");
  });
  it("where a figure comes from is shown with whoever calls it a guess", () =>
    expect(
      talk("Half of the noise comes from lorries, says Per Holm. That is a rough guess. The rest are cars.", "where does the half come from").message,
    ).toMatch(/rough guess[\s\S]*somebody’s guess/));
  it("the faults of a thing for sale are those that the seller names", () => {
    expect(talk(SALE, "whats wrong with it").message).toMatch(/pedal sticks[\s\S]*crack|crack/);
    expect(talk(SALE, "what should i check").message).toContain("The invoice is lost");
  });
  it.each(["should i sign", "what happens if i sign it"])("what goes with a signature: %s", (question) =>
    expect(talk(OFFER, question).message).toMatch(/settles all claims[\s\S]*within ten days[\s\S]*what do you give up/),
  );
  it("a price of a rise is reckoned on a year", () =>
    expect(
      talk("Dear tenants,\n\nthe monthly fee for the lift will be raised by 7 euros from May.\n\nKind regards\nP. Oss", "how much more is it a year").message,
    ).toContain("is 84 euros a year"));
  it("and in percent", () =>
    expect(talk("From May a day ticket costs 4.50 instead of 4.00 euros. Children pay nothing, as before.", "how much percent is that").message).toContain(
      "about 13 percent more",
    ));
  it("an amount of a recipe is taken times", () => {
    const recipe = "Pancakes (for 2)\n\n200 g flour, 300 ml milk, 2 eggs, 1 pinch of salt. Stir it, let it rest for 20 minutes and fry it.";
    expect(talk(recipe, "for 6 people?").message).toContain("use 3 times");
    expect(talk(recipe, "can i leave out the salt").intent).not.toBe("missing");
  });
  it.each([
    ["children from 6 to 14 pay half", 8, true],
    ["children from 6 to 14 pay half", 15, false],
    ["Children under 6 travel free", 5, true],
    ["Children under 6 travel free", 6, false],
    ["for persons aged 65 and over", 70, true],
    ["those over 12 sleep in tents", 12, false],
    ["the shop is open from 8 to 18", 10, false],
    ["it rose from 6 to 14 percent for people", 8, false],
  ])("an age falls under a rule or not: %s, %i", (sentence, age, is) => expect(isForAge(sentence, age)).toBe(is));
  it.each([
    ["who started it", "The first line is from **Ola**"],
    ["who disagrees with ola", "**Mika**: “That is wrong"],
  ])("of a chat: %s", (question, part) => {
    const chat = "Ola: Did you hear that the pool closes?\nOla: My aunt says so.\nMika: That is wrong, it does not close.\nRune: No idea.";
    expect(talk(chat, question).message).toContain(part);
  });
});
