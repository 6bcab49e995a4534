import type { Analysis, Handshake } from "@candor/engine";
import { explain } from "@candor/engine/catalogue";
import { findingsOf, passagesOf } from "../reading/passages.ts";
import { cited, quote, type Said } from "../say.ts";

/** “Are there any fallacies in it?”: what is marked, by the names under which one finds it in books. */

const MOST = 4;

/** Null where nothing is marked strongly enough. */
export function sayFallacies(text: string, analysis: Analysis, handshake: Handshake): Said | null {
  const shown = passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, MOST);
  const rows = shown.flatMap(({ words, frames }) => {
    const [f] = frames;
    const note = f && explain(f.reflexId);
    return f && note
      ? [
          {
            row: `- ${quote(words.fragment)}${cited(text, words.start, f.confidence, handshake)}\n\n  ${f.reflexLabel}, called **${note.technique}** in books. _${f.question}_`,
            notes: [f.reflexLabel, note.technique, f.question],
          },
        ]
      : [];
  });
  if (rows.length === 0) return null;
  return {
    text: `Going by the wording, these come close to one:\n\n${rows.map(({ row }) => row).join("\n\n")}\n\nA faulty step doesn’t make the conclusion false; it just takes away that support. My rules don’t see faults in calm words: for each reason, ask whether it could be true and the conclusion still be wrong.`,
    confidence: 0.7,
    notes: rows.flatMap(({ notes }) => notes),
  };
}
