import type { CheckableClaim } from "@candor/analyst/text/claims";
import { withoutLoneSurrogates } from "../../lib/lone-surrogates.ts";

/** A site to search, with the address that searches it. */
export interface Place {
  name: string;
  address(words: string): string;
}

const searching =
  (before: string, after = "") =>
  (words: string): string =>
    `${before}${encodeURIComponent(withoutLoneSurrogates(words))}${after}`;

const FACT_CHECKS: Place = { name: "Fact Check Explorer", address: searching("https://toolbox.google.com/factcheck/explorer/search/", ";hl=en") };
const SCHOLAR: Place = { name: "Google Scholar", address: searching("https://scholar.google.com/scholar?q=") };
const WIKIPEDIA: Place = { name: "Wikipedia", address: searching("https://en.wikipedia.org/w/index.php?search=") };
export const WEB: Place = { name: "DuckDuckGo", address: searching("https://duckduckgo.com/?q=") };

export const PLACES: readonly Place[] = [FACT_CHECKS, WIKIPEDIA, WEB];
const PLACES_BY_KIND: Readonly<Record<string, readonly Place[]>> = {
  "a citation": [SCHOLAR, WEB],
  "a research finding": [FACT_CHECKS, SCHOLAR, WEB],
  "a law or a court case": [WEB, WIKIPEDIA],
  "a quotation": [WEB, FACT_CHECKS],
  // The leaflet and the pharmacist, and the shop's own page, say what a search does not.
  "a dose": [],
  "a count on a shop’s page": [],
};
/** Where a claim of this kind is best looked up; none where no search helps. */
export const placesFor = (kind: CheckableClaim["kind"]): readonly Place[] => PLACES_BY_KIND[kind] ?? PLACES;

/** Of a long sentence a search finds nothing. */
const MAX_WORDS = 9;
const MAX_QUOTED_WORDS = 10;
/** Words that narrow no search. */
const SMALL = new Set(
  "a an the and or but so if then than that this these those there here it its it’s is are was were be been being am do does did done has have had having of in on at to from by for with about as into over under out up off not no nor can could will would shall should may might must just very really also too all any some each every more most much many such own same only even still again ever when where which who whom whose what why how i you he she we they me him her us them my your his our their everyone everybody knows says said".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.match(/[$€£]?[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*%?/gu) ?? [];

const asItStands = (words: string): string => `"${words.replaceAll(/["“”]/g, " ").trim().split(/\s+/).slice(0, MAX_QUOTED_WORDS).join(" ")}"`;

/** A search for the sentence in which a mark stands, in its own words. */
export function searchForSentence(text: string, { start, end }: { start: number; end: number }): string {
  const before = Math.max(...[".", "!", "?", "\n"].map((mark) => text.lastIndexOf(mark, start - 1)));
  const after = text.slice(end).search(/[.!?\n]/);
  return asItStands(text.slice(before + 1, after < 0 ? text.length : end + after));
}

/** What to search for: of a quotation its first words as they stand, of another sentence the words that carry it. At most ten words; empty where there are none. */
export function searchWords(sentence: string, kind?: CheckableClaim["kind"]): string {
  const quoted = kind === "a quotation" ? /["“]([^"“”]{12,})["”]/.exec(sentence)?.[1] : undefined;
  if (quoted) return asItStands(quoted);
  const words = wordsOf(sentence);
  const carrying = words.filter((word) => !SMALL.has(word.toLowerCase().replace("'", "’")));
  return (carrying.length > 0 ? carrying : words).slice(0, MAX_WORDS).join(" ");
}
