import { anyOf } from "../../text/forms.ts";
import { withoutNotice } from "../notice.ts";
import type { Turns } from "../request/last-answer.ts";
import { quote, type Said } from "../say.ts";

/** “What did I ask first?”, “what did you say before that”: about the talk itself, which stands above and can be named. */

const WHEN =
  "(?: (?:to me|you|me|u))?(?: (?:in the|at the|right at the))? ?(first|beginning|start|last|before(?: (?:that|this))?|earlier|just now|again)(?: of all| here| time)?[?.! ]*$";
const MY_QUESTION = anyOf(
  new RegExp(`^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*what (?:did|have) (?:i|we) (?:just )?(?:ask(?:ed)?|sa(?:y|id)|want(?:ed)?)(?: to know)?${WHEN}`, "i"),
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*what was my (first|last|previous|earlier) question[?.! ]*$/i,
);
const YOUR_ANSWER = anyOf(
  new RegExp(`^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*what (?:did|have) (?:you|u) (?:just )?(?:sa(?:y|id)|answer(?:ed)?|tell|told|mean|found?)${WHEN}`, "i"),
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*what was your (first|last|previous|earlier) answer[?.! ]*$/i,
);
const MOST_CHARS = 160;
const cut = (words: string): string => {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS).replace(/\s\S*$/, "")} …` : line;
};

/** Null where nothing of the kind is asked, or nothing stands above. */
export function sayEarlier(request: string, history: Turns): Said | null {
  const [mine, yours] = [MY_QUESTION.exec(request.trim()), YOUR_ANSWER.exec(request.trim())];
  const when = [...(mine ?? yours ?? [])].slice(1).find((one) => one !== undefined);
  if (when === undefined) return null;
  const first = /^(?:first|beginning|start)/i.test(when);
  const of = history.filter(({ role }) => role === (mine ? "user" : "assistant")).map(({ text }) => withoutNotice(text).trim());
  const found = first ? of[0] : of.at(-1);
  if (found === undefined) return null;
  const name = first ? "first" : "last";
  return {
    text: `${mine ? `Your ${name} message was` : `My ${name} answer began`}: ${quote(cut(found))}${mine ? "" : " The rest is above."}`,
    confidence: 0.9,
  };
}
