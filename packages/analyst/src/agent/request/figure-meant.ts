import { anyWords } from "../../text/forms.ts";
import { NUMBER_WORDS } from "../../text/number-words.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { sentencesOf, wordsOf, type Sentence } from "../../text/words.ts";
import { sharesWords } from "./shared-words.ts";

const FIGURE = /\d|\b(?:doubl|halv|tripl|quadrupl)\w*\b|\b(?:half|twice|a third|a quarter)\b/i;
/** A day or a page counts nothing. */
const A_DATE = anyWords(
  /\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*/gi,
  /(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:,? \d{4})?/gi,
  /(?:in|since|of|until|by) (?:19|20)\d\d|\d{1,2}:\d\d/gi,
);
const NUMBER = /\d[\d.,]*\d|\d/g;

/** “40,000” as 40000. */
export const withoutCommas = (number: string): string => number.replace(/,(?=\d{3}(?!\d))/g, "");
/** “Four years” holds a 4. */
const numbersIn = (words: string): ReadonlySet<string> =>
  new Set([...(words.match(NUMBER)?.map(withoutCommas) ?? []), ...wordsOf(words).flatMap((word) => String(NUMBER_WORDS.get(word) ?? "") || [])]);

/** The sentence of the figure that is asked about: the one that it names, or whose words it uses, or the first. */
export function figureMeant(request: string, text: string): Sentence | undefined {
  const all = sentencesOf(text);
  const named = [...numbersIn(request)];
  const literal = all.find((s) => named.length > 0 && named.every((figure) => numbersIn(s.text).has(figure)));
  const figures = all.filter((s) => FIGURE.test(s.text.replace(A_DATE, " ")));
  // “The noise number”, of a sentence with decibels
  const [near] = placesOf(text, contentIn(request))
    .sort((a, b) => b.score - a.score)
    .filter(({ sentence }) => figures.some(({ start }) => start === sentence.start));
  return literal ?? figures.find((s) => sharesWords(s.text, request)) ?? near?.sentence ?? figures[0] ?? all.find((s) => FIGURE.test(s.text));
}
