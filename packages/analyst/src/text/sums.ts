/** Numbers as a text writes them, and sums of money as they are written back. */

/** “1,250.50” as a number; NaN for anything that is none. */
export const numberOf = (digits: string): number => Number(digits.replaceAll(",", ""));

/** A sum of money, rounded to the cent: “1,250”, “29.90”. */
export function sumWords(sum: number): string {
  const rounded = Math.round(sum * 100) / 100;
  return rounded.toLocaleString("en", Number.isInteger(rounded) ? {} : { minimumFractionDigits: 2 });
}

/** A sum with the sign that stands before it in a text, or the coin that stands behind it. */
export const withCoin = (sum: string, sign: string | undefined, coin: string | undefined): string => (sign ? `${sign}${sum}` : `${sum} ${coin ?? ""}`.trim());
