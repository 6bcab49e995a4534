import { sentencesOf, type Sentence } from "./words.ts";

const MOST_TITLE_WORDS = 16;
/** A note stands behind the full stop: “… in 1934.[2]” */
const ENDS = /[.!?…:;,]["”’')\]]*(?:\[[^\]\n]{1,24}\])*$|["”]$/;
const LIST_ITEM = /^(?:[-*•]|\d+[.)])\s/;

/** “Dear parents and guardians,”, “Kind regards, Marta Oliveira, headteacher”: around a letter, and none of its sentences. */
const AROUND_LETTER =
  /^(?:dear|hi|hello|good (?:morning|afternoon|evening)|to whom)\b[^.!?\n]{0,60},$|^(?:(?:(?:with )?(?:kind|best|warm|many)(?:est)? )?(?:regards|wishes|greetings|thanks)|yours(?: \w+)?|sincerely|cheers|for the (?:signatories|board|committee|family|families|team|parents|residents|group))\b[^!?]{0,80}$/i;

const isShort = (line: string): boolean => line.split(/\s+/).length <= MOST_TITLE_WORDS;
/** A line of its own, of no more than 16 words, that no full stop ends: a title or a heading. */
export const isTitle = (line: string): boolean => isShort(line) && !ENDS.test(line) && !LIST_ITEM.test(line) && /\p{L}/u.test(line);

/** A sentence without the title that stands on the line above it. */
function belowTitle(text: string, sentence: Sentence): Sentence {
  const line = sentence.text.indexOf("\n");
  if (line < 0 || !isTitle(sentence.text.slice(0, line).trim())) return sentence;
  const rest = sentence.text.slice(line).trimStart();
  // A line that is only broken goes on with a small letter, and is about as long as the others.
  if (!/^["“'‘(]?[\p{Lu}\p{N}]/u.test(rest) || rest.split(/\s+/).length < 6) return sentence;
  const start = sentence.end - rest.length;
  return { start, end: sentence.end, text: text.slice(start, sentence.end) };
}

/** Lines without a full stop are titles only where most of the text has them: a message of loose lines, or a poem, has none. */
const LEAST_TIMES_LONGER = 3;
const lengthOf = (sentences: readonly Sentence[]): number => sentences.reduce((n, { text }) => n + text.length, 0);

/** Sentences of a text without its titles and headings, and what stands around a letter; all of them where there is little else. */
export function bodyOf(text: string): Sentence[] {
  const all = sentencesOf(text);
  const letter = all.filter((s) => !AROUND_LETTER.test(s.text));
  const inside = letter.length > 0 ? letter : all;
  const body = inside.filter((s) => !(isTitle(s.text) && !s.text.includes("\n"))).map((s) => (s.start === all[0]!.start ? belowTitle(text, s) : s));
  return lengthOf(body) >= LEAST_TIMES_LONGER * (lengthOf(inside) - lengthOf(body)) ? body : inside;
}
