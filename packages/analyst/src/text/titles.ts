import { sentencesOf, type Sentence } from "./words.ts";

const MOST_TITLE_WORDS = 16;
const ENDS = /[.!?…:;,]["”’')\]]*$|["”]$/;
const LIST_ITEM = /^(?:[-*•]|\d+[.)])\s/;

const isShort = (line: string): boolean => line.split(/\s+/).length <= MOST_TITLE_WORDS;
/** A line of its own that no full stop ends: a title or a heading. */
const isTitle = (line: string): boolean => isShort(line) && !ENDS.test(line) && !LIST_ITEM.test(line) && /\p{L}/u.test(line);

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

/** Sentences of a text without its titles and headings; all of them where there is little else. */
export function bodyOf(text: string): Sentence[] {
  const all = sentencesOf(text);
  const body = all.filter((s) => !(isTitle(s.text) && !s.text.includes("\n"))).map((s) => (s.start === all[0]!.start ? belowTitle(text, s) : s));
  return lengthOf(body) >= LEAST_TIMES_LONGER * (lengthOf(all) - lengthOf(body)) ? body : all;
}
