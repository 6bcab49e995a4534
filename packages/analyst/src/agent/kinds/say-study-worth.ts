import { anyOf, anyWords } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { isOfThing } from "../request/shared-words.ts";
import { OF_A_STUDY } from "./study-terms.ts";

/** “Is this study any good?”, “Did it work?”: what a text says itself of how something was tried, and of what came of it. */

const STUDY = "(?:stud(?:y|ies)|trial|survey|poll|experiment|test|research|paper)";
const WORTH = anyOf(
  new RegExp(
    `${LEAD}(?:is|was) (?:this|that|it) (?:really |actually |even )?an? (?:good|bad|serious|solid|sound|proper|real|reliable|weak|flawed|scientific) ${STUDY}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|was|are|were) (?:this|the|that|their|it|these)(?: \\w+)? ?${STUDY} (?:(?:really|actually|even) )*(?:any good|(?:a )?good(?: (?:one|study))?|well done|solid|sound|reliable|serious|trustworthy|credible|worth (?:anything|much|something)|bad|weak|flawed|scientific|legit)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:what(?:['’]?s| is| are) (?:wrong|the (?:problems?|flaws?|weakness\\w*|limits?|limitations?)) (?:with|of|in) (?:the|this|that) ${STUDY}|how good is (?:this|the|that) ${STUDY}|can i trust (?:this|the|that) ${STUDY})${END}`,
    "i",
  ),
);
/** What stands in a text on how something was tried, and what hangs on it. */
const TRAITS: readonly (readonly [what: string, form: RegExp, ask: string])[] = [
  [
    "Nothing to compare with",
    /\b(?:no|without (?:an? )?|not have an?|lacked an?) (?:\w+ )?(?:comparison|control)s?(?: group)?\b|\bnobody to compare\b/i,
    "You can’t tell the effect from what changes on its own in that time.",
  ],
  [
    "Who paid",
    /\b(?:funded|paid for|financed|sponsored|commissioned) by\b|\b(?:company|maker|manufacturer) (?:paid|funded|financed)\b/i,
    "Those who pay may hope for a certain result; that doesn’t make it false.",
  ],
  [
    "Not yet reviewed by others",
    /\b(?:not|never|n['’]t)(?: yet)?(?: been)? (?:published|peer[- ]reviewed|printed|reviewed)\b|\bpreprint\b|\bunpublished\b/i,
    "Nobody in the same field has had to sign off on it.",
  ],
  [
    "Reported by the people themselves",
    /\b(?:rated?|rating|report(?:ed)?|estimate[ds]?|judged?|scored?) (?:their|how|his|her)\b[^.!?]{0,40}\b(?:own|they|felt|feel)\b|\bself-report\w*|\btheir own (?:productivity|sleep|mood|weight|health|performance|well-being)\b|\bquestionnaires?\b/i,
    "People see in themselves what they hope for.",
  ],
];
const MOST_SHOWN = 2;

function sayWorth({ text }: AboutText): Said | null {
  if (!OF_A_STUDY.test(text) || isSwindle(text)) return null;
  const body = bodyOf(text);
  const rows = TRAITS.flatMap(([what, form, ask]) => {
    const sentence = body.find((s) => form.test(s.text));
    return sentence ? [`- **${what}:** ${quote(sentence.text)} ${ask}`] : [];
  });
  if (rows.length === 0) return null;
  return {
    text: `It takes somebody in the field to judge how good it is. Here’s what the text says about how it was done:\n\n${rows.join("\n")}\n\nAlso ask how many took part, how they were chosen, and whether others found the same.`,
    confidence: 0.75,
  };
}

const WORKED = new RegExp(
  `${LEAD}(?:did|does|has|have) (it|this|that|they|the \\w+(?: \\w+)?) (?:(?:really|actually|even|ever) )*(?:work(?:ed)?(?: (?:out|well))?|help(?:ed)?(?: (?:anyone|anything|at all))?|succeed(?:ed)?|make a difference|made a difference|change anything|bring anything|achieve anything)${END}`,
  "i",
);
const CAME_OF_IT = anyWords(
  /(?:fell|rose|dropped|increased|decreased|grew|improved|halved|doubled|went (?:up|down)|sank|shrank)(?: \w+){0,3}? (?:from|by|to) (?:[$€£]?\d|a (?:third|quarter|half|fifth))/iu,
  /(?<![\d.,])\d[\d.,]{0,8} ?(?:%|percent) (?:more|less|fewer|better|worse|\p{L}{3,}er\b)|no (?:difference|effect|change|improvement)|(?:worked(?! (?:as|at|for|in|with|on|there|here|together)\b)|helped|failed|succeeded)/iu,
);
/** What was tried, whatever the text calls it. */
const TRIED = /^the (?:\w+ )?(?:trial|test|study|experiment|plan|program(?:me)?|project|measures?|method|change|rule|idea)$/i;
function sayWorked({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const thing = WORKED.exec(request.trim())?.[1] ?? "";
  const body = bodyOf(text);
  const rows: Sentence[] = body
    .filter((s) => CAME_OF_IT.test(s.text) && !s.text.endsWith("?") && (TRIED.test(thing) || isOfThing(thing, s, text)))
    .slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  const traits = body.filter((s) => TRAITS[0]![1].test(s.text));
  const limits = [...traits, ...shownOf(text, "limits")].filter((s) => !rows.some(({ start }) => start === s.start)).slice(0, 1);
  return {
    text: [
      `This is what the text says came of it; I can’t tell if it’s true:\n\n${quotations(rows, text, handshake, 0.7)}`,
      limits.length > 0
        ? `And how far that goes:\n\n${quotations(limits, text, handshake, 0.7)}`
        : "Ask what else changed in that time, and how things went where nothing was done.",
    ].join("\n\n"),
    confidence: 0.7,
  };
}

export const STUDY_WORTH_ROWS: readonly Row[] = [
  { form: WORTH, intent: "weak-points", passesOn: true, say: sayWorth },
  { form: WORKED, intent: "claims", passesOn: true, say: sayWorked },
];
