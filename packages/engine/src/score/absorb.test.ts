import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import type { Pattern } from "../patterns/types.ts";
import { score } from "./findings.ts";

const argument = (confidence: number): Pattern => pattern("vx-mp01-so", ["so we must"], { confidence, extent: "argument", technique: "hasty generalization" });
const word = (technique: Pattern["technique"], confidence = 0.5): Pattern => pattern("vx-mp01-word", ["vile"], { confidence, technique });

function shown(patterns: readonly Pattern[], text: string): { id: string; confidence: number; kinds: string[] }[] {
  const { engine, catalogue } = smallEngine(patterns);
  engine.read(text);
  const { findings } = score(engine, resolveHandshake({}), false);
  return findings.map(({ pattern: at, confidence, adjustments }) => ({
    id: catalogue.patterns[at]!.id,
    confidence,
    kinds: adjustments.map(({ kind }) => kind),
  }));
}

describe("wordings inside an argument", () => {
  const TEXT = "The vile plan failed, so we must leave.";

  it("are part of it", () => {
    expect(shown([argument(0.6), word("loaded language")], TEXT).map(({ id }) => id)).toEqual(["vx-mp01-so"]);
  });

  it("make it as sure as they are, and it says so", () => {
    const [only] = shown([argument(0.5), word("loaded language", 0.58)], TEXT);
    const [alone] = shown([argument(0.5)], TEXT);
    expect(only!.confidence).toBeGreaterThan(alone!.confidence);
    expect(only!.kinds).toContain("wording-inside");
  });

  it("keep their mark when they are clearly surer, or of another kind, or elsewhere", () => {
    expect(shown([argument(0.5), word("loaded language", 0.8)], TEXT)).toHaveLength(2);
    expect(shown([argument(0.6), word("unnamed source")], TEXT)).toHaveLength(2);
    expect(shown([argument(0.6), word("loaded language")], "It was vile?\n\nIt failed, so we must leave.")).toHaveLength(2);
  });
});
