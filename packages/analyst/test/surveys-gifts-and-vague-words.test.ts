import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/text/omissions.ts";
import { talk } from "./talk.ts";

const SURVEY =
  "Results of our survey. In May we asked all 4,000 members for their view, and 800 of them answered. Those who answered swim more often than others, so the numbers say little about those who rarely come. 64 percent want warmer water. 30 percent find the showers too cold. From June we heat to 28 degrees, at first for three months. For the showers we have no good idea yet. Your swimming club";
const COLLECTS =
  "Ana, we are being outspent 4 to 1. If we do not raise 30,000 dollars before midnight, our race is over. All donations are matched today. 8 of 10 people in your town have already given. Text STOP to end. Chip in 10 dollars now: link below.";
const FAQ =
  "Questions about our bread. What is in it? Flour, water and salt. Is it safe for people with nut allergies? We bake no nuts, but we share an oven with a firm that does. Do I have to freeze it? For two days you do not. Where does the flour come from? From a mill in Arden and partly from abroad. How often do you test it? Twice a month.";
const LEAK =
  "Dear members, we take your security very seriously. On 9 May somebody may have had access to some of our files. Addresses could be affected for a small number of members. We have no evidence of misuse. We recommend that you change your password. We have engaged leading specialists. We regret any inconvenience.";

describe("a survey", () => {
  it("reckons who answered", () => expect(talk(SURVEY, "how many answered", "is that many").message).toMatch(/800 of 4,000 is about 20 percent/));
  it.each(["so most people want warmer water", "does that mean everyone wants warmer water"])("keeps to those who answered: %s", (said) => {
    expect(talk(SURVEY, said).message).toMatch(/Among those who answered[\s\S]*64 percent want warmer water[\s\S]*say little about those who rarely come/);
  });
  it("has its limits where it says what it does not know", () => {
    expect(scanOmissions(SURVEY).map(({ what }) => what)).not.toContain("Limits");
  });
});

describe("a message that collects money", () => {
  it("shows the way out that it names", () => expect(talk(COLLECTS, "how do i make it stop").message).toMatch(/Text STOP to end/));
  it("takes a gift for no loss", () => {
    expect(talk(COLLECTS, "i already donated yesterday").message).toMatch(/you don’t owe a second gift/);
    expect(talk(COLLECTS, "i gave them my card number").message).toMatch(/Then be quick/);
  });
  it("advises on giving, and not on buying", () => {
    const { message } = talk(COLLECTS, "is this a scam");
    expect(message).toMatch(/Before you give/);
    expect(message).not.toMatch(/product/);
  });
  it("looks for a figure that is doubted", () => expect(talk(COLLECTS, "8 of 10 in my town, can that be").message).toMatch(/8 of 10 people in your town/));
  it("lets somebody be for it", () => expect(talk(COLLECTS, "i'm for her anyway").message).toMatch(/You may well be/));
});

describe("a text that asks and answers", () => {
  it("shows the answer below the question, and no next question", () => {
    expect(talk(FAQ, "do i have to freeze it").message).toMatch(/“Do I have to freeze it\? For two days you do not\.”/);
    expect(talk(FAQ, "where is it from").message).toMatch(/Where does the flour come from\? From a mill in Arden and partly from abroad\.”/);
    expect(talk(FAQ, "who checks it").message).toMatch(/Twice a month/);
  });
  it("sets what a neighbour says beside it", () => {
    expect(talk(FAQ, "but my uncle says it makes people fat").message).toMatch(/two claims, and neither settles the other/);
    expect(talk(FAQ, "but my uncle says it is a scam").message).not.toMatch(/two claims/);
  });
});

describe("an apology that leaves much open", () => {
  it("shows where its words stay open", () => {
    expect(talk(LEAK, "what are they not telling us").message).toMatch(/some of our files[\s\S]*a small number of members/);
  });
  it("takes no evidence for none found so far", () => {
    expect(talk(LEAK, "no evidence so its all good").message).toMatch(/tells you what’s been found so far/);
    expect(talk(SURVEY, "no evidence so its all good").message).not.toMatch(/tells you what’s been found so far/);
  });
  it("shows what it recommends, and its regret", () => {
    expect(talk(LEAK, "what should i do now").message).toMatch(/change your password/);
    expect(talk(LEAK, "do they apologise").message).toMatch(/We regret/);
  });
  it("is not summed up by its courtesy", () => expect(talk(LEAK, "in one sentence").message).not.toMatch(/very seriously/));
  it("is not settled by its sound", () => expect(talk(LEAK, "sounds like an excuse").message).toMatch(/It may or may not be one/));
});

describe("half of what a swindler wants", () => {
  const letter =
    "Hello my dear, I am a nurse on a ship and have no access to my bank account. I need 700 dollars for the customs fee of your gift. Tell nobody. Kisses, Rita";
  it.each(["what if i only send half", "can i just give her a part first"])("%s", (asked) => {
    expect(talk(letter, asked).message).toMatch(/the next request follows/);
  });
  it("may really be so, and is asked all the same", () => {
    expect(talk(letter, "maybe she really has no access").message).toMatch(/Then a call costs nothing/);
  });
});
