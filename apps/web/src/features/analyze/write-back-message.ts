import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { shortened } from "../../lib/excerpt.ts";
import { isWeak } from "../../lib/findings.ts";

/** Whom the message is for: somebody who passed the text on, or its author. */
export type Addressee = "sender" | "writer";

/** One question is answered sooner than five. */
const MAX_PASSAGES = 2;
const PASSAGE_CHARS = 160;

/** The weightiest passages that the writer claims in their own voice, each with a question of its own; `frames` in the engine's order. */
function passagesOf(frames: readonly Frame[]): Frame[] {
  const own = frames.filter((frame) => !isAboutWholeText(frame) && !isWeak(frame) && frame.stance === "asserted" && frame.fragment.trim() !== "");
  const apart: Frame[] = [];
  for (const frame of own) {
    const overlaps = apart.some((other) => other.question === frame.question || (frame.start < other.end && other.start < frame.end));
    if (!overlaps) apart.push(frame);
    if (apart.length === MAX_PASSAGES) break;
  }
  return apart;
}

const asked = (frame: Frame): string => `“${shortened(frame.fragment.replace(/\s+/g, " ").trim(), PASSAGE_CHARS)}”\n${frame.question}`;

const OPENING: Record<Addressee, { none: string; one: string; several: string }> = {
  sender: {
    none: "Thanks for sending me this. Before I pass it on, I’d like to know more about it.",
    one: "Thanks for sending me this. One part made me pause, and I have a question about it:",
    several: "Thanks for sending me this. Two parts made me pause, and I have a question about each:",
  },
  writer: {
    none: "I read what you wrote, and I’d like to understand it better.",
    one: "I read what you wrote. One part made me pause, and I have a question about it:",
    several: "I read what you wrote. Two parts made me pause, and I have a question about each:",
  },
};
const CLOSING: Record<Addressee, string> = { sender: "Do you know where it comes from?", writer: "What are you basing this on?" };
const MODEST = "I may be missing something.";
const SUSPECTED =
  "Thanks for sending me this. It’s worded like a lot of scams, so I wouldn’t pay, click or reply until we’ve checked with the person or company it names, using a number we already have. Do you know where it comes from?";

/**
 * A short message about a text, in words that ask and do not accuse: at most two passages with the question of each. Of a text in which a swindler's wording
 * is marked it asks to wait.
 */
export function messageTo(addressee: Addressee, frames: readonly Frame[], suspected: boolean): string {
  if (suspected) return SUSPECTED;
  const passages = passagesOf(frames);
  const opening = OPENING[addressee];
  const closing = CLOSING[addressee];
  if (passages.length === 0) return `${opening.none} ${closing}`;
  return [passages.length === 1 ? opening.one : opening.several, ...passages.map(asked), `${closing} ${MODEST}`].join("\n\n");
}
