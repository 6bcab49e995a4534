import type { Frame } from "@candor/engine";
import { describe, expect, it, vi } from "vitest";
import { toCheckstyle } from "./checkstyle.ts";
import { toGithub } from "./github.ts";
import { toGitlab } from "./gitlab.ts";
import { toJunit } from "./junit.ts";
import { toLines } from "./lines.ts";
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

describe("the formats of editors and build servers", () => {
  it("tell each place once, in the order of the text, with line, column and level", () =>
    expect(toLines(input, 0.85).split("\n")).toEqual([
      "docs/a b,c.md:1:1: note: Label: “One”. Why. Ask: What? [vx-c]",
      'docs/a b,c.md:2:1: error: Label: “Buy <it> & "go"”. Why. Ask: What? [vx-a]',
      'docs/a b,c.md:3:1: error: Label: “Buy <it> & "go"”. Why. Ask: What? [vx-a]',
      "docs/a b,c.md:4:1: warning: Label: “100% of all, now: go”. Why. Ask: What? [vx-b]",
      "",
    ]));

  it("escape what would end a command of GitHub, and give columns within one line alone", () => {
    const lines = toGithub(input, 0.85).split("\n");
    expect(lines[0]).toBe("::notice file=docs/a b%2Cc.md,line=1,endLine=1,col=1,endColumn=4,title=Label (vx-c)::Label: “One”. Why. Ask: What?");
    expect(lines[1]).toMatch(/^::error file=docs\/a b%2Cc\.md,line=2,endLine=2,col=1,endColumn=16,/);
    expect(lines[3]).toBe("::warning file=docs/a b%2Cc.md,line=4,endLine=5,title=Label (vx-b)::Label: “100%25 of all, now: go”. Why. Ask: What?");
  });

  it("name a file from the root of the checkout, wherever the command runs", () => {
    const parent = process.cwd().split(/[\\/]/).slice(0, -1).join("/");
    const folder = process.cwd().split(/[\\/]/).at(-1)!;
    vi.stubEnv("GITHUB_WORKSPACE", parent);
    vi.stubEnv("CI_PROJECT_DIR", parent);
    expect(toGithub(input, 1)).toContain(` file=${folder}/docs/a b%2Cc.md,`);
    expect(toGitlab([input], 1)[0]).toMatchObject({ location: { path: `${folder}/docs/a b,c.md` } });
    vi.unstubAllEnvs();
  });

  it("give GitLab a fingerprint that moves with the words and is no other's", () => {
    const report = toGitlab([input], 0.85) as { fingerprint: string; severity: string; location: { lines: { begin: number } } }[];
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
    expect((toGitlab([lower], 0.85) as { fingerprint: string }[]).map(({ fingerprint }) => fingerprint)).toEqual(prints);
  });

  it("write XML that holds whatever a text holds", () => {
    const hostile = { ...input, from: "a<b>&\u0001\ud800.md" };
    const checkstyle = toCheckstyle([hostile], 0.85);
    expect(checkstyle).toContain('<file name="a&lt;b&gt;&amp;\ufffd\ufffd.md">');
    expect(checkstyle).toContain(
      '<error line="2" column="1" severity="error" message="Label: “Buy &lt;it&gt; &amp; &quot;go&quot;”. Why. Ask: What?" source="candor.vx-a"/>',
    );
    expect(checkstyle.match(/severity="(\w+)"/g)).toEqual(['severity="info"', 'severity="error"', 'severity="error"', 'severity="warning"']);
    const junit = toJunit([hostile, { ...input, from: "calm.md", frames: [] }], ["x.md: no such file"], 0.85);
    expect(junit).toContain('<testsuite name="a&lt;b&gt;&amp;\ufffd\ufffd.md" tests="4" failures="2" errors="0">');
    expect(junit).toContain('<testsuite name="calm.md" tests="1" failures="0" errors="0">\n<testcase name="no findings" classname="calm.md"/>');
    expect(junit).toContain('<error message="x.md: no such file" type="unreadable"/>');
    expect(junit.match(/<failure /g)).toHaveLength(2);
  });
});
