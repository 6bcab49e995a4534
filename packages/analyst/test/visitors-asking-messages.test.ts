import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** Messages that ask their own reader something: a question in the middle of one is no request to the analyst. */
const MUM =
  "Hi mum, I dropped my phone in the toilet, this is my new number. Can you help me with something? I have to pay an invoice of 1.850 euros today and my banking app is not on this phone yet.";
const GRANDMA = "Hi grandma its me, I had an accident. Can you help me? I need 3000 euros for the lawyer, dont tell mum";
const WALLET =
  "Hello, I hope you get this. I lost my wallet in London and my flight leaves tonight. Could you help me with 900 pounds? You can send it by Western Union, I will pay you back on Monday.";
const BOSS =
  "Hey! Do you have a minute? I'm stuck in a meeting and I need you to buy five Amazon gift cards for a client. Send me the codes, I will pay you back tonight.";

describe("a question in the middle of a message", () => {
  it.each([MUM, GRANDMA, WALLET])("leaves it whole, and its signs with it: %s", (message) => {
    expect(talk(message).message).toContain("What it has in common with many scams:");
    const { intent, message: said } = talk(message, "is it a scam");
    expect(intent).toBe("scam");
    expect(said).not.toContain("One of the usual signs");
  });
  it.each([
    [MUM, "a link or a number of its own; and it says why you can’t reach the sender"],
    [GRANDMA, "asks you to keep it to yourself; and it tells of an emergency"],
    [WALLET, "it tells of an emergency"],
    [BOSS, "It asks for money"],
  ])("shows the signs on both sides of it: %s", (message, part) => expect(talk(message, "is this a scam?").message).toContain(part));
  it("is no request at its end either, where only a person could grant it", () =>
    expect(talk("Hi love, I lost my purse in Rome and the hotel wants its money. Can you transfer 200 euros today?", "recap").message).toContain(
      "Can you transfer 200",
    ));
  it.each([
    "I had an accident with the car on Monday, so I am late with the report. Anna has the keys.",
    "We need 20 euros for the class trip by Friday. Ms. Adler",
  ])("and an honest one is no scam: %s", (message) => expect(talk(message).message).not.toMatch(/scam/));
});

describe("a message typed in small letters", () => {
  it.each([
    [
      "hey dad my phone broke so im texting from a friends. can u do me a favor? need 950 sent to my landlord today or im out, will explain later",
      "asks for money",
    ],
    [
      "You have been selected as a mystery shopper. Do you have 2 hours a week? We send you a check for $2,400, you keep $300 and wire the rest.",
      "promises a lot",
    ],
  ])("shows its signs as well: %s", (message, sign) => expect(talk(message, "is this legit").message.toLowerCase()).toContain(sign));
  it.each(["We need 300 volunteers for the festival today. Send your name to Ms. Park.", "i need 20 chairs for the party on Friday. can you help me? Anna"])(
    "and an honest one has none: %s",
    (message) => expect(talk(message, "is this legit").message).toContain("none of the usual signs"),
  );
});

describe("a message that threatens to show something", () => {
  const VIDEO = "we need to talk. i know what you did and if you dont pay 500 in bitcoin i send the video to all your contacts";
  it("is no chain letter, and gets advice of its own", () => {
    expect(talk(VIDEO).message).not.toContain("chain letters");
    expect(talk(VIDEO, "is it a scam").message).toMatch(/threatens to show you to others[\s\S]*Don’t pay, and don’t answer/);
    expect(talk(VIDEO, "i paid").message).toMatch(/^Then be quick/);
  });
  it("is not seen where nobody threatens", () =>
    expect(talk("If you like, we share the photos of the trip with your friends on Monday.", "is it a scam").message).not.toContain("threatens"));
});

describe("a question in front of a text", () => {
  const CLAIM = "Everyone knows that garlic water cures arthritis in nine days and doctors hide it.";
  it.each([
    "Is this true?",
    "My sister forwarded me this. Is it true?",
    "What do you think about this?",
    "Can you help me with this?",
    "Any manipulation here?",
  ])("is the visitor’s where it points at it: %s", (question) => {
    expect(talk(`${question} ${CLAIM}`, "recap").message).toContain("The text at hand: “Everyone knows that garlic");
    expect(talk(`${question} ${CLAIM}`).intent).not.toBe("capabilities");
  });
  it.each(["Can you help me?", "please help", "can you help me understand this article?"])("and alone it gets what can be asked: %s", (question) =>
    expect(talk(question)).toMatchObject({ intent: "capabilities", failure: null }),
  );
});
