import { describe, expect, it } from "vitest";
import { FAR_PX, notePositions, wantsCompact } from "./note-positions.ts";

describe("notePositions", () => {
  it.each<[string, number[], number[], number | null, number[]]>([
    ["none", [], [], null, []],
    ["room for all", [0, 200, 400], [50, 50, 50], null, [0, 200, 400]],
    ["pushed down one under the other", [0, 10, 20], [50, 50, 50], null, [0, 66, 132]],
    ["the lit one in its place, those above yield upwards", [100, 110, 200], [40, 40, 40], 1, [54, 110, 200]],
    ["the lit one pushes those below", [100, 110, 120], [20, 100, 40], 1, [74, 110, 226]],
    ["only as far up as needed", [0, 300, 310], [50, 50, 50], 2, [0, 244, 310]],
    ["no room above: the lit one yields", [0, 10, 20], [50, 50, 50], 2, [0, 66, 132]],
    ["the first lit", [30, 35], [50, 50], 0, [30, 96]],
    ["far from its mark: the lit one lies over the others, which close up", [0, 10, 20, 30], [50, 280, 90, 50], 2, [0, 66, 20, 362]],
    ["and those that follow stay below it", [0, 10, 20, 30], [50, 280, 400, 50], 2, [0, 66, 20, 436]],
    ["lit out of range", [0, 10], [50, 50], 7, [0, 66]],
  ])("%s", (_, marks, heights, lit, expected) => expect(notePositions(marks, heights, lit, 16)).toEqual(expected));

  it("never rises over the ceiling; no two overlap but for a lit one that is over the others, which is never far from its mark", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let over = 0;
    for (let round = 0; round < 300; round += 1) {
      const n = 1 + Math.floor(random() * 40);
      const marks = Array.from({ length: n }, () => Math.floor(random() * 2000)).sort((a, b) => a - b);
      const heights = marks.map(() => 20 + Math.floor(random() * 200));
      const lit = Math.floor(random() * n);
      const tops = notePositions(marks, heights, lit, 16, 0);
      expect(tops).toHaveLength(n);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      expect(tops[lit]! - marks[lit]!).toBeLessThanOrEqual(FAR_PX);
      const apart = (list: readonly number[]) => list.every((at, i) => i === 0 || tops[at]! >= tops[list[i - 1]!]! + heights[list[i - 1]!]! + 16);
      const all = marks.map((_, at) => at);
      if (apart(all)) continue;
      over += 1;
      expect(tops[lit]).toBe(marks[lit]);
      expect(apart(all.filter((at) => at !== lit))).toBe(true);
      expect(apart(all.slice(lit))).toBe(true);
    }
    expect(over).toBeGreaterThan(0);
  });
});

describe("wantsCompact", () => {
  it.each([
    [10, "x".repeat(300), false],
    [24, "short", false],
    [25, "short", true],
    [40, "x".repeat(20_000), false],
    [400, "x".repeat(20_000), true],
    [60, "line\n".repeat(300), false],
  ])("%i notes beside %j: %s", (n, text, expected) => expect(wantsCompact(n, text)).toBe(expected));
});
