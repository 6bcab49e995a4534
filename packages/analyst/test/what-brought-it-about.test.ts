import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

describe("a reason that stands in the sentence", () => {
  it.each([
    [
      "The owner says the ferry is slower since the new engine came. A crossing costs four euros. The ferry has one deck.",
      "why is the ferry slower",
      /“since” can give a reason, or only say when/,
    ],
    ["The shop opens later now that the baker is ill. The shop has two rooms. It opens at nine.", "and why does it open later", /“now that” can give a reason/],
    [
      "Visits to the zoo fell after the tiger died. The zoo has two lions. A ticket to the zoo costs nine euros.",
      "why did visits fall",
      /“after” can give a reason/,
    ],
    ["The choir can sing again thanks to a gift by a reader. The choir has forty members.", "how come the choir can sing again", /the reason the text gives/],
    ["The road stays shut: the bridge has cracks. The road is used by 900 cars a day.", "why does the road stay shut", /after the colon reads like the reason/],
    ["Since the well ran dry, the farm buys its water. The farm keeps goats.", "why does the farm buy its water", /“since” can give/],
  ])("is shown: %s", (text, question, head) => {
    const { message } = talk(text, question);
    expect(message).toMatch(head);
    expect(message.match(/^> “/gm)).toHaveLength(1);
  });

  it("is none where the word only says when, or what follows is a list", () => {
    expect(talk("The bakery has been shut since May. The bakery sells bread.", "why is the bakery shut").message).not.toMatch(/can give a reason/);
    expect(talk("The band played after lunch. The band has six players.", "why did the band play").message).not.toMatch(/can give a reason/);
    expect(talk("The library has these hours: ten to six on weekdays. The library is old.", "why does the library have these hours").message).not.toMatch(
      /after the colon/,
    );
    expect(talk("The hall closes not because of the roof. The hall is old.", "why does the hall close").message).not.toMatch(/the reason the text gives/);
  });

  it("is none in what somebody said, or when something is due", () => {
    expect(talk("The council decided: the bridge stays shut. The council meets on Mondays.", "why did the council decide").message).not.toMatch(
      /after the colon/,
    );
    expect(talk("The report is due to appear in May. The report has 40 pages.", "why is the report due").message).not.toMatch(/the reason the text gives/);
  });
  it("is none for what stands in the half that gives the reason", () => {
    expect(talk("The kitchen costs more since the oven broke. The oven was ten years old.", "why did the oven break").message).not.toMatch(/ties it to this/);
  });
});

describe("whether one thing brought about the other", () => {
  const text = "The minister says exports grew by 9 percent since she came into office. She wants to open two more harbors.";
  it.each(["is that because of her", "so did she do that", "is it thanks to the minister", "does the one explain the other", "is this her merit"])(
    "%s",
    (question) => {
      const { message } = talk(text, question);
      expect(message).toMatch(/what came together with what/);
      expect(message).toMatch(/exports grew/);
      expect(message).toMatch(/\*\*The years before:\*\*/);
    },
  );

  it("says what the text does not name", () => {
    expect(talk(text, "is it due to the new treaty").message).toMatch(/don’t find any form of “new” and “treaty”/);
  });

  it("leaves a text alone in which nothing moves", () => {
    expect(talk("The minister opened a harbor. She will open two more.", "did she do that").message).not.toMatch(/The years before/);
  });
});

describe("what is only planned", () => {
  const text = "The county plans 60 charging points along the coast road. Work begins in autumn. The parliament decides on it in May.";
  it.each(["how many are installed", "and are they built already", "how many points are finished now"])("%s", (question) => {
    expect(talk(text, question).message).toMatch(/still to come[\s\S]*60 charging points/);
  });

  it("is not said of a shop that will close at six", () => {
    expect(talk("The library will close at six today. It has 3,000 books.", "is the library opened").message).not.toMatch(/still to come/);
  });
  it("is not said of what is there in part", () => {
    expect(talk(`${text} Twelve have been installed.`, "how many are installed").message).not.toMatch(/still to come/);
  });
});

describe("percents of a sum", () => {
  it("are reckoned one by one, and not added", () => {
    const { message } = talk(
      "The pawnshop takes a fee of 3 percent and an interest of 12 percent a year. You get your ring back at any time.",
      "what would 200 euros cost me",
    );
    expect(message).toMatch(/3 percent of 200 is 6; 12 percent of 200 is 24/);
  });
  it("take a discount off the one price", () => {
    const text = "A jar of the cream costs 40 euros and lasts two months. With the code MAY you save 15 percent until Sunday. It smells of roses.";
    expect(talk(text, "how much is it with the code").message).toMatch(/40 minus 15 percent is 34/);
    expect(talk(`${text} A spoon costs 5 euros.`, "how much is it with the code").message).not.toMatch(/The math/);
  });
  it("are no rate where they stand for a range or a rise", () => {
    expect(talk("You save up to 30 percent on fees. The fee rose by 5 percent.", "what would 100 dollars cost me").message).not.toMatch(/The math/);
  });
});

describe("how fast, and how much rain", () => {
  const text =
    "Tonight a storm crosses the lake. The office expects gusts of 90 km/h on the shore. Up to 30 millimetres of rain may fall. Boats stay in the harbor.";
  it("finds the figure and calls a forecast one", () => {
    expect(talk(text, "how fast is the wind").message).toMatch(/90 km\/h[\s\S]*It’s a forecast/);
    expect(talk(text, "how much rain").message).toMatch(/30 millimetres[\s\S]*It’s a forecast/);
  });
});

describe("proof, love and a thing that is sold", () => {
  const letter =
    "My darling, I dream of you each night. I am a doctor on a ship and have no access to my bank account. I need 600 euros for the customs fee of the ring I sent to you. Please tell nobody about us. Forever yours, Paul";
  it("reads no heart in a letter that asks for money", () => {
    expect(talk(letter, "does he really love me").message).toMatch(/Words can’t tell you what somebody feels[\s\S]*asks for money/);
    expect(talk(letter, "is that proof").message).toMatch(/^No: anybody can write words/);
  });
  it("asks of a claim what it rests on", () => {
    expect(talk("A new lamp cut our power bill by 40 percent. It hangs in the kitchen.", "is that evidence").message).toMatch(/rests on a figure/);
  });
  it("shows what is offered where no price stands", () => {
    const text =
      "I am Maya and I coach managers who sleep badly. My clients wake up rested after ten days. Two places are free. Write me “sleep” and I will answer.";
    expect(talk(text, "what does she sell").message).toMatch(/doesn’t name a price[\s\S]*I coach managers/);
  });
  it("takes no order for what others could do", () => {
    const text = "To the editor: If we lose this market, we can all shop online now. The mayor has never sold a thing. Jan Roth, Market Square";
    expect(talk(text, "what does he want").message).not.toMatch(/asks for your money/);
  });
});
