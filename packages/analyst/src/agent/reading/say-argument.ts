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
    text: `Whether it holds I can’t decide. One test does not need me: would somebody who doubts the conclusion accept the reason? If the reason only says the conclusion again, it proves nothing.\n\n${said.text}`,
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
    text: `Sorted by wording, which says nothing about what is true.\n\n**States what can be looked up**\n\n${list(facts)}\n\n**A view, somebody’s word, or nothing that I could name to look up**\n\n${list(others)}\n\nA test of your own: could somebody show that it is wrong by counting or looking? Then it states a fact, true or false.`,
    confidence: 0.65,
  };
}

const STEP = /\b(?:because|since|therefore|thus|hence|consequently|that is why|so (?:we|you|they|it|everyone|let)|means that|proves?|shows?)\b/i;

/** “What does it assume?”, “What evidence would change that?”: the step from reason to conclusion, and what to ask of it. */
function sayAssumed({ request, text }: AboutText): Said {
  if (/\b(?:would|could|might|can)\b/i.test(request))
    return {
      text: "Where it counts is the step from the reason to the conclusion. What would shake it: a case where the reason is not so, a case where the reason holds and the conclusion fails, and whatever else explains it as well. Whether there are such cases, people know who study the matter.",
      confidence: 0.65,
    };
  const all = bodyOf(text);
  const steps = all.filter((s) => STEP.test(s.text)).slice(0, 2);
  const rows = (steps.length > 0 ? steps : [mainClaim(all)]).flatMap((s) => (s ? [`> ${quote(s.text)}`] : []));
  return {
    text: `What is taken for granted is not written there, and I read what is written. It lies in the step from the reason to the conclusion:\n\n${rows.join("\n\n")}\n\n1. **Is the reason so, and always?** Look for a case where it is not.\n2. **Can the reason hold, and the conclusion fail?** Look for that, too.\n3. **What else would explain it,** or do as well?`,
    confidence: 0.65,
  };
}

export const ARGUMENT_ROWS: readonly Row[] = [
  { form: HOLDS, intent: "weak-points", say: sayHolds },
  { form: ASSUMES, intent: "weak-points", say: sayAssumed, ofAny: true },
  { form: FACT_OR_VIEW, intent: "claims", say: sayFactsAndViews, ofAny: true },
];
