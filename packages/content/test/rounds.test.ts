import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import rounds from "../src/measured/rounds.json" with { type: "json" };

/**
 * Figures of single rounds that the page about accuracy tells, and the lines of the bench that they stand in. A date is that of the round; `rules` names
 * those that were measured over all collections in the same change, and is null where the texts were scored before the round's own changes.
 */
const RECORDS: Record<keyof typeof rounds, { file: string; round: string; misleading: string[]; honest: string[] }> = {
  knowsNoRule: {
    file: "rounds-rewriting.md",
    round: "Round 8 began",
    misleading: ["| manipulative texts, second set (200), never read before it was scored | 55 % | 48 % |"],
    honest: ["| honest texts, third set (200), never read before it was scored | 10 % | 6 % |"],
  },
  comments: { file: "rounds-arguments.md", round: "## Round 9: comments", misleading: ["355 of 739 (48 %)"], honest: ["150 of 524 (29 %)"] },
  noStockPhrases: {
    file: "rounds-fresh.md",
    round: "## Round 10:",
    misleading: ["| when first scored, all 600 | 79 of 300 (26 %) |"],
    honest: ["| 20 of 300 (7 %) |"],
  },
  writtenToTrip: {
    file: "rounds-fresh.md",
    round: "## Round 17:",
    misleading: ["| 110 misleading, read | 24 |", "| 110 misleading, unread | 23 |"],
    honest: ["| 110 honest, of the read half | 18 |", "| 110 honest, of the other | 13 |"],
  },
  twoWriters: {
    file: "rounds-fresh.md",
    round: "## Round 28:",
    misleading: ["| manipulative, before the round | 144 of 360 | 136 of 360 | 280 of 720 (39 %) |"],
    honest: ["| honest, before the round | 10 of 360 | 6 of 360 | 16 of 720 (2 %) |"],
  },
  freeWriters: {
    file: "rounds-fresh.md",
    round: "## Round 29:",
    misleading: ["| two writers, free in style | 100 of 480 (21 %) |"],
    honest: ["| 23 of 480 (5 %) |"],
  },
  visitors: {
    file: "rounds-fresh.md",
    round: "## Round 29:",
    misleading: ["| what visitors would type | 123 of 300 (41 %) |"],
    honest: ["| 6 of 300 (2 %) |"],
  },
};

const names = Object.keys(rounds) as (keyof typeof rounds)[];
describe.each(names)("the figures of a round: %s", (name) => {
  const { round, date, misleading, honest } = rounds[name];
  const record = RECORDS[name];
  const text = readFileSync(new URL(`../../../bench/results/${record.file}`, import.meta.url), "utf8");

  it("stand in the record of that round", () => {
    expect(record.round).toContain(`Round ${round}`);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const line of [record.round, ...record.misleading, ...record.honest]) expect(text).toContain(line);
  });

  it.each([
    ["misleading", misleading, record.misleading],
    ["honest", honest, record.honest],
  ] as const)("are those of its lines: %s", (_side, { texts, percent }, lines) => {
    const [line = ""] = lines;
    if (lines.length === 1) {
      expect(line).toContain(String(texts));
      expect(line).toContain(`${percent} %`);
      return;
    }
    // Halves, each "| 110 of something | marked |".
    const [all, marked] = [0, 1].map((at) => lines.map((half) => Number(half.match(/\d+/g)?.[at])).reduce((sum, n) => sum + n, 0));
    expect(all).toBe(texts);
    expect(Math.round((100 * marked!) / all!)).toBe(percent);
  });
});
