import { failureFor, type Failure } from "@candor/engine/policy";

const LINE = /\[\[ ?confidence ?= ?([01](?:\.\d+)?|\.\d+) ?(clarify)? ?\]\]$/i;
/** Taken when a model gives no line: neither sure nor hedging. The answer says that it was not stated, for nobody may be shown it as the model's own figure. */
export const UNSTATED_CONFIDENCE = 0.5;
const LONGEST_LINE_CHARS = 60;

/** Parts a reply from its closing line. */
export function readConfidence(reply: string): { message: string; confidence: number; confidenceStated?: false; failure: Failure | null } {
  const text = reply.trimEnd();
  const match = LINE.exec(text);
  const message = (match ? text.slice(0, match.index) : text).trim();
  if (!match) return { message, confidence: UNSTATED_CONFIDENCE, confidenceStated: false, failure: null };
  const confidence = Math.min(1, Math.max(0, Number(match[1])));
  return { message, confidence, failure: match[2] ? "ask-clarify" : failureFor(confidence) };
}

/** Holds back what may become the closing line, so that a stream never shows it. */
export class LineHolder {
  private held = "";

  /** What may be shown now. */
  push(piece: string): string {
    this.held += piece;
    const at = this.held.lastIndexOf("[[");
    const safe = at >= 0 && this.held.length - at <= LONGEST_LINE_CHARS ? at : this.held.endsWith("[") ? this.held.length - 1 : this.held.length;
    const trimmed = this.held.slice(0, safe).trimEnd().length;
    const shown = this.held.slice(0, trimmed);
    this.held = this.held.slice(trimmed);
    return shown;
  }

  /** The rest, without the line. */
  end(): string {
    const rest = this.held.trimEnd().replace(LINE, "");
    this.held = "";
    return rest.trimEnd();
  }
}
