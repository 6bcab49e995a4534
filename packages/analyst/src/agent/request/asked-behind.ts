import { sentencesOf, wordCount } from "../../text/words.ts";
import { MIN_PASTED_WORDS } from "./addressed.ts";

/** Of “it”, and of no “you” that a text may well ask. */
const OF_IT =
  /^(?:so |and |but )?(?:is|was) (?:it|this|that) (?:really |actually |even )?(?:real|true|genuine|legit\w*|an? (?:scam|fraud|hoax)|fraud|fake|safe|fair|misleading|manipulative)\b[?! ]*$/i;

/** “My bank wrote me this: Dear Mrs Kaya, … Is it real?”: the question that stands behind a text that was brought in, parted from it; null where none does. */
export function askedBehind(text: string): { request: string; text: string } | null {
  const last = sentencesOf(text).at(-1);
  return last && last.start > 0 && OF_IT.test(last.text) ? { request: last.text, text: text.slice(0, last.start).trim() } : null;
}

const MOST_STORY_WORDS = 120;
/** “I have been thinking a lot … : ‘…’ I don’t know what to believe.”: of a long story around a long quotation only what it asks is a request. */
export function afterStory(before: string, said: string, behind: string): { request: string; text: string; second: null } | null {
  if (!/\b(?:I|my)\b.*:\s*$/is.test(before) || wordCount(said) < MIN_PASTED_WORDS || wordCount(`${before} ${behind}`) > MOST_STORY_WORDS) return null;
  const asked = sentencesOf(`${before.replace(/(?<![^.!?])[^.!?]*$/, "")} ${behind}`).filter((s) => s.text.endsWith("?"));
  return { request: asked.map((s) => s.text).join(" "), text: said, second: null };
}
