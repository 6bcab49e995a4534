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
