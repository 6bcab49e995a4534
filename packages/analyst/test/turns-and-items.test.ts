import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const MINUTES =
  "Minutes of the rowing club, 3 May\nPresent: T. Amsel (chair), R. Bode, L. Cray\n1. Boats. The blue one leaks. Bode to mend it by June.\n2. Fees. From July €9 a month instead of €8. Cray against.\n3. Jetty. It is closed because a plank is rotten.";
const BAKERY = "The bakery on Mill Street closes at noon from Monday. Its oven has to be rebuilt. Bread can be ordered by phone.";

describe("why?, behind sentences that were only shown", () => {
  it("gets the reason of the text", () =>
    expect(talk(MINUTES, "what about the jetty", "why?").message).toMatch(/The reason the text gives:\n\n> “It is closed because/));
  it("or what stands behind, where no word gives one", () => {
    const { message } = talk(BAKERY, "when does the bakery close", "why");
    expect(message).toContain("I don’t see any words in the text that give a reason");
    expect(message).toContain("> “Its oven has to be rebuilt.”");
  });
  it("gets my own reasons behind a mark", () =>
    expect(talk("Everyone knows that this bridge is a waste of money.", "what stands out", "why?").message).not.toContain(
      "I don’t see any words in the text that give a reason",
    ));
});

describe("an item of a list", () => {
  it("is shown with what stands below its head", () =>
    expect(talk(MINUTES, "and the fees?").message).toContain("“2. Fees. From July €9 a month instead of €8. Cray against.”"));
  it("names those who are against it", () => expect(talk(MINUTES, "who was against").message).toContain("“Cray against.”"));
  it("names those who have something to do", () => expect(talk(MINUTES, "who does what").message).toContain("“Bode to mend it by June.”"));
});

describe("what was said before", () => {
  it("is named", () => {
    expect(talk(BAKERY, "when does it close", "what did i ask first").message).toMatch(/^Your first message was: “The bakery on Mill Street/);
    expect(talk(BAKERY, "when does the bakery close", "what did u say before").message).toMatch(/^My last answer began: “This is what the text says/);
  });
});
