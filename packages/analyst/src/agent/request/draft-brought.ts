import { anyOf } from "../../text/forms.ts";
import { isPrivate } from "../../text/makes-claims.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** “Is my letter ok? Dear Ms Holm, …”: a question about a letter of one’s own, with the letter behind it on the same line. */

const SPLIT = /^(?<request>[^\n]{3,160}?[?.!:])\s+(?<text>(?:Dear|Hi|Hello|Good (?:morning|day|afternoon|evening)|To whom)\b.{20,})$/s;
const PIECE = "(?:letter|e-?mail|mail|text|post|application|draft|message|reply|answer|speech|review|complaint|note|comment|apology|invitation|card)";
const OWN = new RegExp(
  `\\b(?:my|our) (?:own |cover |first |short |little )?${PIECE}\\b(?! (?:from|that (?:i|we) (?:got|received)))|\\b(?:i|we)(?:['’]ve| have)? (?:just )?(?:wrote|written)\\b|\\b(?:i|we)(?:['’]m|['’]re| am| are) (?:going to |about to )?(?:send|sending|post|posting|writing)\\b`,
  "i",
);

/** Whether a request speaks of a piece that the visitor wrote. */
export const isOfOwnDraft = (request: string): boolean => OWN.test(request);

/** The request and the draft; null where none is brought so. */
export function draftBrought(message: string): { request: string; text: string; second: null } | null {
  const { request, text } = SPLIT.exec(message.trim())?.groups ?? {};
  return request !== undefined && text !== undefined && isOfOwnDraft(request) ? { request, text, second: null } : null;
}

/** “Is this ok to send”, “what should I take out”, “make it a bit nicer”, “is it too long”: work on a piece, which nobody asks about somebody else’s letter. */
const WORKS_ON_IT = anyOf(
  /^(?:(?:so|and|but|ok(?:ay)?|then|well)[, ]+)*(?:is|are|would|should|shall|can|could|do|am) [^?.!]{0,40}\b(?:(?:to|i|we) (?:just )?(?:send|post|hand in|submit))(?: (?:it|this|that|them|off|in|out|to (?:him|her|them|my \w+|the \w+)|like (?:this|that)|as it is|now|then|or not))*[?.! ]*$/i,
  /^(?:(?:so|and|but|ok(?:ay)?|then|well)[, ]+)*(?:what|which (?:bits?|parts?|words?|sentences?|lines?)|where) (?:else )?(?:should|could|can|would|must|do|to) ?(?:(?:i|you|we|one) )?(?:take out|cut|leave out|delete|remove|change|drop|add|improve|tone down|soften|fix|shorten|say differently|put in)(?: (?:in it|from it|here|there|first|about it|to it|instead))*[?.! ]*$/i,
  /^(?:(?:please|pls|can|could|would|will|you|u|and|now|ok(?:ay)?|so|then|help me|to)[, ]+)*(?:make|get) (?:it|this) (?:sound )?(?:(?:a (?:bit|little)|much|far|slightly|even) )?(?:more |less )?(?!.*\b(?:persuasive|convincing|manipulative|urgent|viral|scary|neutral|fair|fairer|balanced|shorter|briefer|longer)\b)[a-z]+(?:er)?(?: (?:please|pls|for me))*[?.! ]*$/i,
  /^(?:(?:so|and|but|ok(?:ay)?|then|well)[, ]+)*(?:is it|is this|isn['’]?t it|am i|do i sound|does it sound|does this sound) (?:(?:a bit|a little|far|way) )?too \w+[?.! ]*$/i,
  /^(?:(?:so|and|but|ok(?:ay)?|then|well)[, ]+)*(?:does|do) (?:it|this|i) (?:sound|come across(?: as)?|read) (?:too |very |really )?\w+[?.! ]*$/i,
);
export const asksForWork = (request: string): boolean => WORKS_ON_IT.test(request.trim());
/** Whether a request is work on a piece of one’s own, as the text at hand may be: words of one person to another. */
export const worksOnDraft = (request: string, text: string): boolean => asksForWork(request) && isPrivate(text) && SAYS_I.test(text) && !looksLikeScam(text);
const SAYS_I = /\bI\b/;
