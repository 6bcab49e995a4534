import { expect, it } from "vitest";
import { chatTools } from "./chat-tools.ts";
import type { ToolRuns } from "./tool-runs.ts";

it("cuts long words of a finding between characters: some providers refuse half of one", async () => {
  const frame = { reflexLabel: "Label", fragment: `${"a".repeat(239)}🌊🌊`, confidence: 0.7, technique: "t", question: "?" };
  const runs = { isSpent: false, analyzeText: () => Promise.resolve({ frames: [frame] }) } as unknown as ToolRuns;
  const { signal } = new AbortController();
  const analyze = chatTools({ runs, allowed: [], nonce: "n", signal })["analyze_text"]!;
  const [found] = (await analyze.execute!({ text: "x" }, { toolCallId: "1", messages: [] })) as { words: string }[];
  expect(found!.words).toBe("a".repeat(239));
});
