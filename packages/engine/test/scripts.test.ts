import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../scripts/problems.ts";
import { engineFrom, pattern } from "./support.ts";

describe("what the scripts for patterns tell", () => {
  it("a module that does not load, and a phrase that does not compile, with its place", () => {
    const { sources, catalogue } = engineFrom({
      files: [{ file: "made-up.ts", patterns: [pattern("vx-fo01-made-up", ["act now", "only @no-such-list left"])] }],
      lists: [],
      broken: [{ file: "torn.ts", reason: "Unexpected end of file" }],
    });
    expect(problemsOf(sources, catalogue)).toEqual([
      { where: "torn.ts", told: "torn.ts: Unexpected end of file" },
      {
        where: "made-up.ts: vx-fo01-made-up",
        told: 'made-up.ts: vx-fo01-made-up: no word list is called "no-such-list" (column 6 of "only @no-such-list left")',
      },
    ]);
  });
  it("a gap between a match and what may not stand beside it, which would be taken away", () => {
    const made = { ...pattern("vx-fo01-made-up", ["[2] act now [2]"]), notAfter: ["[2] do", "do [2]"], notBefore: ["(again|[2] later)", "later [2]"] };
    const { sources, catalogue } = engineFrom({ files: [{ file: "made-up.ts", patterns: [made] }], lists: [], broken: [] });
    expect(problemsOf(sources, catalogue).map(({ told }) => told)).toEqual(
      ["do [2]", "(again|[2] later)"].map((phrase) => expect.stringMatching(`gap beside the match.+"${phrase.replace(/[()|[\]]/g, "\\$&")}"`) as string),
    );
  });
  it("a name that nothing answers to, which has no failures either", async () => {
    const script = fileURLToPath(new URL("../scripts/check-patterns.ts", import.meta.url));
    const tsx = createRequire(import.meta.url).resolve("tsx/cli");
    const ran = await new Promise((done) =>
      execFile(process.execPath, [tsx, script, "false-urgency.ts", "flase-urgency.ts"], (error, out) => done([error?.code, out.trim().split("\n")])),
    );
    expect(ran).toEqual([1, ['no file or pattern is called "flase-urgency.ts"', expect.stringMatching(/^\d+ patterns, 1 failures$/) as string]]);
  });
});
