/** Chooses the anchors of a phrase; build time only. */
import type { Item, Term } from "./items.ts";
import { literalTokens } from "./literal.ts";

/** How often words are met in English prose, estimated; see wordRates. */
export type Rates = ReadonlyMap<string, number>;

const RARE = 2e-6;
/** Tokens that are such a mark, roughly; a gap and the start of a sentence are no tokens. */
const MARK_RATES: Readonly<Record<string, number>> = {
  $: 0.08,
  "?$": 0.05,
  "!$": 0.03,
  ",": 0.05,
  ";": 0.002,
  ":": 0.004,
  "--": 0.004,
  "...": 0.001,
  "%": 0.002,
  "<currency>": 0.001,
  "<num>": 0.02,
  "<year>": 0.003,
  "<name>": 0.06,
  "<caps>": 0.004,
  "<decimal>": 0.002,
  "<odd>": 0.006,
  _: 0.9,
};

/** Rates of words per token in some texts; common words come out common, which is all that is asked. */
export function wordRates(texts: Iterable<string>): Rates {
  const counts = new Map<string, number>();
  let all = 0;
  for (const text of texts) {
    for (const [written] of text.toLowerCase().matchAll(/[a-z0-9]+(?:['’][a-z]+)?/g)) {
      for (const word of literalTokens(written)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        all++;
      }
    }
  }
  return new Map([...counts].map(([word, count]) => [word, count / all]));
}

/** How many tokens in text are an anchor, when the best places are chosen; infinite where there is no place that every wording has. */
export function anchorRate(item: Item, rates: Rates, lists: ReadonlyMap<string, number>): number {
  switch (item.kind) {
    case "term":
      return termRate(item, rates, lists);
    case "choice":
      return [...item.terms, ...item.rows].reduce((sum, of) => sum + anchorRate(of, rates, lists), 0);
    case "row":
      return Math.min(...item.of.map((of) => anchorRate(of, rates, lists)));
    case "optional":
      return Infinity;
  }
}

const termRate = ({ key, words }: Term, rates: Rates, lists: ReadonlyMap<string, number>): number =>
  words.length > 0 ? words.reduce((sum, word) => sum + (rates.get(word) ?? RARE), 0) : (lists.get(key) ?? MARK_RATES[key] ?? Infinity);

/** Marks the anchors: of a row the place that is met least, of a choice all of it. */
export function markAnchors(item: Item, rates: Rates, lists: ReadonlyMap<string, number>): void {
  switch (item.kind) {
    case "term":
      item.anchor = true;
      return;
    case "choice":
      item.anchor = item.terms.length > 0;
      for (const row of item.rows) markAnchors(row, rates, lists);
      return;
    case "row": {
      const costs = item.of.map((of) => anchorRate(of, rates, lists));
      markAnchors(item.of[costs.indexOf(Math.min(...costs))]!, rates, lists);
      return;
    }
    case "optional":
      throw new Error("what is optional cannot be an anchor");
  }
}
