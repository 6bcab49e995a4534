import { anyOf, between } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf } from "./passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { sayWeakPoints } from "./say-stands-out.ts";
import { mainClaim, quote, type Said } from "../say.ts";

/** Whether an argument holds, what it takes for granted, and which of its sentences state a fact. */

/** “Is this argument valid?” */
const HOLDS =
  /^(?!.*\b(?:do|does)\b.*\bsounds?\b)(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|are|does|do) (?:it|this|that|the|his|her|their|this|these)(?: \w+)? ?(?:arguments?|reasoning|logic|conclusion|proof|inference|case|premises?)? ?(?:really |actually |logically |even )*(?:valid|sound|logical|illogical|hold(?:s)?(?: up| water)?|conclusive|follow|make sense|convincing)\b/i;

/** “Which of these are opinions?” */
const FACT_OR_VIEW = between(/^(?!.*\b(?:difference|your)\b).*/i, [
  /\bfacts?\b[^?.!]{0,30}\b(?:opinions?|views?|judge?ments?)\b|\bopinions?\b[^?.!]{0,30}\bfacts?\b/i,
  /\b(?:which|what|any|find|show|list|mark|underline|highlight|point out|name|only|just)\b[^?.!]{0,40}\bopinions?\b(?! (?:of|on|about|pieces?|columns?|articles?)\b)/i,
  /^(?:\w+,? )?is (?:it|this|that) (?:just |only |merely )?(?:an? )?opinion[?.! ]*$/i,
]);
/** “What does it take for granted?”, “What evidence would change the conclusion?” */
const ASSUMES = anyOf(
  /^(?!.*\bi assume\b).*(?:\bassum(?:es?|ing|ptions?)\b|\bpresuppos\w+|\b(?:tak|took)\w* for granted\b|\b(?:hidden|unstated) (?:premises?|reasons?)\b)/i,
  /\b(?:what|which)\b(?: \w+){0,3}? (?:would|could|might|can) (?:\w+ )?(?:change|disprove|refute|falsify|overturn|weaken|contradict|speak against|(?:prove|show)\b[^?.!]{0,30}\b(?:wrong|false|untrue))\b/i,
);
const sayHolds = ({ text, analysis, handshake }: AboutText): Said => {
  const said = sayWeakPoints(text, analysis(), handshake);
  return {
    ...said,
    text: `I can’t decide whether it holds up. Here’s a test you can do without me: would somebody who doubts the conclusion accept the reason? If the reason just repeats the conclusion, it proves nothing.\n\n${said.text}`,
  };
};

const MOST_ROWS = 6;

/** “Which of these are opinions?”: what states something to look up, and the rest. */
function sayFactsAndViews({ text, analysis }: AboutText): Said {
  const marks = findingsOf(analysis());
  const counts = bodyOf(text).filter((s) => /\d/.test(s.text) && !marks.some((f) => f.start < s.end && f.end > s.start));
  const facts = [...new Set([...checkableClaims(text, MOST_ROWS).map(({ sentence }) => sentence), ...counts].map((s) => s.text))];
  const others = bodyOf(text).flatMap((s) => (facts.includes(s.text) || s.text.endsWith("?") ? [] : [s.text]));
  const list = (some: readonly string[]) =>
    some.length === 0
      ? "None."
      : some
          .slice(0, MOST_ROWS)
          .map((s) => `- ${quote(s)}`)
          .join("\n");
  return {
    text: `Sorted by wording, which says nothing about what’s true.\n\n**Something you can look up**\n\n${list(facts)}\n\n**A view, somebody’s word, or nothing I could name to look up**\n\n${list(others)}\n\nHere’s a test of your own: could somebody show it’s wrong by counting or looking? Then it states a fact, true or false.`,
    confidence: 0.65,
  };
}

const STEP = /\b(?:because|since|therefore|thus|hence|consequently|that is why|so (?:we|you|they|it|everyone|let)|means that|proves?|shows?)\b/i;

/** “What does it assume?”, “What evidence would change that?”: the step from reason to conclusion, and what to ask of it. */
function sayAssumed({ request, text }: AboutText): Said {
  if (/\b(?:would|could|might|can)\b/i.test(request))
    return {
      text: "What counts is the step from the reason to the conclusion. Three things would shake it: a case where the reason isn’t true, a case where the reason is true but the conclusion isn’t, and another explanation that works just as well. People who study the subject know whether there are such cases.",
      confidence: 0.65,
    };
  const all = bodyOf(text);
  const steps = all.filter((s) => STEP.test(s.text)).slice(0, 2);
  const rows = (steps.length > 0 ? steps : [mainClaim(all)]).flatMap((s) => (s ? [`> ${quote(s.text)}`] : []));
  return {
    text: `What it takes for granted isn’t written down, and I only read what’s written. It’s hidden in the step from the reason to the conclusion:\n\n${rows.join("\n\n")}\n\n1. **Is the reason true, and always?** Look for a case where it isn’t.\n2. **Can the reason be true and the conclusion still be wrong?** Look for that, too.\n3. **What else would explain it,** or work just as well?`,
    confidence: 0.65,
  };
}

export const ARGUMENT_ROWS: readonly Row[] = [
  { form: HOLDS, intent: "weak-points", say: sayHolds },
  { form: ASSUMES, intent: "weak-points", say: sayAssumed, ofAny: true },
  { form: FACT_OR_VIEW, intent: "claims", say: sayFactsAndViews, ofAny: true },
];
