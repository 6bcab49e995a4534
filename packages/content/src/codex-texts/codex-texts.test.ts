import { CODEX, resolveHandshake } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { ALL_HANDSHAKES, CODEX_V08_GENERAL, CODEX_V08_MODEL_SPECIFIC, CODEX_V09, HANDSHAKE_TEXTS, handshakeText } from "./codex-texts.ts";

describe("codex texts", () => {
  it("state the numbers of the codex", () => {
    for (const part of [
      "v0.9.0",
      "confidence 0.55",
      "answer (0.70)",
      "go on (0.60)",
      "low 0.45, medium 0.60, high 0.75",
      "0.85",
      "Below 0.4",
      "Below 0.2",
      "12 turns",
      "3500 tokens",
      CODEX.failure_semantics.hedge.text,
    ])
      expect(CODEX_V09).toContain(part);
    expect(CODEX_V08_GENERAL).toContain("v0.8.1");
    expect(CODEX_V08_MODEL_SPECIFIC).toContain("v0.8.1");
  });
  it("name the reflexes in words, in their order, each with the figures of specification 2 §9: the copied text left them out", () =>
    expect(CODEX_V09).toContain(
      "contradiction 0.55 (block above 0.85), hallucination 0.50 (block above 0.80), omission 0.55, speculative authority 0.60, perceived consensus 0.60, false precision 0.55, data-less claim 0.60, emotional manipulation 0.65, tone urgency 0.60, ethical drift 0.60.",
    ));
  it("give programs the pauses between two announcements", () => {
    for (const part of ["wait 1200 ms", "800 ms before the same one", "strict 1600/1100, lenient 900/600"]) expect(CODEX_V09).toContain(part);
  });
  it.each([
    ["direct", "low", 0.55],
    ["careful", "medium", 0.7],
    ["recap", "medium", 0.6],
  ] as const)("the %s handshake is what the app resolves", (mode, stakes, min) => {
    expect(resolveHandshake({ mode, stakes }, { rule: "codex-page" }).min_confidence).toBe(min);
    for (const line of [`HANDSHAKE --${mode}\nmode: ${mode}\n`, `stakes: ${stakes}`, `min_confidence: ${min.toFixed(2)}`, "codex_version: 0.9.0"])
      expect(HANDSHAKE_TEXTS[mode]).toContain(line);
  });
  it("put all three under a header, in labelled sections", () => {
    expect(ALL_HANDSHAKES).toMatch(/^CANDOR HANDSHAKES, codex v0\.9\.0/);
    for (const [label, text] of [
      ["DIRECT", HANDSHAKE_TEXTS.direct],
      ["CAREFUL", HANDSHAKE_TEXTS.careful],
      ["RECAP", HANDSHAKE_TEXTS.recap],
    ] as const) {
      expect(ALL_HANDSHAKES).toContain(`=== ${label} ===`);
      expect(ALL_HANDSHAKES).toContain(text);
    }
  });
  it("resolve a built handshake", () =>
    expect(handshakeText({ mode: "direct", stakes: "high" })).toMatch(/min_confidence: 0\.75[\s\S]*cite_policy: force[\s\S]*omission_scan: true/));
});
