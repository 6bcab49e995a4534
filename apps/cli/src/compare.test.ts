import { RULE_HASH } from "@candor/engine";
import { describe, expect, it, vi } from "vitest";
import { runHere } from "../test/run-here.ts";
import { tempFiles } from "../test/temp-files.ts";

// Asked for once, when the modules are read.
vi.hoisted(() => {
  process.env["NO_COLOR"] = "1";
});

const LOUD = "Everyone knows the old ferry is a disgrace, and only a fool would miss it. Act now: sign today, before our lake is ruined forever!";
const FAIR =
  "The town council wants to replace the ferry, which broke down on 14 days last year, according to its own log. The operator, Anna Berg, says that repairs would cost less than a new boat.";
const file = tempFiles();
const [loud, fair] = [file("loud.txt", LOUD), file("fair.txt", FAIR)];

describe("candor compare", () => {
  it("says what differs, section by section, in lines that fit a terminal", async () => {
    const { code, out, err } = await runHere(["compare", "--no-color", loud, fair]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`First:  ${loud}\nSecond: ${fair}\n\nWhat can be counted\n  Words: first 25, second 35\n`);
    expect(out.replace(/\s+/g, " ")).toContain("Hurries without a reason (urgency): first 1 time, 4 per 100 words (“Act now: sign today");
    expect(out).toContain("\n  Which one tells you who says so, and could you ask them?\n");
    expect(out).toContain("no mark shows that");
    for (const line of out.split("\n").slice(2)) expect(line.length).toBeLessThanOrEqual(88);
  });
  it("gives the same as JSON, with what was compared", async () => {
    const { out } = await runHere(["compare", loud, "-", "--json"], FAIR);
    const told = JSON.parse(out) as Record<string, unknown>;
    expect(told).toMatchObject({
      same: false,
      comparable: true,
      first: { from: loud, words: 25, numbers: 0, marked: { times: 2, per100Words: 8 } },
      second: { from: "standard input", words: 35, numbers: 1, sources: 1 },
      ruleHash: RULE_HASH,
    });
    expect(told["questions"]).toHaveLength(2);
    expect(told["techniques"]).toHaveLength(2);
  });
  it("says so when both are the same", async () => {
    const { code, out } = await runHere(["compare", loud, "-"], ` ${LOUD}\n`);
    expect(code).toBe(0);
    expect(out).toContain("Both are the same text.");
    expect(out).not.toContain("What can be counted");
  });
  it.each([
    [["compare", "-", "-"], "standard input can be only one of the two texts"],
    [["compare", loud], "missing required argument 'second'"],
    [["compare", loud, "no-such-file.txt"], "no-such-file.txt"],
    [["compare", loud, file("empty.txt", " \n")], "Nothing to analyze."],
  ])("ends %j with 2 and one line that says why", async (args, why) => {
    const { code, out, err } = await runHere(args, LOUD);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(why);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
  it("has its help", async () => {
    const { code, out } = await runHere(["compare", "--help"]);
    expect(code).toBe(0);
    expect(out).toContain("candor compare draft.txt fairer.txt");
  });
});
