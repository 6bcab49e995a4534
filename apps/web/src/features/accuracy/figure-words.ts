import { falseAlarms, FEW_TEXTS, type CorpusResult } from "./results.ts";

/** A share (0 to 1) as a percentage; a dash where there is none. */
export const share = (x: number | null | undefined, digits = 0): string => (typeof x === "number" ? `${(x * 100).toFixed(digits)}%` : "–");
/** What the page calls a mark, unless it says otherwise: the threshold as the bench writes it. */
export const AT = "0.6";

/** “1,365,000”: a count to the nearest thousand. */
export const rounded = (count: number): string => (Math.round(count / 1000) * 1000).toLocaleString("en");

/** A share, or the counts themselves where a share of so few would look surer than it is. */
export function falseAlarmWords(corpus: CorpusResult): string {
  const { marked, honest } = falseAlarms(corpus, AT);
  return honest < FEW_TEXTS ? `${marked} of ${honest}` : share(corpus.at[AT]?.falseAlarm, 1);
}

/** The same within a sentence. */
export function falselyMarked(corpus: CorpusResult | undefined, what: string): string {
  if (!corpus) return `– of the ${what}`;
  const { marked, honest } = falseAlarms(corpus, AT);
  return honest < FEW_TEXTS ? `${marked} of ${honest} ${what}` : `${share(corpus.at[AT]?.falseAlarm)} of ${honest.toLocaleString("en")} ${what}`;
}
