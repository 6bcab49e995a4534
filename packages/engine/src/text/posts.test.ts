import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const found = (text: string): string[] => analyze(text).frames.map(({ reflexId }) => reflexId);
const POST = "You Won't Believe What This Ferry Captain Did Next";

describe("a post", () => {
  it.each([
    ["the name it answers", `@lakeside_7 ${POST}`],
    ["several names", `@lakeside_7 @ferry ${POST}`],
    ["who is passed on", `RT @lakeside_7: ${POST}`],
  ])("is read without %s", (_, text) => {
    expect(found(POST)).not.toEqual([]);
    expect(found(text)).toEqual(found(POST));
  });
  it("keeps an address of mail and a name in a sentence", () => {
    expect(analyze("Ask anna@lake.example or @lakeside_7 about it.").words).toBeGreaterThan(6);
  });
});

describe("a thread", () => {
  const PARTS = [
    "We counted the boats on four days.",
    "There were fewer than we had thought.",
    "The quay was closed on two of them.",
    "The rest is in the log.",
  ];
  it.each([
    ["3/", (at: number) => `${at}/`],
    ["(3/4)", (at: number) => `(${at}/4)`],
    ["3/4 above its part", (at: number) => `${at}/4\n`],
  ])("counts its posts and says nothing by it: %s", (_, mark) => {
    const thread = PARTS.map((part, at) => `${mark(at + 1)} ${part}`).join("\n\n");
    expect(found(thread)).toEqual(found(PARTS.join("\n\n")));
    expect(analyze(thread).words).toBe(analyze(PARTS.join(" ")).words);
  });
  it("leaves an amount its number", () => expect(analyze("3/4 cup of flour\n1/2 cup of oil").words).toBeGreaterThan(6));
});
