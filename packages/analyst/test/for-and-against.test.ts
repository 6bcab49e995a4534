import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A report with two sides: who is for a thing, and what somebody wants instead. */

const ROAD =
  "The town plans to close Mill Road to cars on Sundays. Shopkeeper Ada Wren opposes the plan. She wants a test of four weeks first. Cyclist Jon Bell supports the plan. The vote is in June.";

describe("a report with two sides", () => {
  it.each(["who is for it", "and who supports the plan"])("is asked who is for it: %s", (question) => {
    const { message } = talk(ROAD, question);
    expect(message).toContain("speaks up for it:\n\n> “The town plans to close Mill Road");
    expect(message).toContain("Jon Bell supports");
    expect(message).not.toContain("Ada Wren");
  });
  it("does not count those who do not want it", () => {
    const { message } = talk(`${ROAD} Traders who do not want to wait may speak to the mayor.`, "who is for it");
    expect(message).toContain("Jon Bell supports");
    expect(message).not.toContain("Traders");
  });
  it("asked who is behind it, shows who speaks, pays or gains", () =>
    expect(talk(ROAD, "who is behind this").message).toContain("These are the places where somebody speaks, pays or gains"));
  it("shows what goes on with “she” as hers", () =>
    expect(talk(ROAD, "what does ada wren want instead").message).toContain("> “She wants a test of four weeks first."));
});
