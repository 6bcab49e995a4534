import { CODEX } from "@candor/engine/policy";

const { hedge, refuse } = CODEX.failure_semantics;
const OURS: readonly string[] = [hedge.text, refuse.text, CODEX.failure_semantics["ask-clarify"].text];

const REFLEX_ID = /\bvx-[a-z]{2}\d{2}(?:-[a-z0-9]+)*/g;

/** A stop keeps what stands around a note from being read as one sentence. A blank line would part the paragraph too, and leave a quotation in it as one that speaks for itself. */
const STOP = " . ";

/** Blanks the ids of patterns: "vx-os01-studies-show" names a wording and uses none. Offsets stay as they are. */
export const withoutIds = (text: string): string => text.replace(REFLEX_ID, (id) => "_".repeat(id.length));

/**
 * A reply as the engine should read it: the codex's own failure texts, and the sentences of the engine's notes that the reply repeats (`notes`), are blanked. They speak
 * about wording; a mark on them would be the engine catching itself. Offsets stay as they are.
 */
export function withoutNotes(reply: string, notes: readonly string[]): string {
  let text = reply;
  for (const note of [...OURS, ...notes].sort((a, b) => b.length - a.length)) {
    if (note.length > STOP.length) text = text.split(note).join(STOP.padEnd(note.length));
  }
  return text;
}
