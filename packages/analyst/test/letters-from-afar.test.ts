import { describe, expect, it } from "vitest";
import { isAlarming, looksLikeScam } from "../src/agent/danger/scam-signs.ts";
import { talk } from "./talk.ts";

const LETTERS = [
  "My darling, I dream of you each night. I am a doctor on a ship and have no access to my bank account. I need 600 euros for the customs fee of the ring I sent to you. Please tell nobody about us. Forever yours, Paul",
  "Good evening my love. The camp has frozen my card and I cannot use my bank here. Please send 900 dollars so that I can fly to you. Tell no one, they would not understand us. Your Steven",
];

describe("love letters from somebody nobody has met", () => {
  it.each(LETTERS)("are known for what they want: %s", (letter) => {
    expect(looksLikeScam(letter)).toBe(true);
    expect(isAlarming(letter)).toBe(true);
    expect(talk(letter).message).toMatch(/in common with many scams/);
    expect(talk(letter, "does he love me").message).toMatch(/Someone who loves you can wait/);
  });

  it.each([
    "I have no access to my bank account in the app since the update. The branch says it will work again on Monday.",
    "She tells nobody how old she is. The party costs 20 euros for each of us.",
    "I am a cook on a ship and love the sea. In May I come home, and we can paint the kitchen.",
  ])("are not what this is: %s", (letter) => expect(looksLikeScam(letter)).toBe(false));
});
