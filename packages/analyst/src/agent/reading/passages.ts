import type { Analysis, Frame } from "@candor/engine";
import { isAboutWholeText, isWeakSignal } from "@candor/engine/policy";
import { byPlace } from "../../mark-order.ts";

/** Two findings are of the same words when the wider span is at most this many times the narrower. */
const MOST_WIDER = 3;

/** What speaks for itself: no alert about the whole text, and nothing that a screen folds away as a weak signal (docs/decisions/0043). */
const ownMarks = ({ frames }: Analysis): Frame[] => frames.filter((f) => !isAboutWholeText(f) && !isWeakSignal(f));

/** The marks of a text, the strongest first. */
export const findingsOf = (analysis: Analysis): Frame[] => ownMarks(analysis).sort((a, b) => b.confidence - a.confidence);

/** The marks as a screen numbers them: one by one, in the order of the text. */
export const numbered = (analysis: Analysis): Frame[] =>
  ownMarks(analysis)
    .filter((f) => f.end > f.start)
    .sort(byPlace);

/** Findings on the same words, as one passage: the widest wording with everything that is said of it, strongest first. Clearly wider spans, such as a whole sentence around a word, stay apart. */
export interface Passage {
  words: Frame;
  frames: Frame[];
}

export function passagesOf(findings: readonly Frame[]): Passage[] {
  const passages: Passage[] = [];
  for (const frame of findings) {
    const same = passages.find(({ words: w }) => {
      const common = Math.min(w.end, frame.end) - Math.max(w.start, frame.start);
      return (
        common > 0.5 * Math.min(w.end - w.start, frame.end - frame.start) &&
        Math.max(w.end - w.start, frame.end - frame.start) <= MOST_WIDER * Math.min(w.end - w.start, frame.end - frame.start)
      );
    });
    if (!same) {
      passages.push({ words: frame, frames: [frame] });
      continue;
    }
    if (frame.end - frame.start > same.words.end - same.words.start) same.words = frame;
    if (!same.frames.some((f) => f.reflexLabel === frame.reflexLabel)) same.frames.push(frame);
  }
  return passages;
}
