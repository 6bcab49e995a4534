import { sentencesOf } from "../text/words.ts";

/** Of “it”, and of no “you” that a text may well ask. */
const OF_IT =
  /^(?:so |and |but )?(?:is|was) (?:it|this|that) (?:really |actually |even )?(?:real|true|genuine|legit\w*|an? (?:scam|fraud|hoax)|fraud|fake|safe|fair|misleading|manipulative)\b[?! ]*$/i;

/** “My bank wrote me this: Dear Mrs Kaya, … Is it real?”: the question that stands behind a text that was brought in, parted from it; null where none does. */
export function askedBehind(text: string): { request: string; text: string } | null {
  const last = sentencesOf(text).at(-1);
  return last && last.start > 0 && OF_IT.test(last.text) ? { request: last.text, text: text.slice(0, last.start).trim() } : null;
}
