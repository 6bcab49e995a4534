import type { Frame } from "@candor/engine";
import type { Log } from "sarif";
import { describe, expect, it, vi } from "vitest";
import { REPORTS } from "../check/reports.ts";
import type { Judged } from "../check/judge.ts";
import { emptySummary } from "../summary.ts";
import type { Analyzed } from "./problems.ts";

const TEXT = 'One.\r\nBuy <it> & "go".\nBuy <it> & "go".\n100% of\nall, now: go.';
const frame = (fragment: string, confidence: number, reflexId: string): Frame => {
  const spans: [number, number][] = [];
  for (let at = TEXT.indexOf(fragment); at >= 0; at = TEXT.indexOf(fragment, at + 1)) spans.push([at, at + fragment.length]);
  const [start, end] = spans[0]!;
  return { reflexId, reflexLabel: "Label", rationale: "Why.", question: "What?", fragment, confidence, start, end, spans } as unknown as Frame;
};
const input: Analyzed = {
  text: TEXT,
  from: "docs/a b,c.md",
  frames: [frame("100% of\nall, now: go", 0.8, "vx-b"), frame('Buy <it> & "go"', 0.9, "vx-a"), frame("One", 0.5, "vx-c")],
};

/** A whole report as it is written. */
function written(format: keyof typeof REPORTS, inputs: readonly Analyzed[], failAt: number, failures: string[] = []): string {
  const { begin, each, end } = REPORTS[format](failAt);
  const pieces = inputs.flatMap((one) => [...each({ analysis: {}, ...one } as Judged)]);
  return [begin, ...pieces, ...end({ failures, summary: emptySummary() })].join("");
}
const gitlab = (inputs: readonly Analyzed[], failAt: number) =>
  JSON.parse(written("gitlab", inputs, failAt)) as { fingerprint: string; severity: string; location: { lines: { begin: number } } }[];

