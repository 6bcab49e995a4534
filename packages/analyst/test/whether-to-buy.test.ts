import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* “Should I order it?”, of a text that sells: the hurry, the conditions and what to ask, and no position. */

const MATTRESS =
  "The CloudLine mattress fits every sleeper. Order today and get two free pillows. Its cover can be washed at 60 degrees. The ten-year guarantee does not cover stains or sagging below 3 cm.";

describe("whether to buy what a text sells", () => {
  it("knows a subscription that begins for nothing", () => {
    const text =
      "StepUp is the best coach for runners. The first 14 days are free. Then it costs 6 pounds a month and renews automatically. Your plan adapts every week.";
    expect(talk(text, "should i get it").message).toMatch(/\*\*What it takes back\*\*\n\n- “Then it costs 6 pounds a month and renews/);
  });

  it.each(["should i order it today", "should we buy one", "would you buy it"])("shows “%s” the hurry and the conditions, and no position", (question) => {
    const { message } = talk(MATTRESS, question);
    expect(message).toContain("**What rushes you**\n\n- “Order today and get two free pillows.”");
    expect(message).toMatch(/\*\*What it takes back\*\*\n\n- “The ten-year guarantee does not cover/);
    expect(message).not.toContain("doesn’t argue for anything");
  });
});
