import { plainWords } from "./plain-words.ts";
import type { Turns } from "./last-answer.ts";

/** “Who is Brenda Tully?” – “And Sam Whitford?”: a short message that puts another thing in the place of the one that the question before was about. */

const FRAGMENT =
  /^(?:(?:ok(?:ay)?|so|wait|but|oh)[, ]+)*(?:(?:and|or)(?: (?:what|how) about)?|(?:what|how) about) (?!(?:if|when|so|then|now|how|why|what|who|where|which|is|are|was|were|do|does|did|can|could|should|that|this|it|not|because|for|with|without|in|on|at|by|from|to|after|before)\b)([^?!,;]{2,40}?)[?.! ]*$/i;
/** What stands before and behind the thing that is asked about. */
const ASKED: readonly RegExp[] = [
  /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*who(?:'s| is| was| are) )(?:[^?!,;]{2,40}?)([?.! ]*)$/i,
  /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*what (?:does|do|did) (?:p ?[=<>≤] ?(?=0?\.\d))?)(?:[^?!,;]{1,40}?)( (?:means?|say|want|think|claim|stand for)\b[^?!]{0,20})$/i,
  /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*(?:can|should) i (?:trust|believe) )(?:[^?!,;]{2,40}?)([?.! ]*)$/i,
  /^((?:(?:so|and|but|ok(?:ay)?|wait)[, ]+)*why (?:was|is|were|are|did|does) )(?:the |my |this )?[\p{L}’'-]+( [^?!,;]{3,60})$/iu,
];

/** “p = 0.19” */
const P_SIGN = /^p ?[=<>≤] ?/i;

/** The question before with the thing that the message names; the message as it is where it is no such fragment, or nothing fits before it. */
export function carriedOn(request: string, history: Turns): string {
  const thing = FRAGMENT.exec(request.trim())?.[1];
  const before = history.findLast(({ role }) => role === "user")?.text.trim() ?? "";
  if (thing === undefined) return request;
  for (const form of ASKED) {
    const found = form.exec(plainWords(before));
    if (found) return `${found[1]!}${/[=<>≤] ?$/.test(found[1]!) ? thing.replace(P_SIGN, "") : thing}${found[2]!}`;
  }
  return request;
}
