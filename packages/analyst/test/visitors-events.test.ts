import { describe, expect, it } from "vitest";
import { whatHappened } from "../src/agent/request/event.ts";
import { talk } from "./talk.ts";

/** What people tell after a message that wants money or a password: who did what. */
const PHISH =
  "Your PayPal account has been limited due to unusual activity. Please confirm your details within 24 hours at paypal-secure.example or your account will be suspended.";
const LOVE =
  "Hello dear, I am an engineer on an oil platform and my heart is yours. My account is frozen until I am on land. Please can you buy two Steam gift cards and send me the codes? Please do not tell your family yet.";
const NEWS = "The council bought new buses on Monday. They cost 2 million euros, and the mayor says that they run without noise.";

describe("what was lost or given", () => {
  it.each([
    "i put my pasword in",
    "i logged in",
    "i lost 500",
    "they got 900 from me",
    "my money is gone",
    "theres 300 missing from my account",
    "they took 400 out of my account",
    "I've clicked the link",
    "i transfered 200 alredy",
    "oh no i entered everything",
    "logged in already",
    "my mum typed her pin",
    "they have my passport number",
    "my husband opened the link and now the phone is slow",
    "i gave them the code, what now",
    "a man had access to my computer",
    "he was inside my pc for an hour",
  ])("gets what to do first: %s", (told) => expect(talk(PHISH, told).message).toMatch(/^Then be quick/));
  it.each(["my money is gone", "someone took 400 from my account", "i got scammed", "theres 300 missing from my account", "they emptied my account"])(
    "needs no text where the words say it: %s",
    (told) => {
      expect(talk(told).message).toContain("Then be quick");
      expect(talk(NEWS, told).message).toMatch(/^Then be quick/);
    },
  );
  it.each(["i sent it to my sister", "we lost 500 jobs", "they took our jobs", "i paid the bus", "he used my bike", "i lost my keys"])(
    "and is no loss without a message that wants it: %s",
    (told) => expect(talk(NEWS, told).message).not.toContain("Then be quick"),
  );
  it.each(["clicked but i didnt enter anything", "i didnt pay", "I opened it but never typed my pin"])("is little where nothing was given: %s", (told) =>
    expect(talk(PHISH, told).message).toMatch(/not much can have happened/),
  );
});

describe("what they did", () => {
  it.each([
    "she sent me a copy of her passport",
    "they paid me 50 euros",
    "she gave me her number",
    "he paid me back 20 already",
    "i got a call from them too",
  ])("is no loss of ours: %s", (told) => expect(talk(LOVE, told).message).toMatch(/^That may be copied or borrowed/));
  it.each(["he needs 2000 for the customs", "he wants 300 more", "now she is asking for another card", "they keep asking for money"])(
    "wants more, and that can wait: %s",
    (told) => expect(talk(LOVE, told).message).toMatch(/^Then hold off/),
  );
  it("after a payment of ours comes second", () =>
    expect(talk(LOVE, "i sent him 500 last week and now he wants 2000 more for the customs").message).toMatch(/^Then be quick/));
  it("is no quarrel about who is right", () => {
    const { message } = talk(LOVE, "he calls me mum tho");
    expect(message).toContain("fit a fake message as well");
    expect(message).not.toContain("defend themselves");
  });
});

describe("what else is told of oneself", () => {
  it.each(["i have a paypal account", "i am 78 years old", "i dont have paypal", "i was about to click", "my daughter found it strange"])(
    "is asked after, beside a possible scam: %s",
    (told) => expect(talk(PHISH, told).message).toMatch(/was something paid, typed in, installed/),
  );
  it.each(["i told my bank", "i called the police", "I already asked my son"])("was a good step: %s", (told) =>
    expect(talk(PHISH, told).message).toMatch(/^That’s a good step/),
  );
  it.each(["what if i clicked", "did i lose my money"])("is only supposed: %s", (told) =>
    expect(talk(PHISH, told).message).toMatch(/By a click or an answer alone/),
  );
  it.each(["did you send it?", "what did i send", "should i pay them", "how do i know they paid", "if i paid them what happens"])(
    "has not happened: %s",
    (told) => expect(whatHappened(told)).toBeNull(),
  );
});
