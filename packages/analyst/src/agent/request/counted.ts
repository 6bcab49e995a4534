import { NUMBER_WORDS, SMALL_NUMBERS } from "../../text/number-words.ts";

const UP_TO_TEN = SMALL_NUMBERS.slice(1, 11).join("|");
/** “3” or “three”. */
export const askedNumber = (word: string): number => NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word);
export const ORDINAL_WORDS: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const UNIT =
  "(?:sentences?|points?|bullets?(?: points?)?|bulletpoints?|lines?|questions?|claims?|facts?|marks?|things?|passages?|techniques?|tricks?|fallac(?:y|ies)|red flags?|takeaways?|examples?|statements?|gaps?|biases)";
const COUNTED = new RegExp(String.raw`\b(?:(\d{1,2})|(${UP_TO_TEN})|an?(?! (?:${UP_TO_TEN})\b)(?: single)?)[ -](?:\w+ ){0,2}?${UNIT}\b`, "i");
/** “the second sentence”, “sentence 3”, “in this one sentence”: a place, and no number of them. */
const A_PLACE = /\b(?:sentence|line|point|mark|claim|question) \d|\b(?:this|that|the) one (?:sentence|line|point)\b/i;
const MOST = 12;

/** How many of something a request asks for (“in two sentences”, “give me 3 questions”), or null. */
export function askedCount(request: string): number | null {
  if (A_PLACE.test(request)) return null;
  const match = COUNTED.exec(request);
  if (!match) return null;
  const one = /^an?\b/i.test(match[0]);
  if (one && !/\b(?:in|with|into) an?(?: single)? /i.test(request)) return null;
  const n = match[1] === undefined ? (one ? 1 : NUMBER_WORDS.get(match[2]!.toLowerCase())!) : Number(match[1]);
  return n < 1 ? null : Math.min(n, MOST);
}
