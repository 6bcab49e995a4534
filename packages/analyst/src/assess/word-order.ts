import { classesOf, isClosed } from "./word-classes.ts";
import { WORD_ORDER_TABLE } from "./word-order-table.ts";

/** A character of the table holds log(seen / expected by chance) in steps of a quarter nat, from -4 to 3. */
export const STEPS_PER_NAT = 4;
export const ZERO_CODE = 80;
/** Pairs under this are hardly ever written side by side. */
const RARE_NATS = -1;

export interface WordOrder {
  /** Mean over neighbouring words of log(seen / expected), nats: English prose about 0.2 to 0.8, the same words shuffled under 0. */
  fit: number;
  /** The same over pairs with a word of a closed class: two nouns or verbs side by side say little about order. */
  closedFit: number;
  /** Share of neighbours hardly ever seen side by side: prose under 0.1, shuffled words 0.1 to 0.4. */
  rareShare: number;
}

/** How well the order of the words fits English, judged by classes of words and never by which nouns or virtues are named. */
export function wordOrder(text: string): WordOrder {
  const classes = classesOf(text);
  let sum = 0;
  let rare = 0;
  let closedSum = 0;
  let closedPairs = 0;
  for (let i = 1; i < classes.length; i++) {
    const nats = (WORD_ORDER_TABLE[classes[i - 1]!]!.charCodeAt(classes[i]!) - ZERO_CODE) / STEPS_PER_NAT;
    sum += nats;
    if (nats < RARE_NATS) rare++;
    if (isClosed(classes[i - 1]!) || isClosed(classes[i]!)) {
      closedSum += nats;
      closedPairs++;
    }
  }
  const pairs = Math.max(1, classes.length - 1);
  return { fit: sum / pairs, closedFit: closedSum / Math.max(1, closedPairs), rareShare: rare / pairs };
}
