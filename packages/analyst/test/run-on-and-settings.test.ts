import { describe, expect, it } from "vitest";
import { plainWords } from "../src/agent/request/plain-words.ts";
import { talk } from "./talk.ts";

describe("a question behind what is told, without a comma", () => {
  it.each([
    ["it rained can i get a refund", "it rained, can i get a refund?"],
    ["my son is 15 can he vote", "my son is 15, can he vote?"],
    ["we have 3 dogs on the lease what happens", "we have 3 dogs on the lease, what happens?"],
    ["i know what i can do", "i know what i can do"],
    ["they told me how it is", "they told me how it is"],
    ["i paid and so did she", "i paid and so did she"],
    ["he always does this", "he always does this"],
  ])("%s", (typed, plain) => expect(plainWords(typed)).toBe(plain));

  const TERMS =
    "4. Weather\n(1) If a concert has to be stopped because of rainstorms, visitors receive a voucher for the ticket. Later there is no claim.\n(2) Booking fees stay with the organiser.\n(3) Bags may be searched at the gate.";
  it("is looked up in the text", () => {
    const { message } = talk(TERMS, "it was a rainstorm do i get a voucher");
    expect(message).toContain("because of rainstorms, visitors receive a voucher");
    expect(message).not.toContain("Understood.");
  });
});

describe("small words at the end", () => {
  it.each([
    ["why tho", "why"],
    ["is it real lol", "is it real"],
    ["who is the man?", "who is the man?"],
    ["we met there though", "we met there though"],
  ])("%s", (typed, plain) => expect(plainWords(typed)).toBe(plain));
});

describe("a question in front of a shout of few words", () => {
  it.each(["Is this manipulative? Only 2 seats left!", "is that true? Last chance!"])("has it for its text: %s", (message) =>
    expect(talk(message).message).not.toContain("Which text is this about?"),
  );
  it("but not where the words are said to the analyst", () => expect(talk("Is this manipulative? Thanks a lot!").message).not.toContain("“Thanks a lot"));
});

describe("a setting of the handshake", () => {
  it.each([
    ["What does min_confidence mean?", "the bar for a mark"],
    ["what is the citation policy", "“force” always"],
    ["what does stakes mean", "how much depends on being right"],
    ["what is a reflex profile", "announced first"],
    ["whats omission_scan", "what a text leaves out"],
    ["what does the cooldown do?", "It’s a pause"],
    ["what does codex_version mean", "which edition"],
    ["what does mode do", "how much is said"],
  ])("is told by what it does: %s", (question, part) => expect(talk(question).message).toContain(part));
  it("but what is at stake in a text is asked of the text", () => {
    const TEXT = "The stakes are high, says the mayor: without the bridge 400 people lose their way to work, and the school its bus.";
    expect(talk(TEXT, "what are the stakes").message).not.toContain("how much depends on being right");
  });
});

describe("what somebody may eat or take", () => {
  const RICE = "Cooked rice keeps for two days in the fridge. At room temperature it should not stand for more than one hour.";
  it.each(["can i leave it out for one hour then", "is it safe at room temperature?"])("is answered with the text, and with who knows: %s", (question) => {
    const { message } = talk(RICE, question);
    expect(message).toContain("room temperature");
    expect(message).toContain("a doctor, a pharmacist, or the food safety office if it’s about food");
  });
  it("while a detail of it is answered alone", () => expect(talk(RICE, "how long does it keep in the fridge").message).not.toContain("pharmacist"));
});

it("an answer from the text does not close with what it can't say", () =>
  expect(talk("Our choir meets in the red hall. It sings old songs of the coast.", "where does the choir meet").message).not.toMatch(/I can’t say more/));
