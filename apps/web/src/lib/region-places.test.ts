import { describe, expect, it } from "vitest";
import { placeName, startsIn } from "./region-places.ts";

const stretch = (text: string, from: string, to: string) => ({ start: text.indexOf(from), end: text.indexOf(to) + to.length });

describe("placeName", () => {
  const parted = "One stands\nalone.\n\nTwo is here.\r\n\r\nThree, too.\n \nFour ends it.";
  it.each([
    ["One", "alone", "paragraph 1"],
    ["Two", "here", "paragraph 2"],
    ["Two", "Three", "paragraphs 2 and 3"],
    ["stands", "Four", "paragraphs 1 to 4"],
  ])("from %s to %s it is %s", (from, to, name) => expect(placeName(parted, stretch(parted, from, to))).toBe(name));

  it("counts lines where no blank line parts the text", () => {
    const lines = "A list\nof three\nlines";
    expect(placeName(lines, stretch(lines, "of", "of three"))).toBe("paragraph 2");
  });

  it("quotes the first words where there is one paragraph only", () => {
    const single = "The plan is old. Everyone knows that it has failed, and you must act now.";
    expect(placeName(single, stretch(single, "Everyone", "failed"))).toBe("“Everyone knows that it …”");
  });
});

it("a finding that starts where the stretch ends is outside it", () => {
  expect([3, 4, 8, 9].map((at) => startsIn({ start: 4, end: 9 }, at))).toEqual([false, true, true, false]);
  expect(startsIn(null, 4)).toBe(false);
});
