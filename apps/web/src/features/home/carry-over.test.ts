import type { Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { toFindings } from "../../lib/findings.ts";
import { carryOver } from "./carry-over.ts";

const OLD = "one two three four";
const frame = (...spans: [number, number][]): Frame => ({ reflexId: `vx-${spans[0]![0]}`, start: spans[0]![0], end: spans[0]![1], spans }) as unknown as Frame;

describe("carryOver", () => {
  it.each<[string, string, Frame[], string[]]>([
    ["nothing changed", OLD, [frame([4, 7])], ["two"]],
    ["typed after", "one two three four five", [frame([4, 7])], ["two"]],
    ["typed before", "zero one two three four", [frame([4, 7])], ["two"]],
    ["typed between", "one two and three four", [frame([0, 3]), frame([8, 13])], ["one", "three"]],
    ["cut before", "two three four", [frame([4, 7]), frame([14, 18])], ["two", "four"]],
    ["changed inside the mark", "one tWo three four", [frame([4, 7]), frame([8, 13])], ["three"]],
    ["one of two places touched", "oneX two three four", [frame([0, 7], [8, 13])], ["three"]],
    ["all gone", "", [frame([4, 7])], []],
  ])("%s", (_, text, frames, left) => {
    expect(carryOver(toFindings(frames), OLD, text).map(({ frame: f }) => text.slice(f.start, f.end))).toEqual(left);
  });
});
