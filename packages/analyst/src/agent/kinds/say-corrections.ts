import { correctionsIn } from "../../text/corrections.ts";
import { deniedIn } from "../../text/denials.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { figureMeant } from "../request/figure-meant.ts";
import { leftOpen } from "../reading/left-open.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** “I thought it was 20”, “Which one should I believe?”, “What is still unclear?”: of a text that corrects itself, or in which one contradicts the other. */

const THOUGHT = new RegExp(
  `${LEAD}(?:(?:wait )?i thought (?:it|they|there|that)(?: was| were|'s| is| are| said)?\\b[^?.!]{0,40}\\d[^?.!]{0,20}|(?:but )?(?:wasn't|weren't|isn't|aren't|didn't|wasnt|werent|isnt) (?:it|they|there|that)\\b[^?.!]{0,30}\\d[^?.!]{0,20}|(?:but )?(?:it|they|the \\w+) said\\b[^?.!]{0,30}\\d[^?.!]{0,20})${END}`,
  "i",
);
const WHICH = new RegExp(
  `${LEAD}(?:(?:which|what)(?: (?:one|of (?:them|these|the two)|version|number|figure|report|statement))? (?:should|can|do|could|must) (?:i|we|one) (?:believe|trust|go with|take|rely on)|(?:which|what)(?: (?:one|version|number|figure))? is (?:right|correct|true|the (?:latest|right|correct) (?:one)?)(?: now)?)${END}`,
  "i",
);
const OPEN = new RegExp(
  `${LEAD}what(?:'s| is| are| remains?)(?: is)? (?:still |really |actually )*(?:(?:un(?:clear|known|certain|decided|sure|confirmed|proven)|open|not (?:yet )?(?:known|clear|certain|decided|confirmed|settled)|disputed|in doubt)(?: (?:yet|still|about (?:it|this|that)))?|(?:we|they|people) (?:do not|don't) know(?: yet)?)${END}`,
  "i",
);
const DISPUTED = anyWords(
  /doubts?|disput(?:es?|ed)|unclear|unknown|not (?:yet )?(?:known|clear|confirmed)|contest(?:s|ed)|demands? (?:independent|proof|an? (?:inquiry|investigation))|did not see|investigat\w+/i,
);
const MOST_SHOWN = 3;

const inOrder = (rows: readonly Sentence[]): Sentence[] =>
  rows.filter((s, at) => rows.findIndex(({ start }) => start === s.start) === at).sort((a, b) => a.start - b.start);

function sayThought({ request, text, handshake }: AboutText): Said | null {
  const place = figureMeant(request, text);
  const figure = /\d[\d.,]*/.exec(request)?.[0];
  const corrections = correctionsIn(text).filter((s) => !place || s.start > place.start);
  if (!place || figure === undefined || !place.text.includes(figure) || corrections.length === 0) return null;
  return {
    text: `The text says that, then corrects it:\n\n${quotations(inOrder([place, corrections[0]!]), text, handshake)}\n\nA first number is often just what somebody heard; go by who counted, and when.`,
    confidence: 0.75,
  };
}

function sayWhich({ text, handshake }: AboutText): Said | null {
  const rows = inOrder([...correctionsIn(text), ...deniedIn(text)]);
  if (rows.length === 0 || looksLikeScam(text)) return null;
  return {
    text: `I can’t tell which one is right: I don’t look anything up. Here the text corrects itself, or one person contradicts another:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nThe later one usually knows more, and someone who saw or measured it knows more than someone who only heard about it.`,
    confidence: 0.7,
  };
}

const PUT_OFF =
  /\b(?:put off|postponed|adjourned|deferred|not yet (?:decided|known|clear|fixed)|still (?:open|unclear)|asks? for (?:a |an )?(?:second|other|another|further))\b/i;
/** “May be at most 1.50 m” leaves nothing open. */
const SETS_A_BOUND = /\bmay (?:not )?be (?:at most|no more than|up to|no higher)\b/i;
function sayOpen({ text, handshake }: AboutText): Said | null {
  const rows = inOrder([...bodyOf(text).filter((s) => DISPUTED.test(s.text) || PUT_OFF.test(s.text)), ...shownOf(text, "limits"), ...leftOpen(text)]).filter(
    (s) => !SETS_A_BOUND.test(s.text),
  );
  return rows.length === 0
    ? { text: "It doesn’t say that anything is still open. Ask: how do they know, what haven’t they looked at, and what would change that?", confidence: 0.6 }
    : { text: `By its own words, this is still open or disputed:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}`, confidence: 0.7 };
}

/** Whether that is asked of the text at hand, and names no term to explain. */
export const asksWhatIsOpen = (request: string): boolean => OPEN.test(request.trim());

export const CORRECTION_ROWS: readonly Row[] = [
  { form: THOUGHT, intent: "claims", passesOn: true, say: sayThought },
  { form: anyOf(WHICH), intent: "verdict", passesOn: true, say: sayWhich },
  { form: OPEN, intent: "missing", passesOn: true, say: sayOpen },
];
