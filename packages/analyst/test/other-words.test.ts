import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const CAMP =
  "Letter to all families of the summer camp at Lake Ervin\n\nThe camp begins on 3 July. Bathing in the lake is only permitted when a lifeguard is on duty. Alcohol is not tolerated on the whole site.\n\nChildren from 8 to 12 years sleep in the huts, those over 12 in tents. Medication has to be handed in at the office. Families that do not send the health form by 20 June lose their place.\n\nOn 14 July there is a parents’ day with a barbecue. Whoever cannot come may visit on the following Sunday. Dates and changes are sent by the camp app; a paper plan hangs at the gate.";
const NOTE =
  "A note to the whole staff\n\nTo stay strong we will bring our two warehouses together in Rendal. In Ostby 38 positions will be affected. The works council was told on Friday. Sales went up by 9 percent last year.";

describe("what a text says in other words", () => {
  it.each([
    [CAMP, "can we swim there", "Bathing in the lake"],
    [CAMP, "is beer ok?", "Alcohol is not tolerated"],
    [CAMP, "what about pills", "Medication has to be handed in"],
    [NOTE, "are people getting fired", "38 positions will be affected"],
    [NOTE, "did sales rise", "Sales went up by 9 percent"],
  ])("is found: %.20s %s", (text, question, part) => expect(talk(text, question).message).toContain(part));
  it("is called near where the word stands nowhere, and not taken for it", () => {
    const { message } = talk(CAMP, "is beer ok?");
    expect(message).toContain("doesn’t name “beer”");
    expect(talk(CAMP, "what about pills").message).not.toContain("doesn’t name");
  });
  it("keeps a thing apart that only sounds alike", () => expect(talk(NOTE, "is there a fire").message).not.toContain("38 positions"));
  it("puts a word that stands once before one that stands everywhere", () => {
    const text =
      "The pool sells tickets for a day, a month and a year. Day tickets cost 6 euros now. Tickets for children cost 3 euros. Family tickets cost 14 euros. The yearly pass stays at 180 euros, as tickets do not.";
    expect(talk(text, "what is the yearly ticket").message).toMatch(/> “The yearly pass stays at 180 euros/);
  });
  it("gives nobody two reports for the detail of a letter", () =>
    expect(talk(`Dear families,\n\n${CAMP}\n\nKind regards\nRuth Amar`, "when does the camp begin").message).not.toMatch(/two reports|statistics office/));
});

describe("a question that the text asks itself", () => {
  const FAQ =
    "Roadworks in Hill Lane\n\nWhy is the road being dug up?\n\nThe gas pipe below it dates from 1961 and leaks in two places. It has to be renewed before the winter.\n\nWhere can I park? Behind the school, free of charge.";
  it.each([
    ["why do they dig up the road", "The gas pipe below it dates from 1961"],
    ["where can i park", "Behind the school"],
  ])("is shown with what stands behind it: %s", (question, part) => expect(talk(FAQ, question).message).toContain(part));
  it("in a chat with the line of whoever answers", () => {
    const chat = "Ida: Which bus goes to the hall? The 4 or the 14?\nNoor: The 14, from stop C.\nIda: Thanks!\nPer: I come by car.";
    expect(talk(chat, "which bus is it").message).toContain("The 14, from stop C");
  });
});

describe("what somebody tells of themselves", () => {
  it.each([
    ["i cant come on the 14th", "may visit on the following Sunday"],
    ["i dont have a smartphone", "a paper plan hangs at the gate"],
    ["my daughter is 9", "Children from 8 to 12 years sleep in the huts"],
    ["we didn't send the form", "lose their place"],
  ])("gets the sentence that touches on it: %s", (remark, part) => expect(talk(CAMP, remark).message).toContain(part));
  it("is asked behind a question, too", () =>
    expect(
      talk("I bought the Norra fan in June. It is quiet. On carpets it tips over, so I gave mine to my son.", "should i get it, i have carpets").message,
    ).toContain("On carpets it tips over"));
  it.each(["i took four", "my son swallowed the whole box"])("comes before all reading where it is too much of a medicine: %s", (remark) => {
    const leaflet =
      "Patient information: Dormiva 5 mg tablets. Take one tablet in the evening. Do not take a double dose if you forgot one. Side effects: headache, dry mouth. If you took too many, call a doctor. Ask your pharmacist.";
    expect(talk(leaflet, remark).message).toMatch(/^If that’s more than the leaflet allows, please call poison control/);
    expect(talk("We walked to the mill and ate there. The soup was good.", "i took four").message).not.toContain("poison control");
  });
  it("is no loss where only a name or a number is known to a swindler", () => {
    const { message } = talk(
      "Your parcel is on hold. Pay the customs fee of 1.99 EUR within 12 hours: http://parcel-pay.example",
      "but they know my name and my number",
    );
    expect(message).toContain("proves less than it seems to");
  });
});
