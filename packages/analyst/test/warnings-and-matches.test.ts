import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/text/omissions.ts";
import { talk } from "./talk.ts";

const RECALL =
  "Recall of the heater Calor 5. The maker Lunde asks all owners to stop using heaters with the serial numbers 4410 to 4490. In some of these heaters the cable can overheat. Two people were burned. Other heaters by Lunde are not affected. Owners get the price back in every shop.";
const FLOOD =
  "Storm warning, red level. Published by the state weather office on Monday at 9:00. From Tuesday 5:00 until Wednesday noon we expect gusts of up to 120 km/h on the coast. Our models differ on when it begins. Stay away from the piers. Please look again on Tuesday, as the forecast may change.";
const MATCH =
  "Norden beat the visitors from Elmau 2–1 on Saturday in front of 640 spectators. Elmau led after nine minutes through Pia Roth. Norden equalized before the break, when a penalty by Ines Baum went in off the post. Baum scored again in the 80th minute. “That was lucky”, said coach Eva Lang. Norden stay second in the league.";

describe("a recall", () => {
  it("says what is wrong, with which, and what to do", () => {
    expect(talk(RECALL, "whats the problem with it").message).toMatch(/cable can overheat/);
    expect(talk(RECALL, "so is it every heater").message).toMatch(/Other heaters by Lunde are not affected/);
    expect(talk(RECALL, "ok what do i do now").message).toMatch(/asks all owners to stop using/);
    expect(talk(RECALL, "how dangerous is it").message).toMatch(/Two people were burned/);
  });
  it.each([
    ["mine is 4450", /4450 is inside the range from 4410 to 4490/],
    ["my heater has number 4500", /4500 is outside the range from 4410 to 4490/],
  ])("compares a number of one’s own: %s", (said, answer) => expect(talk(RECALL, said).message).toMatch(answer));
  it("compares no number of another length", () => expect(talk(RECALL, "mine is 44").message).not.toMatch(/(?:inside|outside) the range/));
  it("takes a suspicion for one", () => {
    expect(talk(RECALL, "they only want to sell new heaters").message).toMatch(/words don’t show a motive/);
  });
});

describe("a warning of the weather", () => {
  it("says when, how grave, how sure, and who gave it out", () => {
    expect(talk(FLOOD, "when does it start").message).toMatch(/From Tuesday 5:00/);
    expect(talk(FLOOD, "is that serious").message).toMatch(/red level/);
    expect(talk(FLOOD, "how sure are they").message).toMatch(/models differ on when/);
    expect(talk(FLOOD, "in one sentence", "who says that").message).toMatch(/Published by the state weather office/);
  });
  it("has a source", () => expect(scanOmissions(FLOOD).map(({ what }) => what)).not.toContain("A named source"));
  it("says so where a text has no word on how sure they are", () => {
    expect(talk(RECALL, "how sure are they").message).toMatch(/no sentence in it with the usual words for how sure/);
  });
});

describe("a report on a match", () => {
  it("owes no other side and no limits", () => {
    expect(scanOmissions(MATCH)).toEqual([]);
    expect(talk(MATCH, "anything missing").message).not.toMatch(/another side/);
  });
  it("knows goals and luck", () => {
    expect(talk(MATCH, "who scored for norden").message).toMatch(/Baum scored again/);
    expect(talk(MATCH, "who scored for norden").message).not.toMatch(/stay second/);
    expect(talk(MATCH, "was it luck").message).toMatch(/That was lucky/);
  });
  it("shows where it speaks of one side, and finds nothing of what it does not tell", () => {
    expect(talk(MATCH, "is this fair to elmau").message).toMatch(/Elmau led[\s\S]*None of that wording is marked/);
    expect(talk(MATCH, "the linesman was blind").message).toMatch(/I don’t find a “linesman” in the text/);
  });
});

describe("what is held against somebody, and one case", () => {
  const LETTER =
    "To the editor: The board wants to close the pool. In Farlow they did it, and three years later the gym stood empty. The chairwoman swims at home. I have run the kiosk for twenty years. Ole Brandt, Pool Lane";
  it("is told from the matter", () => expect(talk(LETTER, "she swims at home so she is a hypocrite").message).toMatch(/nothing about the question/));
  it("asks of what came later what else could show it", () => {
    const { message } = talk(LETTER, "did the gym empty because of the pool");
    expect(message).toMatch(/In Farlow they did it[\s\S]*The years before/);
  });
  it("asks of no sentence on what may come", () => {
    const text = "We stop the plan now, or the shops close. In Brill half of the shops were shut two years later. Cars may stay for now.";
    expect(talk(text, "did the shops close because of the cars").message).toMatch(/In Brill half of the shops/);
  });
  it("lets one case be one", () => {
    expect(talk("I was tired for years. Then I took the blue drops. Buy them with my code SUN.", "but he says he slept better after a week").message).toMatch(
      /That may well be\. One case can’t show how it usually goes/,
    );
  });
});
