import { describe, expect, it } from "vitest";
import { isInText } from "@candor/analyst";
import { growth, MOST_GROWTH } from "../../../test-support/growth.ts";

const AT = "https://a.example/dam";

describe("an address in a text that is passed on", () => {
  it.each([
    `Your parcel could not be delivered. Pay the customs fee within 24 hours at ${AT} or it will be returned.`,
    `Check your account now at ${AT} or lose access today.`,
    `Your mailbox is full. Verify your password at ${AT} within one day.`,
    `Everyone knows the vaccine is poison, see ${AT}. Share before they delete it!`,
    `Experts agree that coffee cures cancer (${AT}).`,
    `Is this message real? Your parcel is held, pay the fee at ${AT} today.`,
    `Mom, I lost my phone. This is my new number, write me on ${AT} quickly please.`,
    `Everyone knows that the dam is safe, see ${AT}. Is that true?`,
    `The dam has held for eighty years. More about it stands at ${AT} and in the library.`,
    `You have won a voucher for 500 dollars, claim it here: ${AT}`,
  ])("is not asked for: %s", (message) => expect(isInText(message, AT)).toBe(true));

  it.each([
    AT,
    `Read ${AT} please.`,
    `Read ${AT} and tell me whether the writer is honest, as far as one can see.`,
    `Look at this: ${AT}`,
    `What do you think of ${AT} ?`,
    `Is ${AT} fair to the people of the town and to those who live below the dam?`,
    `Here is the article ${AT}`,
    `The article that I mean is at ${AT}, from the local paper of last week.`,
    `The article is at ${AT}.`,
    `My aunt shared ${AT} on the family chat today. Should I believe it?`,
    `I found this yesterday: ${AT}`,
    `I want to know your opinion on ${AT} before I share it with the others.`,
    `What is wrong with it? ${AT}`,
    `Thoughts? ${AT}`,
    `Can you read ${AT} and tell me whether the writer is honest about the dam?`,
    `What do you have to say about ${AT} and the way in which it counts?`,
    `${AT} what are the main claims?`,
    `${AT} thoughts`,
    `Please summarize ${AT} for me. I have no time today, and the meeting is at noon.`,
    `Compare ${AT} and https://a.example/other`,
    `Give me your view of ${AT} and of the way in which it speaks of the mayor.`,
  ])("is asked for: %s", (message) => expect(isInText(message, AT)).toBe(false));

  it.each(["(", ". ", "your ", "you have ", "? "])("is told in one pass, however many of %j stand around it", (marks) =>
    expect(growth((chars) => isInText(`The dam ${marks.repeat(chars / marks.length)} is safe, see ${AT} for it.`, AT), 20_000)).toBeLessThan(MOST_GROWTH),
  );
});
