import type { Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { toFindings } from "./findings.ts";
import { segmentText } from "./mark-segments.ts";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";

const frame = (start: number, end: number, more: [number, number][] = []): Frame =>
  ({ reflexId: `vx-x-${start}-${end}`, category: "other", confidence: 0.7, start, end, spans: [[start, end], ...more] }) as unknown as Frame;

/** Each segment as `text{over}!stops/ends`, bare text where nothing covers it. */
function drawn(text: string, frames: Frame[]): string[][] {
  return segmentText(text, toFindings(frames)).map((block) =>
    block.segments.map((s) =>
      s.over.length === 0
        ? s.text
        : `${s.text}{${s.over.join(",")}}${s.stops.length > 0 ? `!${s.stops.join(",")}` : ""}${s.ends.length > 0 ? `/${s.ends.join(",")}` : ""}`,
    ),
  );
}

describe("segmentText", () => {
  it.each<[string, string, Frame[], string[][]]>([
    ["no marks", "plain words", [], [["plain words"]]],
    ["one mark", "abc def ghi", [frame(4, 7)], [["abc ", "def{0}!0/0", " ghi"]]],
    ["a mark inside another", "experts all agree now", [frame(0, 17), frame(8, 17)], [["experts {0}!0", "all agree{0,1}!1/0,1", " now"]]],
    ["the inner first", "experts all agree now", [frame(0, 17), frame(0, 7)], [["experts{1,0}!0/0", " all agree{1}!1/1", " now"]]],
    ["crossing marks", "one two three", [frame(0, 7), frame(4, 13)], [["one {0}!0", "two{1,0}/0", " three{1}!1/1"]]],
    ["no stop on a blank between", "ab cd ef", [frame(0, 8), frame(0, 2), frame(3, 5)], [["ab{2,0}!0/0", " {2}", "cd{2,1}!1/1", " ef{2}!2/2"]]],
    ["the first words where only blanks are left", "ab cd", [frame(0, 5), frame(0, 2), frame(3, 5)], [["ab{1,0}!1,0/0", " {1}", "cd{1,2}!2/1,2"]]],
    ["the same words twice", "same words", [frame(0, 4), { ...frame(0, 4), reflexId: "vx-y" } as Frame], [["same{0,1}!1,0/0,1", " words"]]],
    ["a wording that stands twice", "go go", [frame(0, 2, [[3, 5]])], [["go{0}!0/0", " ", "go{0}/0"]]],
    [
      "a mark over a line end",
      "end here\nthen go",
      [frame(4, 13)],
      [
        ["end ", "here{0}!0"],
        ["then{0}/0", " go"],
      ],
    ],
    ["a span past the end", "short", [frame(2, 99)], [["sh", "ort{0}!0/0"]]],
  ])("%s", (_, text, frames, expected) => {
    const result = drawn(text, frames);
    expect(
      result.map((block) => [...block].map((s) => s.replace(/!(\d),(\d)/, (_m, a: string, b: string) => `!${[a, b].sort().reverse().join(",")}`))),
    ).toEqual(expected);
  });

  it("the numbers read in order, however marks nest and cross", () => {
    const text = "aaa bbb ccccc dddd eeee fff ggggg hhhhh";
    const frames = [frame(0, 18), frame(4, 7), frame(4, 13), frame(8, 27), frame(14, 18), frame(19, 39)];
    expect(segmentText(text, toFindings(frames)).flatMap((block) => block.segments.flatMap((s) => s.ends))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("tells blank lines from line ends, and drops empty lines", () => {
    expect(segmentText("a\nb\n\nc\r\nd\r\n\r\n  \ne", []).map((b) => [b.segments[0]?.text, b.apart])).toEqual([
      ["a", false],
      ["b", false],
      ["c", true],
      ["d", false],
      ["e", true],
    ]);
  });

  it("keeps every character of every line, and gives every finding one stop", () => {
    const text = "Line one has words.\n\nLine two \u{1F600} has\u0000 more; \uD800 and more.\r\nThree";
    const frames = [
      frame(0, 30),
      frame(5, 8),
      frame(5, 25),
      frame(24, 60),
      frame(30, 31),
      frame(0, 1, [
        [10, 12],
        [50, 52],
      ]),
    ];
    const blocks = segmentText(text, toFindings(frames));
    for (const block of blocks) expect(block.segments.map((s) => s.text).join("")).toBe(text.slice(block.start, block.end));
    expect(blocks.flatMap((b) => b.segments.flatMap((s) => s.stops)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("takes time with the number of marks, not with its square", () => {
    const work = (chars: number) => {
      const frames = Array.from({ length: chars / 50 }, (_, i) => frame(i * 50, i * 50 + 12));
      segmentText("word ".repeat(chars / 5), toFindings(frames));
    };
    expect(growth(work, 10_000)).toBeLessThan(MOST_GROWTH);
  });
});
