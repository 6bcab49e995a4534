import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** An answer of an assistant, brought to be weighed: what to ask it next, and whether one may agree with a text. */
const SLEEP =
  "Yes, valerian is clinically proven to cure insomnia. Studies show that 83.6% of people sleep better within 4 days. Most doctors recommend two cups before bed, and there are no side effects.";
const PLAIN = "The bakery on Mill Lane opens at seven.";
const RULES =
  "From Monday no dog may run free in Aldous Park. Towns that did this saw bites fall by 31%, so the rule works. Owners who object think of their own comfort. We thank all who support us.";
const SCAM = "Your parcel is held. Pay the fee of 1.99 within 24 hours at parcel-release.info or it goes back.";

describe("how to ask an assistant again", () => {
  it.each([
    "How should I ask it again so that I get a better answer?",
    "what should I ask the AI instead",
    "write me a better prompt",
    "how do I get a straight answer from it",
    "what's a good follow-up question for chatgpt",
    "what should I have written instead?",
    "how could I test the assistant",
    "question it something that shows whether it knows",
  ])("is told by what its answer goes without: %s", (request) => {
    const { message, intent } = talk(SLEEP, request);
    expect(intent).toBe("questions");
    expect(message).toMatch(/You write “Studies show”\. Which study[\s\S]*Say where you don’t know/);
    expect(message).toContain("/educate/become-ai-aware");
  });
  it.each(["How do I ask an AI better?", "how do I get better answers from chatgpt?"])("is told in general where no answer is at hand: %s", (request) => {
    const { message } = talk(request);
    expect(message).toContain("What makes an answer easier to check");
    expect(message).not.toContain("You write");
  });
  it("is told in general where the answer goes without nothing", () =>
    expect(talk(PLAIN, "write me a better prompt").message).toContain("What makes an answer easier to check"));
});

describe("what somebody was told", () => {
  it.each([`Can I trust this? An assistant told me: "${SLEEP}"`, `Is this true? My neighbor wrote: “${SLEEP}”`])(
    "is the text, and nothing that it quotes: %s",
    (message) => {
      const said = talk(message).message;
      expect(said).toContain("“Studies show”");
      expect(said).not.toContain("The text quotes these words");
    },
  );
  it("is quoted where a report tells of it", () =>
    expect(talk(`Is this true? The minister told the press: "${SLEEP}" The press laughed.`).message).toContain("The text quotes these words"));
});

describe("a view that is shared", () => {
  it.each([
    "I agree with it",
    "I kind of agree with the rule",
    "but it makes sense",
    "Isn't it reasonable though?",
    "sounds reasonable to me",
    "I think they are right",
    "is it ok to agree with it",
    "Am I wrong to support this?",
  ])("may be held, and is tried on a reason of the text: %s", (request) => {
    const { message } = talk(RULES, request);
    expect(message).toMatch(/That’s up to you, and you may be right[\s\S]*against\?\*\* Try it on this: “/);
  });
  it.each(["sounds reasonable to me", "I agree with it"])("is not encouraged where the text wants money by tonight: %s", (request) =>
    expect(talk(SCAM, request).message).not.toContain("That’s up to you, and"),
  );
  it.each(["does it make sense?", "Who agrees with it?", "Do you agree with it?"])("is not what this asks: %s", (request) =>
    expect(talk(RULES, request).message).not.toContain("That’s up to you, and"),
  );
});

describe("what would have come anyway", () => {
  it.each(["Would the bites have fallen anyway?", "would they have fallen without the rule?", "could it be something else that made the bites fall?"])(
    "is a question for a place without the change: %s",
    (request) => {
      const { message } = talk(RULES, request);
      expect(message).toMatch(/bites fall by 31%[\s\S]*Something else that changed/);
      expect(message.includes("It would have happened anyway")).toBe(!request.startsWith("could"));
    },
  );
});

describe("a score", () => {
  it.each(["give it a score out of 10", "how many stars would you give it", "on a scale of 1 to 10 how bad is it"])("is not given: %s", (request) =>
    expect(talk(RULES, request).message).toMatch(/^A grade from me would look more exact than it is/),
  );
});
