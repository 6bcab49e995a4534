import { describe, expect, it } from "vitest";
import { isCode } from "../src/text/code.ts";
import { talk } from "./talk.ts";

const FUND =
  "Help us print our book on the mills of Orla\n\nWe collect 6,000 euros until 1 May. Of this 3,500 go to the printer, 1,500 to the pictures and 1,000 to the post. If we don't reach the goal, everyone gets their money back.";
const MINUTES =
  "Minutes of the choir, 3 March\n\nPresent: 20 of 31. Chair: Ms Ober.\n\n2. Fees.\nThe yearly fee rises from 40 to 50. Adopted with 14 to 6 votes.\n\n3. Tour.\nMr Ott asks for a second offer. The matter was put off to the next meeting. Bags may be at most 20 kilos.";
const GYM =
  "§ 4 Fees\n(1) The monthly fee is 20 euros. A service fee of 15 euros is charged every six months.\n\n§ 5 End\n(1) The contract may be terminated in writing with three months' notice. (2) A move to another town is no reason to end it early.";
const CODE =
  "function mean(list) {\n  let sum = 0;\n  // never fails, trust me\n  for (let i = 0; i <= list.length; i++) {\n    sum += list[i];\n  }\n  return sum / list.length;\n}";

describe("a plea for money", () => {
  it.each([
    ["does it add up", "3,500 + 1,500 + 1,000 = 6,000"],
    ["what is the money for", "3,500 go to the printer"],
    ["what if they dont make it", "everyone gets their money back"],
  ])("is read for its sums: %s", (question, part) => expect(talk(FUND, question).message).toContain(part));
});

describe("minutes", () => {
  it("count the votes on the thing that is asked about", () =>
    expect(talk(MINUTES, "was everybody for the higher fee").message).toContain("Adopted with 14 to 6 votes"));
  it("have heads that answer nothing", () => expect(talk(MINUTES, "what about the fees").message).not.toContain("“2. Fees.”"));
  it("tell what is open, and no bound", () => {
    const { message } = talk(MINUTES, "whats still open");
    expect(message).toContain("put off to the next meeting");
    expect(message).not.toContain("at most 20 kilos");
  });
});

describe("terms", () => {
  it("are added by their periods", () => expect(talk(GYM, "what does it cost per year all in all").message).toContain("270 euros"));
  it.each([
    ["how do i get out", "terminated in writing"],
    ["i am moving", "A move to another town"],
  ])("are found by everyday words: %s", (question, part) => expect(talk(GYM, question).message).toContain(part));
});

describe("code", () => {
  it("is no text to be weighed, and its comments are", () => {
    const { message } = talk(CODE, "is there a bug");
    expect(message).toMatch(/^This is program code/);
    expect(message).toContain("never fails, trust me");
  });
  it.each([
    "He came; he saw; he left.\nThen it rained (a lot).\nNobody knew why.\nThe end.",
    "Dear all,\n\nplease import the new list from me.\n\nThanks\nRuth",
  ])("is not taken from prose: %s", (text) => expect(isCode(text)).toBe(false));
});

describe("short questions", () => {
  it.each([
    ["The bridge closes in May. There is no danger at present, said the office. The work costs 3 million.", "is it dangerous now", "no danger at present"],
    [
      "The ward closes. Will jobs be lost? No, all have been offered another post. Births take place as planned.",
      "so nobody loses their job?",
      "offered another post",
    ],
    ["The hall is to be sold. 900 people signed a petition. The council meets on Friday.", "who is against it", "signed a petition"],
    ["Shoes may be returned within 30 days. The fee is 5 euros. They are made in Falk.", "can i send them back", "returned within 30 days"],
    ["Price: 49 euros instead of 99, only until Sunday. The lamp is green. It weighs a kilo.", "is the discount real", "instead of 99"],
  ])("%.30s… %s", (text, question, part) => expect(talk(text, question).message).toContain(part));
  it("whether it is a joke is said to be beyond rules, with what to look at", () =>
    expect(talk("The town has appointed a minister for puddles. He will employ 90 people and one boat.", "so its a joke?").message).toMatch(
      /I don’t get jokes[\s\S]*Where it appears/,
    ));
  it("should one bring a thing is what the notice says of it", () =>
    expect(
      talk(
        "Otto Brandt passed away on 3 May. He is survived by his wife and two sons. The funeral is on 9 May. Instead of flowers the family asks for gifts to the choir.",
        "should i bring flowers",
      ).message,
    ).toContain("Instead of flowers"));
  it.each([
    ["when can i come on monday", "On Mondays it belongs to the clubs"],
    ["i lost my goggles last week", "Found things are kept"],
    ["is it dangerous", "The steps are slippery"],
  ])("of house rules, where “under 8 may” is no day: %s", (question, part) => {
    const rules =
      "House rules of the hall\n\nThe hall is open Tuesday to Sunday from 7 to 21. On Mondays it belongs to the clubs. Children under 8 may only come with an adult. The steps are slippery. Found things are kept for three months.";
    const { message } = talk(rules, question);
    expect(message).toContain(part);
    expect(message).not.toContain("Children under 8");
  });
  it("a count out of ten is no grade", () =>
    expect(talk("Eight out of 10 dentists like it. The paste is green. It costs 4 euros.", "who says 8 out of 10").message).not.toContain("A grade from me"));
});
