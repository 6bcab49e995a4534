import { personNamed } from "../../text/people.ts";
import { contentIn, placesOf, soughtIn } from "../../text/search.ts";
import { voicesOf } from "../../text/voices.ts";
import { plainWords } from "./plain-words.ts";
import type { Turns } from "./last-answer.ts";

/** “Who is Brenda Tully?” – “And Sam Whitford?”: a short message that puts another thing in the place of the one that the question before was about. */

const FRAGMENT =
  /^(?:(?:ok(?:ay)?|so|wait|but|oh)[, ]+)*(?:(?:and|or)(?: (?:what|how) about)?|(?:what|how) about) (?!(?:if|when|so|then|now|how|why|what|who|where|which|is|are|was|were|do|does|did|can|could|should|that|this|it|not|because|for|with|without|in|on|at|by|from|to|after|before)\b)([^?!,;]{2,40}?)[?.! ]*$/i;
type Fits = (thing: string, predicate: string, text: string) => boolean;
const ANYTHING: Fits = () => true;
const isInText: Fits = (thing, _, text) => placesOf(text, soughtIn(thing)).length > 0;
/** “Who is the fees” asks nothing. */
const isSomebody: Fits = (thing, _, text) =>
  personNamed(thing, text) !== null || voicesOf(text).some(({ name }) => name.toLowerCase().includes(thing.toLowerCase().replace(/^the /, "")));
/** “Why is the pool closed?” – “And the sauna?”: only where one sentence says both of it. */
const isSaidOfIt: Fits = (thing, predicate, text) => {
  const said = contentIn(predicate);
  const both = [...soughtIn(thing), ...said];
  return said.length > 0 && placesOf(text, both).some(({ holds }) => both.every(({ stem }) => holds.has(stem)));
};
/** What stands before and behind the thing that is asked about, and which things can take its place. */
const ASKED: readonly [RegExp, Fits][] = [
  [/^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*who(?:'s| is| was| are) )(?:[^?!,;]{2,40}?)([?.! ]*)$/i, isSomebody],
  [
    /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*what (?:does|do|did) (?:p ?[=<>≤] ?(?=0?\.\d))?)(?:[^?!,;]{1,40}?)( (?:means?|stand for)\b[^?!]{0,20})$/i,
    ANYTHING,
  ],
  [/^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*what (?:does|do|did) )(?:[^?!,;]{1,40}?)( (?:say|want|think|claim)\b[^?!]{0,20})$/i, isSomebody],
  [
    /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*how (?:old|tall|heavy|long|big|large|high|far|fast|expensive) (?:is|are|was|were) )(?:[^?!,;]{2,40}?)([?.! ]*)$/i,
    isInText,
  ],
  [/^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*(?:can|should) i (?:trust|believe) )(?:[^?!,;]{2,40}?)([?.! ]*)$/i, ANYTHING],
  [/^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*why (?:was|is|were|are|did|does) )(?:the |my |this )?[\p{L}’'-]+( [^?!,;]{3,60})$/iu, isSaidOfIt],
];

/** “p = 0.19” */
const P_SIGN = /^p ?[=<>≤] ?/i;

/** “No, I meant the man they arrested”: another thing than the one that was understood. */
const MEANT =
  /^(?:(?:no|nah|nope|sorry|wait|but|well|hm+)[,. ]+)*(?:i|we) (?:(?:actually|really) )?(?:meant?|was asking (?:about|for)|asked about|was talking about) (?:(?:for|about|with|of|in|at|on) )?(?=(?:the|that|this|those|these|my|his|her|their) )/i;

/** “No, I meant for the ulcer”, “not that, the second coat”: a few words that the text has. */
const MEANT_WORDS =
  /^(?:(?:no|nah|nope|sorry|not (?:that|this|it)(?: one)?)[,.;: ]+)+(?:(?:(?:i|we) (?:meant?|was asking|asked)|rather|but|about)[, ]+)?(?:(?:for|about|with|of|in|at|on|during) )?(?:the |my |a |an )?([\p{L}\d][\p{L}\d’' -]{2,40}?)[?.! ]*$|^i (?:actually )?meant? (?:(?:for|about|with|of|in|at|on|during) )?(?:the |my )?([\p{L}\d][\p{L}\d’' -]{2,40}?)[?.! ]*$/iu;
const MOST_MEANT_WORDS = 4;
const SAYS_SOMETHING =
  /\b(?:i|you|it|he|she|they|we|is|are|was|were|do|does|did|thanks?|way|idea|worries|problem|need|one|more|what|why|how|who|when|where)\b/i;
/** The same as a question; null of anything else. */
function meantIn(request: string, text: string): string | null {
  const found = MEANT_WORDS.exec(request.trim());
  const thing = (found?.[1] ?? found?.[2])?.trim();
  if (thing === undefined || SAYS_SOMETHING.test(thing) || thing.split(/\s+/).length > MOST_MEANT_WORDS) return null;
  const sought = contentIn(thing);
  return sought.length > 0 && placesOf(text, sought, { near: true }).some(({ holds }) => holds.size === sought.length) ? `what about ${thing}` : null;
}

/** “So they are exaggerating” */
const DRAWN =
  /^(?:(?:so|then|and|ok(?:ay)?|but)[, ]+)+(he|she|it|they)(?:['’]?(?:s|re)| is| are) (?:(?:just|clearly|all|totally|really) )*(exaggerat(?:ed|ing))[.! ]*$/i;
const asQuestion = (request: string): string => {
  const [, who, what] = DRAWN.exec(request.trim()) ?? [];
  return who === undefined ? request : `${/they/i.test(who) ? "are" : "is"} ${who} ${what}`;
};

/** The question before with the thing that the message names; the message as it is where it is no such fragment, or nothing in the text fits there. */
export function carriedOn(request: string, history: Turns, text: string): string {
  const other = asQuestion(meantIn(request, text) ?? request.trim().replace(MEANT, "what about "));
  const thing = FRAGMENT.exec(other)?.[1];
  const before = history.findLast(({ role }) => role === "user")?.text.trim() ?? "";
  if (thing === undefined) return other;
  for (const [form, fits] of ASKED) {
    const found = form.exec(plainWords(before));
    if (found && fits(thing, found[2]!, text)) return `${found[1]!}${/[=<>≤] ?$/.test(found[1]!) ? thing.replace(P_SIGN, "") : thing}${found[2]!}`;
  }
  return other;
}
