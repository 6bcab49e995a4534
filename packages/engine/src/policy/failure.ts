import { CODEX } from "./codex.ts";
import type { Codex } from "./codex-types.ts";

export type Failure = "hedge" | "refuse" | "ask-clarify";

/** What a reply of this confidence (0 to 1) must do (specification 1 §4, failure handling): refuse under 0.2, hedge under 0.4, else nothing. */
export function failureFor(confidence: number, codex: Codex = CODEX): "hedge" | "refuse" | null {
  if (confidence < codex.failure_semantics.refuse_below) return "refuse";
  return confidence < codex.failure_semantics.hedge_below ? "hedge" : null;
}
