import type { Reply } from "./asked.ts";
import type { Intent } from "./intent.ts";
import type { Said } from "./say.ts";

/** One way to answer: a reply where it applies, else null. */
export type Rule<A> = (asked: A) => Reply | null;

/** The reply of the first rule that applies. */
export function firstReply<A>(rules: readonly Rule<A>[], asked: A): Reply | null {
  for (const rule of rules) {
    const reply = rule(asked);
    if (reply) return reply;
  }
  return null;
}

/** A rule for messages that bring no text along: what they say is about what stands above. */
export const bringsNone =
  <A extends { brought: boolean }>(rule: Rule<A>): Rule<A> =>
  (asked) =>
    asked.brought ? null : rule(asked);

/** What is said as it is, however sure; null where nothing is. */
export const says = (said: Said | null, intent: Intent): Reply | null => said && { said, failure: null, intent };

/** What is said with the word of caution that its confidence asks for. */
export const saysBySureness = (said: Said, intent: Intent): Reply => ({ said, intent });

/** A question back. */
export const ask = (text: string, intent: Intent = "unclear"): Reply => ({ said: { text, confidence: 0.5 }, failure: "ask-clarify", intent });
