import type { Frame } from "@candor/engine";
import { expect, it } from "vitest";
import { byRank, toFindings } from "./findings.ts";

const frame = (reflexId: string, start: number, end: number) => ({ reflexId, start, end, spans: [[start, end]] }) as Partial<Frame> as Frame;

it("numbers the marks in the order of the text, and keeps the engine's order as their rank", () => {
  const findings = toFindings([frame("late", 20, 25), frame("early", 3, 9), frame("middle", 12, 14)]);
  expect(findings.map(({ n, rank, key }) => [n, rank, key])).toEqual([
    [1, 1, "early@3-9"],
    [2, 2, "middle@12-14"],
    [3, 0, "late@20-25"],
  ]);
  expect(byRank(findings).map(({ frame: { reflexId } }) => reflexId)).toEqual(["late", "early", "middle"]);
});

it("makes no mark of what is about the whole text, though it has a place, nor of what has none", () => {
  const frames = [frame("cluster-alert", 0, 40), frame("policy-block", 0, 40), frame("empty", 7, 7), frame("mark", 3, 9)];
  expect(toFindings(frames).map(({ n, frame: { reflexId } }) => [n, reflexId])).toEqual([[1, "mark"]]);
});
