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
