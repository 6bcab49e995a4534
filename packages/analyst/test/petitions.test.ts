import { describe, expect, it } from "vitest";
import { isReport } from "../src/text/argues.ts";
import { sentencesOf } from "../src/index.ts";
import { talk } from "./talk.ts";

const TREES =
  "The city wants to cut down the lime trees on Mill Road. The contractor was hired without a tender. The trees are 80 years old and cool the street by three degrees. Don’t let them fall. Write to your councillor today.";
const PLANS = "The city plans to cut down the lime trees on Mill Road. Work begins in May. New trees will be planted in the fall.";
const WANTS = "The lime trees on Mill Road should stay. They are 80 years old and cool the street by three degrees. Write to your councillor today.";

describe("a text that calls for something and opens with what others plan", () => {
  it("is no report", () => {
    expect([TREES, PLANS].map((text) => isReport(sentencesOf(text)))).toEqual([false, true]);
  });

  it("does not get what others plan as its position", () => {
    const said = talk(TREES, "Steelman it").message;
    expect(said).toMatch(/\*\*What it is about\*\*\n\n> “The city wants to cut down/);
    expect(said).toMatch(/\*\*What it calls for, in its own words\*\*\n\n> “Don’t let them fall\.”[^>]*\n\n> “Write to your councillor today\.”/);
    expect(said).toMatch(/\*\*Its best reasons in the text\*\*\n\n> “The trees are 80 years old[^>]*\n\n\*\*To make it stronger/);
    expect(said).not.toContain("The position, in its own words");
  });

  it("has its position where it says it", () => {
    const said = talk(WANTS, "Steelman it").message;
    expect(said).toMatch(/\*\*The position, in its own words\*\*\n\n> “The lime trees on Mill Road should stay\.”/);
    expect(said).not.toContain("What it calls for");
  });
});
