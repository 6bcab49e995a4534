import { between } from "../../text/forms.ts";
import { contentIn, placesOf, soughtIn } from "../../text/search.ts";
import { worldClaim } from "./say-outside.ts";
import type { Said } from "../say.ts";

/** Limits that hold whatever text is at hand: no side, no search, no facts, nothing made up. */

/** Whether most of what a question speaks of stands in the text: then it asks about the text. */
export function isMostlyIn(text: string, question: string): boolean {
  const content = contentIn(question);
  if (content.length === 0) return false;
  const held = new Set(placesOf(text, content, { near: true }).flatMap(({ holds }) => [...holds]));
  return content.filter(({ stem }) => held.has(stem)).length * 2 > content.length;
}

/** “Are vaccines safe?”: of a kind, and not of the one thing that a text tells of. */
const OF_A_KIND =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:is|are|do|does|can|could|will) (?!(?:the|there|he|she|they|it|this|that|these|those|any\w*|some\w*|no\w*|people|you|we|i)\b)\S/i;
/** Such a question needs no mark of one: “is 5g dangerous”. */
export const claimOfKind = (request: string): string | null =>
  OF_A_KIND.test(request.trim()) ? worldClaim(`${request.trim().replace(/(?<![?.!])[?.!]+$/, "")}?`) : null;
/** The claim about the world in a question that does not ask about the text at hand; null of any other. */
export function foreignClaim(text: string, request: string): string | null {
  const claim = claimOfKind(request);
  // The figure of “5G” stands in every text that counts something.
  const content = claim === null ? [] : soughtIn(claim).filter(({ isContent, stem }) => isContent && !/^\d/.test(stem));
  return claim !== null && content.length > 0 && placesOf(text, content, { near: true }).length === 0 ? claim : null;
}

const LOOKS_UP =
  /\b(?:can|could|will|would|do|did) (?:you|u) (?:please |also |maybe |just |really )*(?:look (?:it |this |that |them )?up|search|check|find out|verify|google) (?:for (?:me )?)?(?:if|whether|that) (?:the|this|that|their|its|such an?|an?) (?:\w+ )?(company|firm|shop|store|seller|business|website|site|agency|employer|landlord|charity|organi[sz]ation|bank|broker|clinic)\b/i;
const NO_LOOK_UP: Said = {
  text: "I don’t look anything up: I have no search. You can, in a few minutes and without using the message:\n\n1. **The register.** Companies and charities are listed in a public one, with an address and a date. A broker or a bank is in the regulator’s list, too.\n2. **A search for the name with “scam” or “complaint”:** read what the company didn’t write itself.\n3. **Your own way in:** a number or an address you find elsewhere. Ask there whether the offer is really theirs, because scammers borrow names.",
  confidence: 0.85,
};
const MAKES_UP = between(
  /\b(?:do|did|would|will|can|could) (?:you|u) (?:also |ever |sometimes |just |even |always |really )*/i,
  [
    /make (?:(?:stuff|things?|it|that|this|facts?|something|answers?) up|up (?:stuff|things|facts|answers|something))/i,
    /hallucinat\w+|invent (?:stuff|things|facts|answers|it|that)|lie(?: to (?:me|us|people))?/i,
  ],
  /\b/i,
);
const NOT_MADE_UP: Said = {
  text: "I can’t make facts up the way a language model does: I have none to tell. What I say about a text is quoted from it or counted in it, and the rest is fixed sentences that people wrote. I can still be wrong: a mark may land on honest words, and a lie in calm words gets none. Check a mark against its place in the text.",
  confidence: 0.9,
};

/** What is answered in every state. */
export function sayLimit(request: string): Said | null {
  if (MAKES_UP.test(request)) return NOT_MADE_UP;
  return LOOKS_UP.test(request) ? NO_LOOK_UP : null;
}
