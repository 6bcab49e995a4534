import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Words of swindlers that honest people use otherwise. */

const HOMILY =
  "Friends, ours is an age of hurry. A widow gave two coins, and nobody saw it. I do not say this to scold you. Ask yourselves whom you passed on the way here, and go back.";
const WATER =
  "Your new rate for water starts on 1 April. We will collect €38 a month instead of €33. To change that, log in to your account or call the number on your bill. An exit fee of €20 applies.";
const FALSE_BANK = "Your card was blocked. Log in to your account at once under card-check.example, a fee of €20 is due, or call this number.";

describe("a text that is no swindler’s", () => {
  it("is not told to press and to hush, where somebody preaches", () =>
    expect(talk(HOMILY, "is he trying to make me feel bad").message).not.toMatch(/rushes you|keep it to yourself/));
  it("is not told to ask for a password, where a bill names the ways that one knows", () => {
    expect(talk(WATER, "is this a scam").message).not.toMatch(/it asks for a password|asks for money/);
    expect(talk(WATER, "what do i need to do").message).not.toContain("don’t do anything it says");
  });
  it("is not told to ask for money, where a reviewer tells what they pay", () =>
    expect(
      talk("I still pay €4 a month for this diary app. It crashes since the update. Two stars until they fix the login.", "whats wrong with it").message,
    ).not.toMatch(/asks for/i));
});

it("still hears the false bank", () => expect(talk(FALSE_BANK, "is this a scam").message).toMatch(/asks for a password/));
