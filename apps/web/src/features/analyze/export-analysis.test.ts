import type { Analysis, Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { NO_JUDGEMENTS } from "../../lib/judgements.ts";
import { EXPORT_FORMAT, toJson, toMarkdown, toNote, type ExportInput } from "./export-analysis.ts";

const TEXT = "Everyone knows it.\n\nPerhaps *not*.";
const frame = (reflexId: string, start: number, end: number, confidence: number): Frame => ({
  reflexId,
  reflexLabel: "Agreement taken for granted",
  family: "vx-pc01",
  category: "consensus",
  technique: "bandwagon",
  rationale: "Treats a view as settled.",
  question: "Who was asked?",
  confidence,
  severity: "medium",
  priority: 2,
  tags: [],
  start,
  end,
  fragment: TEXT.slice(start, end),
  spans: [[start, end]],
  adjustments: [],
  stance: "asserted",
});
const strong = frame("vx-pc01-everyone-knows", 0, 14, 0.8);
const weak = frame("vx-sp01-perhaps", 20, 27, 0.3);
const gone = frame("vx-vg01-not", 28, 33, 0.6);
const cluster = { ...frame("cluster-alert", 0, 33, 0.8), reflexLabel: "Cluster alert", rationale: "Many marks." };
const analysis: Analysis = {
  frames: [cluster, strong, weak, gone],
  paragraphs: [],
  regions: [],
  words: 5,
  sentences: 2,
  language: { english: true, share: 0.5, script: "latin" },
  handshake: {
    mode: "careful",
    stakes: "medium",
    min_confidence: 0.6,
    cite_policy: "auto",
    omission_scan: "auto",
    reflex_profile: "default",
    codex_version: "0.9.0",
  },
  timing: { totalMs: 1 },
  engineVersion: "1.2.3",
  ruleHash: "abcdef12",
};
const input: ExportInput = {
  text: TEXT,
  analysis,
  judged: { shown: [cluster, strong, weak], dismissed: [gone], muted: [] },
  judgements: { ...NO_JUDGEMENTS, muted: [{ reflexId: "vx-ju01-x", label: "Jargon" }] },
  source: { url: "https://news.example/a", title: "A *title*", siteName: null, byline: null, publishedTime: null },
  cut: 12,
  report: "The report.\n",
  reportOutdated: false,
  at: "2025-01-02T03:04:05.000Z",
};

describe("toMarkdown", () => {
  const page = toMarkdown(input);
  it.each([
    "engine 1.2.3, rules abcdef12",
    "12 characters beyond the limit were not read",
    "Text from: A \\*title\\* · https://news.example/a",
    "> Everyone knows it.\n>\n> Perhaps *not*.",
    "## Findings (1)\n\n### 1. Agreement taken for granted\n\n> Everyone knows\n\nTreats a view as settled.\n\n**A question to ask:** Who was asked?\n\nConsensus · Consensus manipulation · 80% · `vx-pc01-everyone-knows`",
    "## Weak signals\n\n- “Perhaps”: Agreement taken for granted (30%, `vx-sp01-perhaps`)",
    "## Marked as fine here by the reader\n\n- “\\*not\\*”",
    "## Muted by the reader\n\n- Jargon (`vx-ju01-x`): not found in this text",
    "## Report\n\nThe report.\n",
  ])("holds %j", (part) => expect(page).toContain(part));

  it("tells of a cluster what the screen tells, and nothing when too little is left of it", () => {
    const two = { ...input, judged: { ...input.judged, shown: [cluster, strong, frame("vx-fo01-last", 8, 13, 0.8), weak] } };
    expect(toMarkdown(two)).toMatch(
      /## The text as a whole\n\n- Cluster alert: 2 marks stand within this stretch, 2 of them strong\..+ \(80%, `cluster-alert`\)/,
    );
    expect(page).not.toContain("The text as a whole");
  });

  it("numbers findings as the screen does, which folds weak signals away", () => {
    const mixed = toMarkdown({ ...input, judged: { ...input.judged, shown: [weak, frame("vx-fo01-last", 8, 13, 0.3), strong, gone] } });
    expect(mixed.match(/^### \d+/gm)).toEqual(["### 1", "### 2"]);
    expect(mixed).toContain("### 2. Agreement taken for granted\n\n> \\*not\\*");
  });

  it("counts one in words that fit", () =>
    expect(toMarkdown({ ...input, analysis: { ...analysis, words: 1 }, cut: 1 })).toContain("- Read: 1 word; 1 character beyond the limit was not read\n"));

  it("says of a report that marks were decided on since", () => {
    const said = "## Report\n\n*This report was written before the reader’s last decision on a mark.*\n\nThe report.\n";
    expect(toMarkdown({ ...input, reportOutdated: true })).toContain(said);
    expect(page).not.toContain("last decision");
    expect(JSON.parse(toJson({ ...input, reportOutdated: true }))).toMatchObject({ reportOutdated: true });
  });

  it("says so when nothing was found", () => {
    const nothing = toMarkdown({ ...input, judged: { shown: [], dismissed: [], muted: [] }, judgements: NO_JUDGEMENTS, source: null, cut: 0, report: null });
    expect(nothing).toContain("## Findings (0)\n\nNone.");
    expect(nothing).not.toMatch(/Text from|Weak|Muted|Report|beyond the limit/);
  });
});

describe("toJson", () => {
  it("keeps frames, versions and the reader's decisions", () => {
    const data = JSON.parse(toJson(input)) as Record<string, unknown>;
    expect(data).toMatchObject({
      format: EXPORT_FORMAT,
      engineVersion: "1.2.3",
      ruleHash: "abcdef12",
      text: TEXT,
      charactersNotRead: 12,
      report: "The report.\n",
      mutedPatterns: [{ reflexId: "vx-ju01-x", label: "Jargon" }],
      handshake: { codex_version: "0.9.0" },
    });
    expect((data["frames"] as Frame[]).map((f) => f.reflexId)).toEqual(["cluster-alert", "vx-pc01-everyone-knows", "vx-sp01-perhaps"]);
    expect((data["dismissed"] as Frame[])[0]).toMatchObject({ reflexId: "vx-vg01-not", start: 28, end: 33, fragment: "*not*" });
  });
});

describe("one note, to be sent by itself", () => {
  it("holds the words, what they do and why, the question, where they stand, and the engine with its rules, without Markdown", () => {
    const told = {
      ...strong,
      fragment: "Everyone\n knows *it*",
      rewording: "Say who was asked.",
      spans: [[0, 14] as [number, number], [20, 34] as [number, number]],
    };
    expect(toNote(told, analysis, input.source)).toBe(
      `“Everyone knows *it*”

Agreement taken for granted
Treats a view as settled.

A question to ask: Who was asked?
How to say it fairly: Say who was asked.

Text from: A *title* · https://news.example/a
Consensus · Consensus manipulation · 80% · vx-pc01-everyone-knows · 2 times
Candor, engine 1.2.3, rules abcdef12
A finding describes what a wording does. It doesn’t mean the text is wrong: a rule engine sees words, not facts or intentions.`,
    );
  });

  it("says of words that are not the writer’s own claim how they stand, and names no source where the text was pasted", () => {
    const note = toNote({ ...strong, stance: "quoted" }, analysis, null);
    expect(note).toContain("Treats a view as settled.\nQuoted or reported, not the writer’s own claim.\n");
    expect(note).not.toContain("Text from");
    expect(note).not.toContain("fairly");
  });
});
