import { sayExamples } from "./explain-term.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";
import { findTerm, type Term } from "./terms.ts";

/** “Give me an example of a false dilemma about dogs”: a known term, and a matter of which no example is kept. */

const OF_MATTER =
  /^(?:(?:hi|hello|hey|so|and|ok(?:ay)?|now|please|pls)[,.! ]+)*(?:(?:can|could|would|will) you )?(?:please )?(?:(?:give|show|tell|make|write|invent|find|think of)(?: (?:me|us))?(?: up)? |what(?:'s| is| would be) |i (?:need|want) )?(?:(?:an?|some|one|another|two|three) )?(?:\w+ )?examples? (?:of|for) (?:an? |the )?["“']?(?<term>[a-z][a-z' -]{2,40}?)["”']? (?:about|with|from|on|involving|using|in) (?<matter>[\w’' -]{3,40}?)[?.! ]*$/i;
const POINTS = /^(?:it|this|that|them|here|there|(?:the|this|that|my) (?:text|article|post|message|letter|speech))$/i;
const MOST_CHARS = 160;

/** The term and the matter of which an example is wanted; null where the term is not known. */
export function exampleAsked(typed: string): { term: Term; matter: string } | null {
  const { term: name, matter } = (typed.length > MOST_CHARS ? null : OF_MATTER.exec(plainWords(typed.trim())))?.groups ?? {};
  const term = name === undefined ? null : findTerm(name);
  return term === null || matter === undefined || POINTS.test(matter) ? null : { term, matter };
}

/** “In the second paragraph”: a place in a text, and no matter. */
export const isPlace = (matter: string): boolean => /\b(?:text|paragraph|sentence|line|headline|article|message|post|letter|speech|part)\b/i.test(matter);

/** The examples that are kept, with a word on why none is of that matter. */
export function sayExampleInstead({ term, matter }: { term: Term; matter: string }): Said {
  const kept = sayExamples(term);
  return { ...kept, text: `${kept.text}\n\nI don’t have any with “${matter}”, and I don’t make up examples.` };
}
