import type { Frame } from "@candor/engine";
import { expect, it } from "vitest";
import { byFamily } from "./family-chart.tsx";

const frame = (reflexId: string, confidence: number): Frame => ({ reflexId, confidence, family: reflexId }) as unknown as Frame;

it("groups frames by family, most first, then by highest confidence, and leaves out the alerts", () => {
  const rows = byFamily([
    frame("vx-fo01-a", 0.7),
    frame("cluster-alert", 0.9),
    frame("vx-pc01-b", 0.8),
    frame("vx-fo01-c", 0.85),
    frame("policy-block", 0.95),
    frame("vx-vg01-d", 0.9),
  ]);
  expect(rows.map((row) => [row.name, row.frames.map((f) => f.confidence)])).toEqual([
    ["False urgency", [0.85, 0.7]],
    ["Vagueness", [0.9]],
    ["Consensus manipulation", [0.8]],
  ]);
});
