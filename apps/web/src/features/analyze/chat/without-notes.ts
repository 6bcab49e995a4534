import { CODEX } from "@candor/engine/policy";

const { hedge, refuse } = CODEX.failure_semantics;
const OURS: readonly string[] = [hedge.text, refuse.text, CODEX.failure_semantics["ask-clarify"].text];

const REFLEX_ID = /\bvx-[a-z]{2}\d{2}(?:-[a-z0-9]+)*/g;

/** Blanks the ids of patterns: "vx-os01-studies-show" names a wording and uses none. Offsets stay as they are. */
export const withoutIds = (text: string): string => text.replace(REFLEX_ID, (id) => "_".repeat(id.length));

/**
 * A reply as the engine should read it: the codex's own failure texts, and the sentences of the engine's notes that the reply repeats (`notes`), are blanked. They speak
 * about wording; a mark on them would be the engine catching itself. Offsets stay as they are.
 */
export function withoutNotes(reply: string, notes: readonly string[]): string {
  let text = reply;
  for (const note of [...OURS, ...notes].sort((a, b) => b.length - a.length)) {
    // A break in the blank keeps what stands around it from being read as one sentence.
    if (note.length > 1) text = text.split(note).join(`\n\n${" ".repeat(note.length - 2)}`);
  }
  return text;
}
