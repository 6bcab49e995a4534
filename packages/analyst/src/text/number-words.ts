/** Numbers as words, and what they are worth. */

/** From zero on; written from the other end, since no list of ours repeats how people count. */
export const SMALL_NUMBERS: readonly string[] =
  "nineteen eighteen seventeen sixteen fifteen fourteen thirteen twelve eleven ten nine eight seven six five four three two one zero".split(" ").reverse();
export const TENS: readonly string[] = "ninety eighty seventy sixty fifty forty thirty twenty".split(" ").reverse();
export const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };

/** “Zero” to “ninety”, in small letters. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL_NUMBERS.map((word, n): [string, number] => [word, n]),
  ...TENS.map((word, n): [string, number] => [word, 20 + 10 * n]),
]);

/** What a word in small letters counts, from two on: “one” is mostly no number. */
export function countOf(word: string): number | undefined {
  const n = NUMBER_WORDS.get(word) ?? SCALES[word];
  return n === undefined || n < 2 ? undefined : n;
}

const COUNTS = [...NUMBER_WORDS.keys()].slice(2).join("|");
const ONES = SMALL_NUMBERS.slice(1, 10).join("|");
const MANY = new RegExp(`\\b(${COUNTS}) (hundred|thousand)\\b`, "gi");
const TENS_AND_ONES = new RegExp(`\\b(${TENS.join("|")})-(${ONES})\\b`, "gi");
const A_COUNT = new RegExp(`\\b(?:${COUNTS})\\b`, "gi");
const ONE_COIN = /\b(?:one|a) (?=(?:euro|dollar|pound|cent|franc)\b)/gi;
const factor = (word: string): number => countOf(word.toLowerCase()) ?? NUMBER_WORDS.get(word.toLowerCase()) ?? 1;

/** “Two hundred” is 200, “forty-one” is 41. */
export const inFigures = (words: string): string =>
  words
    .replace(MANY, (_, n: string, of: string) => String(factor(n) * factor(of)))
    .replace(TENS_AND_ONES, (_, tens: string, ones: string) => String(factor(tens) + factor(ones)));

/** Every number as a figure: “six euros” is “6 euros”, “one euro” is “1 euro”. */
export const allInFigures = (words: string): string =>
  inFigures(words)
    .replace(A_COUNT, (word) => String(factor(word)))
    .replace(ONE_COIN, "1 ");