describe("the formats of editors and build servers", () => {
  it("tell each place once, in the order of the text, with line, column and level", () =>
    expect(written("lines", [input], 0.85).split("\n")).toEqual([
      "docs/a b,c.md:1:1: note: Label: “One”. Why. Ask: What? [vx-c]",
      'docs/a b,c.md:2:1: error: Label: “Buy <it> & "go"”. Why. Ask: What? [vx-a]',
      'docs/a b,c.md:3:1: error: Label: “Buy <it> & "go"”. Why. Ask: What? [vx-a]',
      "docs/a b,c.md:4:1: warning: Label: “100% of all, now: go”. Why. Ask: What? [vx-b]",
      "",
    ]));

  it("escape what would end a command of GitHub, and give columns within one line alone", () => {
    const lines = written("github", [input], 0.85).split("\n");
    expect(lines[0]).toBe("::notice file=docs/a b%2Cc.md,line=1,endLine=1,col=1,endColumn=4,title=Label (vx-c)::Label: “One”. Why. Ask: What?");
    expect(lines[1]).toMatch(/^::error file=docs\/a b%2Cc\.md,line=2,endLine=2,col=1,endColumn=16,/);
    expect(lines[3]).toBe("::warning file=docs/a b%2Cc.md,line=4,endLine=5,title=Label (vx-b)::Label: “100%25 of all, now: go”. Why. Ask: What?");
  });

  it("name a file from the root of the checkout, wherever the command runs", () => {
    const parent = process.cwd().split(/[\\/]/).slice(0, -1).join("/");
    const folder = process.cwd().split(/[\\/]/).at(-1)!;
    vi.stubEnv("GITHUB_WORKSPACE", parent);
    vi.stubEnv("CI_PROJECT_DIR", parent);
    expect(written("github", [input], 1)).toContain(` file=${folder}/docs/a b%2Cc.md,`);
    expect(gitlab([input], 1)[0]).toMatchObject({ location: { path: `${folder}/docs/a b,c.md` } });
    vi.unstubAllEnvs();
  });

  it("give GitLab a fingerprint that moves with the words and is no other's", () => {
    const report = gitlab([input], 0.85);
    expect(report.map(({ severity, location }) => [severity, location.lines.begin])).toEqual([
      ["info", 1],
      ["major", 2],
      ["major", 3],
      ["minor", 4],
    ]);
    const prints = report.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(4);
    const lower = {
      ...input,
      text: `\n\n${TEXT}`,
      frames: input.frames.map((one) => ({ ...one, spans: one.spans.map(([a, b]): [number, number] => [a + 2, b + 2]) })),
    };
    expect(gitlab([lower], 0.85).map(({ fingerprint }) => fingerprint)).toEqual(prints);
  });

  it("write XML that holds whatever a text holds", () => {
    const hostile = { ...input, from: "a<b>&\u0001\ud800.md" };
    const checkstyle = written("checkstyle", [hostile], 0.85);
    expect(checkstyle).toContain('<file name="a&lt;b&gt;&amp;\ufffd\ufffd.md">');
    expect(checkstyle).toContain(
      '<error line="2" column="1" severity="error" message="Label: “Buy &lt;it&gt; &amp; &quot;go&quot;”. Why. Ask: What?" source="candor.vx-a"/>',
    );
    expect(checkstyle.match(/severity="(\w+)"/g)).toEqual(['severity="info"', 'severity="error"', 'severity="error"', 'severity="warning"']);
    const junit = written("junit", [hostile, { ...input, from: "calm.md", frames: [] }], 0.85, ["x.md: no such file"]);
    expect(junit).toContain('<testsuite name="a&lt;b&gt;&amp;\ufffd\ufffd.md" tests="4" failures="2" errors="0">');
    expect(junit).toContain('<testsuite name="calm.md" tests="1" failures="0" errors="0">\n<testcase name="no findings" classname="calm.md"/>');
    expect(junit).toContain('<error message="x.md: no such file" type="unreadable"/>');
    expect(junit.match(/<failure /g)).toHaveLength(2);
  });

  it("are whole documents without inputs, and with some that have no findings", () => {
    for (const inputs of [[], [{ ...input, frames: [] }], [{ ...input, frames: [] }, input, input]]) {
      const places = inputs.flatMap(({ frames }) => frames).length * (4 / 3);
      expect(gitlab(inputs, 1)).toHaveLength(places);
      const log = JSON.parse(written("sarif", inputs, 1)) as Log;
      expect(log.runs[0]!.results).toHaveLength(places);
      expect(log.runs[0]!.tool.driver.rules).toHaveLength(places > 0 ? 3 : 0);
      expect((JSON.parse(written("json", inputs, 1)) as { files: unknown[] }).files).toHaveLength(inputs.length);
      const checkstyle = written("checkstyle", inputs, 1);
      expect(checkstyle.match(/<file /g) ?? []).toHaveLength(inputs.length);
      expect(checkstyle).toMatch(/^<\?xml [^\n]+\n<checkstyle version="4\.3">\n[\s\S]*<\/checkstyle>\n$/);
      expect(written("junit", inputs, 1)).toMatch(/<testsuites name="candor">\n[\s\S]*<\/testsuites>\n$/);
    }
  });

  it("write a finding when it is asked for, so that a text with many needs no more memory than its findings", () => {
    for (const [name, report] of Object.entries(REPORTS)) {
      let asked = 0;
      const counted = new Proxy(input.frames[0]!, { get: (frame, key) => (key === "rationale" && asked++, Reflect.get(frame, key)) });
      const frames = Array.from({ length: 100 }, () => counted);
      const pieces = report(1)
        .each({ ...input, analysis: {}, frames } as unknown as Judged)
        [Symbol.iterator]();
      for (let piece = pieces.next(); !piece.done && asked === 0; piece = pieces.next());
      expect([name, asked > 0 && asked < 5]).toEqual([name, true]);
    }
  });
});
