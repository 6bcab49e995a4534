import { falseAlarms, FEW_TEXTS, type CorpusResult } from "./results.ts";

export const share = (x: number | null | undefined, digits = 0): string => (typeof x === "number" ? `${(x * 100).toFixed(digits)}%` : "–");
/** What the page calls a mark, unless it says otherwise: the threshold as the bench writes it. */
export const AT = "0.6";
export const counted = (n: number): string => n.toLocaleString("en");

/** A share, or the counts themselves where a share of so few would look surer than it is. */
export function falseAlarmWords(corpus: CorpusResult): string {
  const { marked, honest } = falseAlarms(corpus, AT);
  return honest < FEW_TEXTS ? `${marked} of ${honest}` : share(corpus.at[AT]?.falseAlarm, 1);
}

/** The same within a sentence. */
export function falselyMarked(corpus: CorpusResult | undefined, what: string): string {
  if (!corpus) return `– of the ${what}`;
  const { marked, honest } = falseAlarms(corpus, AT);
  return honest < FEW_TEXTS ? `${marked} of ${honest} ${what}` : `${share(corpus.at[AT]?.falseAlarm)} of ${counted(honest)} ${what}`;
}
