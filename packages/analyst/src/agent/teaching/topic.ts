import { claimOfKind } from "../talk/limits.ts";
import { withoutNotice } from "../notice.ts";
import { plainWords } from "../request/plain-words.ts";
import { CLAIM_AT_HAND, worldClaim } from "../talk/say-outside.ts";
import { findTerm, type Term } from "./terms.ts";

/** What the conversation is about when it is no text: a term that was explained, or a claim about the world. A text at hand is in at-hand.ts. */
export type Topic = { kind: "term"; term: Term } | { kind: "claim"; claim: string };

/** How the answers begin that speak of a term. */
const OF_A_TERM = /^\*\*([^*]{3,60}?)\.?\*\*(?:,| ?\S)|^(?:To notice|Of|In short,) \*\*([^*]{3,60})\*\*/;
/** Answers that answered nothing leave the topic where it was. */
const LEAVES_IT =
  /^(?:Which text is this about|I still (?:have no|don’t have a) text|I can’t tell what you(?: woul|’)d like|Good\.|You(?: a|’)re welcome|I’m sorry (?:that I was no|I wasn’t any) help)/;

/** The topic that the last answered message set; null where that was a text, or nothing yet. `atHand`: whether there is a text. */
export function topicAtHand(history: readonly { role: string; text: string }[], atHand: boolean): Topic | null {
  for (let at = history.length - 1; at >= 0; at--) {
    const { role, text } = history[at]!;
    if (role !== "assistant") continue;
    const answer = withoutNotice(text);
    const named = OF_A_TERM.exec(answer);
    const term = named ? findTerm(named[1] ?? named[2]!) : null;
    if (term) return { kind: "term", term };
    if (CLAIM_AT_HAND.test(answer)) {
      const asked = plainWords(history.slice(0, at).findLast((m) => m.role === "user")?.text ?? "");
      const claim = worldClaim(asked) ?? claimOfKind(asked);
      if (claim !== null) return { kind: "claim", claim };
      continue;
    }
    if (atHand && !LEAVES_IT.test(answer)) return null;
  }
  return null;
}
