import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people tell who have no text to paste: a call, or what an assistant said to them. An answer about their own wording would be the wrong one. */
describe("a caller who is after something", () => {
  it.each([
    "someone called and said he is from microsoft",
    "a man on the phone says my computer has a virus, what should i do",
    "My bank called me and wants a code. Is that real?",
    "they keep calling my mother about her savings",
    "is it a scam when they ask me to pay with apple gift cards",
    "Somebody phoned to say my grandson had an accident and needs bail money",
  ])("gets what to do, whoever it was: %s", (told) => expect(talk(told).message).toMatch(/Who it was I can’t tell[\s\S]*Hang up/));
  it.each([
    "My mother called about dinner on Sunday.",
    "The police called the driver a hero.",
    "They called the bank a casino.",
    "I called my bank about the new card.",
    "The teacher was on the phone when the bus came.",
    "For her birthday I bought two gift cards.",
  ])("is not seen in an ordinary sentence: %s", (told) => expect(talk(told).message).not.toContain("Hang up"));
  it("is second where something was given already", () =>
    expect(talk("a man called from microsoft and I gave my card number, help").message).toMatch(/Then be quick/));
});

describe("what an assistant told", () => {
  it.each([
    "ChatGPT told me that I can deduct my glasses. Is that right?",
    "My phone's AI says the pension deadline is 30 November. Can I believe it?",
    "Copilot said that the train goes at 8:15. true?",
    "The AI gave me three sources. Are they real?",
    "The chatbot of my bank told me I need no code. Is that true?",
    "ChatGPT said the pension deadline is 30 November. It sounded very sure. Can I believe it?",
  ])("is weighed as its answer, and not as the visitor’s wording: %s", (told) => {
    const { message } = talk(told);
    expect(message).toMatch(/its tone tells nothing[\s\S]*Ask once more in a new chat[\s\S]*Become AI Aware/);
    expect(message).not.toMatch(/patterns|pharmac/);
  });
  it("goes to the pharmacist first where it is about medicine", () =>
    expect(talk("An assistant told me I can take ibuprofen with my blood pressure pills, it said it was completely safe. Can I trust it?").message).toMatch(
      /First of all:\*\* with medicine, ask a pharmacist[\s\S]*its tone tells nothing/,
    ));
  it.each([
    "The assistant told the board that sales fell. They did not ask why.",
    "My assistant wrote this: Everyone knows that the plan works. Is it fair?",
    "Is the AI in this article real?",
  ])("is not seen elsewhere: %s", (told) => expect(talk(told).message).not.toContain("its tone tells nothing"));
});

it("“How do I know if an email is real?” asks for the signs of a swindle, not of false news", () => {
  for (const asked of ["How do I know if an email is real?", "how can I spot a fake text message"])
    expect(talk(asked).message).toMatch(/Signs that are common in scams:[\s\S]*reach the sender in a way you already know/);
});

it("a prize is nothing that one buys", () => {
  const { message } = talk("you won 500 gems for your game, click here gems-free.example fast before it expires");
  expect(message).toContain("Before you pay, click or reply");
  expect(message).not.toContain("Before you buy");
});
