import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const TEA =
  "Ginger tea helps with nausea after an operation. People who take blood thinners should ask a doctor before. For children under two it is not suitable. Of a sore throat there is no good evidence.";
const PLAN =
  "The town wants to merge the two fire stations in Alt and Berg. The plan would save 240,000 a year, the mayor says. Fire chief Ott fears that the way to the north would take nine minutes. Nineteen volunteers would have to move. The road is good.";
const MINUTES =
  "Minutes of the parents' council, 4 May\n\nPresent: 12 of 20. Chair: Ms Ober.\n\n1. Lunch. The caterer charges more. The council looks for another one. Decided with 9 to 3.\n\n2. Trip. Class 6 goes to Falk in September. Parents pay 50 in advance by 20 May.\n\n3. Toilets. The tap on the second floor still leaks. The matter was put off.\n\nNext meeting: 8 June.";

describe("who corrects what they asked", () => {
  it.each(["no i meant for nausea", "i meant nausea", "not that, nausea"])("is answered for that: %s", (question) =>
    expect(talk(TEA, "does it help with a sore throat", question).message).toContain("> “Ginger tea helps with nausea"),
  );
  it.each(["no thanks", "i meant it", "no, not now"])("but is no such correction: %s", (words) =>
    expect(talk(TEA, "does it help with a sore throat", words).message).not.toContain("> “"),
  );
});

describe("who was not there", () => {
  it.each(["i was on holiday what did i miss", "couldn't make it, anything important?", "i was sick", "can you fill me in?"])(
    "gets what was decided, what is to be done, and what is open: %s",
    (question) =>
      expect(talk(MINUTES, question).message).toMatch(
        /Decided[\s\S]*looks for another one. Decided with 9 to 3[\s\S]*To do, or due by a date[\s\S]*50 in advance[\s\S]*Open[\s\S]*put off/,
      ),
  );
});

describe("whom it concerns", () => {
  it.each(["who would be hit", "who loses by it", "who is affected most"])("is read from what would come to people: %s", (question) => {
    const { message } = talk(PLAN, question);
    expect(message).toContain("Nineteen volunteers would have to move");
    expect(message).not.toContain("The road is good");
  });
});

describe("a slogan without capital or end mark", () => {
  it.each([
    "no farmers no food no future",
    "your body your choice",
    "less tax more freedom",
    "stop the boats",
    "nothing beats a good steak",
    "big pharma wants you sick",
  ])("is read as a text: %s", (slogan) => expect(talk(slogan).intent).toBe("analyse-text"));
  it.each([
    "no thanks not now",
    "save as pdf",
    "only one more question",
    "make it short",
    "stop it please",
    "recipe for pancakes",
    "love this tool",
    "say something nice",
  ])("what somebody types to the tool is none: %s", (words) => expect(talk(words).intent).not.toBe("analyse-text"));
});

describe("what was shown", () => {
  it("is asked for by its place", () => {
    const plan = "I make you two promises. First: the pool stays open. Second: the bus to Falk runs until midnight, with 3 more drivers.";
    expect(talk(plan, "what does he promise", "and the second one?").message).toMatch(/^> “Second: the bus/);
  });
  it("of a chat begins and ends with its voices", () =>
    expect(
      talk(
        "Ola: Did you hear that the pool closes?\nMika: My aunt says so, she works there.\nRune: The pool stays open, I asked.\nOla: Good.",
        "whats it about",
      ).message,
    ).toMatch(/3 people speak[\s\S]*\*\*Ola\*\*: “Did you hear[\s\S]*It ends with this[\s\S]*\*\*Ola\*\*: “Good/));
  it("of a rumor is asked for its source before its exclamation marks", () =>
    expect(
      talk(
        "The new bridge swings more than the one in Falk did, and forty cars were damaged there last spring. The newspapers did not write a word. My cousin works at the town hall. I am no pessimist, but this comes from a really reliable source, and everybody should hear of it.",
        "is this true",
      ).message,
    ).toMatch(/It takes silence as a sign[\s\S]*You can’t ask a source without a name/));
});

it("a code that was given away is the bank’s first, and then a sign-in’s", () => {
  const parcel = "Your parcel is on hold. Pay the customs fee of 1.99 EUR within 12 hours: http://parcel-pay.example";
  expect(talk(parcel, "i paid it already", "and i gave him the code").message).toMatch(/approve a payment[\s\S]*card blocked[\s\S]*new password/);
});
