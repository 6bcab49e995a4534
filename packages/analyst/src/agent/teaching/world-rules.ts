import { anyOf } from "../../text/forms.ts";
import { isAddressed } from "../../text/makes-claims.ts";
import { speaksOf } from "../reading/about-text.ts";
import { isCaseOpen } from "../danger/after-own-case.ts";
import type { Named } from "../asked.ts";
import { asksWhatIsLaidDown } from "../reading/by-form.ts";
import { withoutCommas } from "../request/figure-meant.ts";
import type { Intent } from "../intent.ts";
import { claimOfKind, foreignClaim, isMostlyIn } from "../talk/limits.ts";
import { itemAsked } from "../request/list-item.ts";
import { says, type Rule } from "../rule.ts";
import { asksIfCause } from "../reading/say-because-of.ts";
import { sayWorld, worldClaim } from "../talk/say-outside.ts";
import type { Said } from "../say.ts";

/** Questions about the world and not about a text: which side to take, and what is so. */

/** “What do you think of it?” */
const OF_WHAT_IS_HERE = /\b(?:on|of|about) (?:it|this|that|these|those|them|the|him|her|his|their)\b/i;
/** “Who should I vote for?”, “What is your opinion on taxes?” */
const ASKS_SIDE = anyOf(
  /\b(?:who|whom|what party|which (?:party|candidate|side)) (?:should|would|do|shall|must|will|to) (?:i |you |we |one |people )?(?:vote|choose|elect|support)\b/i,
  /\b(?:what(?:'s| is| are)(?: then)? your (?:own |personal )?(?:opinions?|views?|position|stance|thoughts|take)|what do you (?:personally )?think|how do you feel|where do you stand) (?:on|of|about)\b(?! [\w-]+\.[a-z]{2})/i,
  /^(?:(?:so|and|but)[, ]+)*would you (?:ever )?(?:vote|elect|support|choose)\b/i,
  /\bwhich (?:party|religion|country|politician|candidate|side)\b[^?.!]{0,30}\b(?:best|better|worst|worse|most|right|wrong)\b/i,
);
const NO_SIDE: Said = {
  text: "I don’t take sides, and I know nothing about the issue itself. What I can read with you is what the sides say: paste a speech, a flyer or a post, and ask which words push, which promises you could check, and what’s missing. I can also compare two of them side by side.",
  confidence: 0.9,
};
export const side: Rule<Named> = ({ request, text }) => {
  const ofText = text !== null && (OF_WHAT_IS_HERE.test(request) || isMostlyIn(text, request));
  return ASKS_SIDE.test(request) && !ofText ? says(NO_SIDE, "beyond") : null;
};

/** What a question about the world may look like to the rules. */
const WORLDLY = new Set<Intent>(["unclear", "verdict", "decide", "claims", "sources", "interests"]);

/** “Is he lying?”: whoever wrote the text at hand, or is spoken of in it. */
const OF_SOMEBODY = /\b(?:is|was|are|were|does|do|did|has|have) (?:he|she|they)\b/i;

/** “Is 94% a lot?”, where the text says 94%; the 5 of “5G” is no figure. */
const FIGURE = /\b(?:\d[\d.,]{0,20}\d(?![a-z])|\d(?=\s?(?:%|percent)))/gi;
const givesFigureOf = (text: string, claim: string): boolean =>
  (withoutCommas(claim).match(FIGURE) ?? []).some((figure) => withoutCommas(text).includes(figure));

/** What is so in the world: no text can say it, and we don’t look anything up. */
export const world: Rule<Named> = ({ request, text, named, history }) => {
  // “What if they come back?”, of callers who were told of; “does one cause the other”, of a figure of the text
  if (text === null ? /\b(?:he|she|they)\b/i.test(request) && isCaseOpen(history) : asksIfCause(request)) return null;
  if (text !== null && (itemAsked(request, text) || (isAddressed(text) && asksWhatIsLaidDown(request, text)))) return null;
  const foreign = text !== null && named === "unclear" && !givesFigureOf(text, request) ? foreignClaim(text, request) : null;
  if (foreign !== null) return says(sayWorld(foreign), "fact");
  const claim = worldClaim(request) ?? (text === null ? claimOfKind(request) : null);
  if (claim === null || OF_SOMEBODY.test(request)) return null;
  const ofWorld = text === null ? WORLDLY.has(named) : named === "verdict" && !speaksOf(text, claim) && !isMostlyIn(text, claim) && !givesFigureOf(text, claim);
  return ofWorld ? says(sayWorld(claim), named === "verdict" ? "fact" : named) : null;
};
