import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Numbers that a text writes as words, and facts that nobody would look up. */

const CHOIR = `Choir weekend

We leave on Friday at four. A bed costs forty-five euros, breakfast another eight. Singers have to be sixteen or older. The bus takes thirty people, and the way is ninety kilometers. There are eleven rehearsals before the concert.`;

describe("a number in words is as good as one in figures", () => {
  it.each([
    ["how much is it", "A bed costs forty-five euros"],
    ["so how expensive is that", "A bed costs forty-five euros"],
    ["how old must one be", "Singers have to be sixteen or older"],
    ["how far is it", "ninety kilometers"],
    ["how many people can come", "thirty people"],
    ["how many rehearsals", "There are eleven rehearsals"],
  ])("%s", (question, place) => {
    const { message } = talk(CHOIR, question);
    expect(message.match(/^> .*$/gm)).toEqual([expect.stringContaining(place)]);
    expect(message).not.toContain("found no form");
  });
  it("and what costs sixteen is not sixteen years old", () =>
    expect(talk("The ticket is sixteen dollars. Guests must be eighteen or over.", "how old do guests have to be").message).not.toContain("sixteen dollars"));
});

const MISSED =
  "Tom Reyes, who ran the bakery for 40 years, died on 2 March. He was 78. Donations go to the hospice. Unsold bread will be given away until 30 April.";

describe("what nobody would look up gets no advice to look it up", () => {
  it.each([
    [MISSED, "how old was he", "He was 78."],
    [MISSED, "how long did he run the bakery", "for 40 years"],
    ["Lost: a brown dog. He is three years old and limps. We give 30 euros to whoever brings him.", "how old is the dog", "three years old"],
    ["Lost: a brown dog. He is three years old and limps. We offer 30 euros to whoever brings him.", "how much is the reward", "30 euros"],
  ])("%#", (text, question, place) => {
    const { message } = talk(text, question);
    expect(message).toContain(place);
    expect(message).not.toMatch(/statistics office|Ask who counted|Look for two reports/);
  });
  it("and neither does a figure of many, unless it is doubted", () => {
    const city = "The city has 40,000 households, and 12% of them have no heating.";
    expect(talk(city, "how many have no heating").message).not.toContain("looked up");
    expect(talk(city, "do 12% really have no heating").message).toContain("statistics office");
  });
  it("and what is yet to come stands in no report", () =>
    expect(talk(MISSED, "what happens with unsold bread").message).toContain("To know whether it still holds, ask whoever set the day."));
});
