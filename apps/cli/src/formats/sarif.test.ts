import { tmpdir } from "node:os";
import { join, posix, win32 } from "node:path";
import { pathToFileURL } from "node:url";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { runHere } from "../../test/run-here.ts";
import { tempFiles } from "../../test/temp-files.ts";
import { emptySummary } from "../summary.ts";
import { addressBelow, sarifReport } from "./sarif.ts";

const file = tempFiles();
const sarif = async (args: string[], stdin: string | null = null) => {
  const ran = await runHere(["analyze", "--sarif", ...args], stdin);
  const [run] = (JSON.parse(ran.out) as Log).runs;
  return { ...ran, run: run!, results: run!.results! };
};
const TEXT = "The lake is deep.\r\nIt is cold 🧊. Everyone knows that it works.\nAct now! Only 3 left in stock, and this offer ends tonight.";

describe("candor analyze --sarif", () => {
  it("gives every finding of every file its place, its rule and its level", async () => {
    const [loud, calm] = [file("loud text.md", TEXT), file("calm.md", "The lake is 40 metres deep at its northern end.")];
    const { code, err, run, results } = await sarif([loud, calm, "--fail-at", "0.9"]);
    expect([code, err]).toEqual([1, ""]);
    expect(results.length).toBeGreaterThan(2);
    const lines = TEXT.split("\n");
    for (const { ruleId, ruleIndex, level, rank, locations, properties, message } of results) {
      expect(run.tool.driver.rules![ruleIndex!]!.id).toBe(ruleId);
      const { artifactLocation, region } = locations![0]!.physicalLocation!;
      expect(artifactLocation!.uri).toBe(pathToFileURL(loud).href);
      const { startLine, startColumn, endLine, endColumn, charOffset, charLength, snippet } = region!;
      expect(TEXT.slice(charOffset, charOffset! + charLength!)).toBe(snippet!.text);
      if (startLine === endLine) expect(lines[startLine! - 1]!.slice(startColumn! - 1, endColumn! - 1)).toBe(snippet!.text);
      const confidence = properties!["confidence"] as number;
      // An alert about the whole text asks nothing.
      if (!/alert|block/.test(ruleId!)) expect(message.text).toMatch(/\S\. .+ Ask: \S.+\?$/);
      expect(rank).toBe(Math.round(confidence * 100));
      expect(level).toBe(confidence >= 0.9 ? "error" : confidence >= 0.75 ? "warning" : "note");
    }
    expect(new Set(results.map(({ level }) => level)).has("error")).toBe(true);
    expect(results.find(({ ruleId }) => ruleId === "vx-pc01-everyone-knows")?.locations![0]!.physicalLocation!.region).toMatchObject({
      startLine: 2,
      startColumn: 16,
    });
    expect(run.columnKind).toBe("utf16CodeUnits");
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
  });

  it("says in the log which input could not be read, and takes the others", async () => {
    const missing = join(tmpdir(), "candor-missing.md");
    const { code, err, run, results } = await sarif([missing, file("b.md", TEXT)]);
    expect([code, err]).toEqual([2, `candor: ${missing}: no such file\n`]);
    expect(results.length).toBeGreaterThan(2);
    expect(run.invocations![0]).toEqual({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: "error", message: { text: `${missing}: no such file` } }],
    });
  });

  it("keeps to the limits of the list, and finds nothing in an honest text", async () => {
    const all = await sarif([], TEXT);
    expect(all.results[0]!.locations![0]!.physicalLocation!.artifactLocation!.uri).toBe("stdin");
    const some = await sarif(["--category", "consensus"], TEXT);
    expect(some.results.length).toBeLessThan(all.results.length);
    expect((await sarif([], "The lake is deep.")).results).toEqual([]);
  });

  it.each(["--json", "--jsonl"])("goes not with %s", async (other) => {
    const { code, err } = await runHere(["analyze", "--sarif", other], TEXT);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be used with option/);
  });

  it("names a file from the folder it was started in, and an address as it stands", () => {
    const uriOf = (from: string) => {
      const frame = { reflexId: "a", reflexLabel: "A", rationale: "B.", question: "C?", fragment: "x", start: 0, end: 1, spans: [[0, 1]], confidence: 0.5 };
      const { begin, each, end } = sarifReport(Infinity);
      const pieces = [begin, ...each({ text: "x", from, frames: [frame] } as never), ...end({ failures: [], summary: emptySummary() })];
      return (JSON.parse(pieces.join("")) as Log).runs[0]!.results![0]!.locations![0]!.physicalLocation!.artifactLocation!.uri;
    };
    expect(uriOf("docs/a b#1.md")).toBe("docs/a%20b%231.md");
    expect(uriOf("./docs/../notes.md")).toBe("notes.md");
    expect(uriOf("https://example.org/a?b#c")).toBe("https://example.org/a?b#c");
  });

  it.each([
    [win32, "C:\\drafts", "C:\\drafts\\docs\\a b.md", "docs/a%20b.md"],
    [win32, "C:\\drafts", "C:\\other\\a.md", null],
    [win32, "C:\\drafts", "D:\\texts\\a.md", null],
    [posix, "/drafts", "/drafts/docs/a.md", "docs/a.md"],
    [posix, "/drafts", "/texts/a.md", null],
  ])("gives a relative address to a file below the folder alone, %#", (system, folder, file, address) =>
    expect(addressBelow(folder, file, system)).toBe(address),
  );
});
