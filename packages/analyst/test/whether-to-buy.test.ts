import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* “Should I order it?”, of a text that sells: the hurry, the conditions and what to ask, and no position. */

const MATTRESS =
  "The CloudLine mattress fits every sleeper. Order today and get two free pillows. Its cover can be washed at 60 degrees. The ten-year guarantee does not cover stains or sagging below 3 cm.";

describe("whether to buy what a text sells", () => {
  it.each(["should i order it today", "should we buy one", "would you buy it"])("shows “%s” the hurry and the conditions, and no position", (question) => {
    const { message } = talk(MATTRESS, question);
    expect(message).toContain("**What hurries you**\n\n- “Order today and get two free pillows.”");
    expect(message).toMatch(/\*\*What it takes back\*\*\n\n- “The ten-year guarantee does not cover/);
    expect(message).not.toContain("argues nothing itself");
  });
});
