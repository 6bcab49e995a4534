import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel } from "../src/index.ts";
import { talk } from "./talk.ts";

/* Of minutes, a lost pet, an obituary, a horoscope, an assistant’s answer and a landlord’s letter. */

const MINUTES = `Minutes of the allotment club, 8 May

Present: 21 of 34 members. Chair: Ms Adeyemi. The well: a new pump costs 640 euros. Vote on the pump: 17 in favor, 4 against. Several members complained about the compost. Next meeting: 12 June at the hut.`;
const DOG =
  "FOUND: small black dog with a white chest, wears a red collar. Found near the mill on Sunday. He is friendly but tired. If you know him, please call Ida on 555 0177. Please do not come to the door without calling.";
const STARS = `Your week, Pisces

Venus moves through your house of friends, and an unexpected letter may reach you. Deep down you long for more quiet than you admit. Someone from your past could return on Thursday. Avoid long journeys at the weekend. Your lucky number is 4. A full reading costs 1.50 euros a minute.`;
const BOT =
  "Yes, you can store potatoes forever. A study from 1988 found that 100% of all potatoes last for ten years. You do not need to ask a doctor if they have turned green. Researchers proved that green potatoes have three times as many vitamins.";
const RENT =
  "Dear tenants, from 1 May we renew the roof. After the works the rent goes up by 40 euros a month. Whoever refuses to sign the enclosed agreement must expect a termination. Kind regards, R. Stahl";
const BAKER =
  "Tom Reyes, who ran the bakery for 40 years, died on 2 March. He was 78. Not everyone loved his early hours, but his bread was popular far beyond the street. He is survived by his wife. The funeral is on 9 March.";

describe("a question that the text answers in other words", () => {
  it.each([
    [MINUTES, "how many members were there", "Present: 21 of 34 members."],
    [MINUTES, "how many people came", "Present: 21 of 34 members."],
    [MINUTES, "did the pump go through", "17 in favor, 4 against"],
    [MINUTES, "who was against", "17 in favor, 4 against"],
    [DOG, "what does he look like", "small black dog with a white chest"],
    [DOG, "in one sentence what should i do", "call Ida on 555 0177"],
    [DOG, "what can i do", "If you know him, please call Ida"],
    [STARS, "should i avoid journeys then", "The text tells you to:"],
    [STARS, "how much would 30 minutes cost", "30 times 1.50 euros is 45 euros."],
    [BOT, "do i need to see a doctor", "You do not need to ask a doctor"],
    [BOT, "so is all of it wrong", "one doesn’t follow from the other"],
    [RENT, "how much more is it a year", "40 euros a month, 12 times, is 480 euros a year."],
    [RENT, "are they threatening us", "must expect a termination"],
    [BAKER, "did people like him", "his bread was popular"],
  ])("%#", (text, question, place) => expect(talk(text, question).message).toContain(place));
  it.each([
    [MINUTES, "who was against", "complained about the compost"],
    [MINUTES, "did the pump go through", "I don’t look anything up"],
    [STARS, "should i avoid journeys then", "The position"],
    [RENT, "what do they want from me", "collects names"],
    [BAKER, "can i trust it", "Find who publishes"],
    [DOG, "in one sentence what should i do", "Nobody in it asks"],
  ])("and says nothing besides that is not so: %#", (text, question, wrong) => expect(talk(text, question).message).not.toContain(wrong));
});

describe("a horoscope", () => {
  it.each(["is it true", "but it describes me so well", "whats the trick", "how can it know that", "can i trust it"])("fits, and why: %s", (asked) => {
    const { message } = talk(STARS, asked);
    expect(message).toContain("Sentences like these fit nearly everybody");
    expect(message).toContain("Someone from your past could return");
    expect(talk(STARS, asked, "but it came true for my brother").message).toContain("Then it was right once.");
  });
  it("goes on from an answer as conversations that were kept have it", () => {
    const before = "Such sentences hold for nearly everybody, or leave open who and when, so they can hardly turn out false.";
    const history = [
      { role: "user" as const, text: STARS },
      { role: "assistant" as const, text: before },
    ];
    const question = "but it came true for my brother";
    const { message } = answerWithoutModel({ question, history, article: null, handshake: resolveHandshake({}) });
    expect(message).toContain("Then it was right once.");
  });
  it("while a weather report on the moon is none", () =>
    expect(talk("The new moon is on Thursday. You can see Mars in the evening if the sky is clear.", "is it true").message).not.toContain("nearly everybody"));
});

it("why a message shows no sign of a scam", () =>
  expect(talk(DOG, "is this a scam", "why not").message).toContain("a scam has to get something from you soon"));
