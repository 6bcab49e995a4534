import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What follows from two days, two times or two figures is reckoned, with the sentence that has them. */

const BRIDGE =
  "The bridge is closed from 3 April to 20 May. Buses leave from the mill. The council pays 40,000 euros. A ferry sails at 6:15 and is back at 9:00.";
const FIRE = "The alarm went off at 11:50 pm on Sunday, and the fire was out by 2 am. The hall is 40 years old.";
const VOTE = "Of 90 members 38 sent in their ballots; 20 of them want a new roof. The roof is 30 years old.";

describe("how long something takes", () => {
  it.each([
    [BRIDGE, "how many weeks is the bridge closed", "47 days, that is 6 weeks and 5 days"],
    [BRIDGE, "how long is the ferry away", "2 hours and 45 minutes"],
    [FIRE, "how long was the fire", "2 hours and 10 minutes"],
    ["The museum is shut from 20 December to 6 January. It has two floors.", "how many days is the museum shut", "17 days"],
    ["The fair runs from May 2 until May 9. Entry is free.", "how long does the fair run", "7 days, that is 1 week between"],
  ])("%#: %s", (text, question, words) => expect(talk(text, question).message).toContain(words));
  it("is reckoned of what was just shown", () => expect(talk(BRIDGE, "when is the bridge closed", "how many days is that").message).toContain("47 days"));
  it("is not reckoned where the text does not give both ends", () => {
    expect(talk(BRIDGE, "how long does the council pay").message).not.toContain("The math");
    expect(talk("The office opens at 8 and shuts at 3.", "how long is it open").message).not.toContain("The math");
  });
});

describe("a part of a whole in the question", () => {
  it.each([
    [VOTE, "20 of 90, is that a majority", "20 of 90 is 22%, less than half"],
    [VOTE, "20 of 38 sounds like most", "20 of 38 is 53%, more than half"],
    [VOTE, "3 of 6 is that half", "exactly half"],
  ])("%#: %s", (text, question, words) => expect(talk(text, question).message).toContain(words));
  it("is said to be none of the text where it is none", () => expect(talk(VOTE, "3 of 7, is that most").message).toContain("doesn’t have these two figures"));
});
