import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What readers ask about themselves, and about those whom a text does not name. */

const RENT =
  "Dear tenants, the building was sold in March. From June the rent will be paid to Alder Homes. Parking spaces must be booked anew. We thank you for your trust.";
const WATER = "They are putting something in the tap water. My neighbor moved away and her headaches stopped. Do your own research. Pass this on!";
const HILL = "The hill is steep. Goats like it.";

describe("what a text means for a reader", () => {
  it("shows what is to come, and what somebody has to do", () => {
    const { message } = talk(RENT, "what does this mean for me?");
    expect(message).toContain("> “From June the rent will be paid to Alder Homes.”");
    expect(message).toContain("> “Parking spaces must be booked anew.”");
    expect(message).not.toContain("> “Dear tenants");
  });
  it("says so where there is nothing of the kind", () =>
    expect(talk(HILL, "and what does that mean for my family").message).toContain("I don’t see a sentence that says what will happen"));

  it("shows where a “they” stands, and claims to know nobody", () => {
    const { message } = talk(WATER, "who is they?");
    expect(message).toContain("I can’t tell who it means");
    expect(message).toContain("> “They are putting something in the tap water.”");
    expect(message).toContain("nobody was named before it");
  });

  it("does not take an order to the reader for a claim", () => {
    const { message } = talk(WATER, "is this true");
    expect(message).not.toContain("what it claims: “Do your own research.”");
    expect(message).not.toContain("what it claims: “Pass this on!”");
  });

  it("says in other words that it did not understand again, and never that this answers", () => {
    expect(talk(RENT, "rate from 1 to 10").message).toContain("I couldn’t tell what you’re asking");
    const { message } = talk(RENT, "rate from 1 to 10", "which one");
    expect(message).toMatch(/^I don’t understand that as a question about the text, either/);
  });
});
