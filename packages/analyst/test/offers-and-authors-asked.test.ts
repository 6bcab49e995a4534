import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What is asked of an offer by somebody unknown, of an open letter, and of a report on what went wrong. */

const CAMERA = `Camera, like new!!

Bought in May for 900 dollars, yours for only 420. I am abroad at the moment, so my cousin will send it as soon as you transfer a deposit of 80 dollars. Trust me, nobody sells it for less. Please send your address and your age.`;
const LETTER = `To the school board

We, 38 parents and cooks of this town, ask you to keep the school kitchen. The board expects to save 90,000 euros a year. We admit that we have an interest, since some of us work in it. We propose to cook three days a week instead.`;
const REPORT = `No mail on 4 June

From 08:10 to 10:40 no mail was delivered, because a certificate had expired. About 300 messages were returned; all of them were sent again. We do not know yet why nobody was warned.`;
const MARSH =
  "Peat bogs form where water cannot run off. Since 1950 half of the bogs in the region have been lost, mainly to draining. Whether the rest will last is debated.";
const DOGS = `ana_b: I used the harness for three days, he hated it.
kim77: You should try longer, everybody knows that.
ana_b: Nothing else had worked, we tried other leads for five months.
kim77: I may be wrong, I only have a cat.`;

describe("an offer by somebody unknown", () => {
  it.each([
    ["how much do i save", "900 dollars less 420 dollars is 480 dollars"],
    ["but the price is really good", "far below that, somebody pays the difference"],
    ["how did they get my number", "The words don’t show that."],
    ["what do they want my age for", "> “Please send your address and your age.”"],
    ["ok but my brother ordered one like this and it was fine", "One case can’t show how it usually goes"],
  ])("%s", (asked, expected) => {
    const { message } = talk(CAMERA, asked);
    expect(message).toContain(expected);
    expect(message).not.toMatch(/Then be quick|statistics office/);
  });
  it("while a loss among friends stays one", () =>
    expect(talk(CAMERA, "my brother sent him 80 dollars and now he does not answer").message).toContain("call your bank"));
  it("why something has to be paid is no matter of law", () => expect(talk(CAMERA, "why do i have to pay 80").message).toContain("a deposit of 80 dollars"));
});

describe("whoever wrote it", () => {
  it.each([
    ["what do they want", "ask you to keep the school kitchen"],
    ["are they open about who they are", "we have an interest, since some of us work in it"],
    ["do they admit their own interest", "we have an interest, since some of us work in it"],
    ["is it one sided", "it admits this itself"],
    ["does it try to persuade me", "We propose to cook three days a week"],
  ])("%s", (asked, expected) => expect(talk(LETTER, asked).message).toContain(expected));
  it("and an entry that asks for nothing is said to ask for nothing", () =>
    expect(talk(MARSH, "is this trying to convince me of something").message).toContain("I don’t see a sentence that asks you for anything"));
});

describe("what went wrong", () => {
  it.each([
    ["what went wrong", "because a certificate had expired"],
    ["how long did it last", "From 08:10 to 10:40"],
    ["so they're hiding something right", "We do not know yet why nobody was warned."],
    ["my messages were returned", "About 300 messages were returned"],
  ])("%s", (asked, expected) => expect(talk(REPORT, asked).message).toContain(expected));
  it("and a case that no sentence has is not found in one", () => expect(talk(REPORT, "i was on holiday").message).not.toContain("about a case like that"));
});

it("how long somebody tried is not how they took it", () => {
  const { message } = talk(DOGS, "how long did ana try other things");
  expect(message).toContain("for five months");
});
