import { quotesIn } from "../quotes.ts";
import { namedSources } from "../text/named-source.ts";

/** What can be counted in a text without weighing its words. */
export interface TextFacts {
  words: number;
  /** Sentences that name somebody who can be asked, or a document that can be looked up; null where the text is not English, since they cannot be told then. */
  sources: number | null;
  /** Different addresses of pages. */
  links: number;
  /** Passages of three words or more in quotation marks. */
  quotations: number;
  /** Numbers in figures, outside of addresses. */
  numbers: number;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** “30,000”, “4.5”, “18:30” and “2026-11-27” are one number each; the 19 of “COVID-19” and the 2 of “B2B” are parts of a name. */
const NUMBER = /(?<![\p{L}\p{N}]|\p{L}-)\d+(?:[.,:/–-]\d+)*(?!\p{N})/gu;
const withoutEnd = (address: string): string => address.replace(/(?<![.,;:!?)\]’'])[.,;:!?)\]’']+$/, "");

/** Counts of one text. `words` and `english` as the engine's analysis has them. */
export function factsOf(text: string, { words, english }: { words: number; english: boolean }): TextFacts {
  const links = new Set((text.match(ADDRESS) ?? []).map(withoutEnd));
  return {
    words,
    sources: english ? namedSources(text).length : null,
    links: links.size,
    quotations: quotesIn(text).length,
    numbers: (text.replace(ADDRESS, " ").match(NUMBER) ?? []).length,
  };
}
