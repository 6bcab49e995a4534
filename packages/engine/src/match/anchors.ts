/** Chooses the anchors of a phrase; build time only. */
import type { Item, Term } from "./items.ts";

/** How often words are met in English prose, as shares of its tokens. */
export type Rates = ReadonlyMap<string, number>;

const RARE = 2e-6;
/** What following a phrase costs, in looks at an anchor. */
const FOLLOW_COST = 3;
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

/** What it costs to look for an item by the best of its places, in looks at an anchor per token of text; infinite where there is no place that every wording has. */
export function anchorRate(item: Item, rates: Rates, lists: ReadonlyMap<string, number>): number {
  switch (item.kind) {
    case "term":
      return termRate(item, rates, lists);
    case "choice":
      return [...item.terms, ...item.rows].reduce((sum, of) => sum + anchorRate(of, rates, lists), 0);
    case "row":
      return Math.min(...costsIn(item.of, rates, lists));
    case "optional":
      return Infinity;
  }
}

/** What each place of a row costs as its anchor: it is looked at wherever it is met, and followed where the places beside it fit, too. */
const costsIn = (row: readonly Item[], rates: Rates, lists: ReadonlyMap<string, number>): number[] =>
  row.map((item, at) => anchorRate(item, rates, lists) * (1 + FOLLOW_COST * fits(row[at - 1], rates, lists) * fits(row[at + 1], rates, lists)));

/** How often a token fits an item; anything may stand beside the end of a phrase, in a gap, and for what is optional. */
const fits = (item: Item | undefined, rates: Rates, lists: ReadonlyMap<string, number>): number => (item ? Math.min(1, anchorRate(item, rates, lists)) : 1);

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
      const costs = costsIn(item.of, rates, lists);
      markAnchors(item.of[costs.indexOf(Math.min(...costs))]!, rates, lists);
      return;
    }
    case "optional":
      throw new Error("what is optional cannot be an anchor");
  }
}
