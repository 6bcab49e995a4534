import { anyOf, anyWords } from "../../text/forms.ts";
import { isPrivateSale } from "../../text/sets-itself.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “What’s wrong with it?”, “What should I check?”, of a thing that somebody sells: what the seller says of its state, and of the papers. */

const ASKS = anyOf(
  new RegExp(
    `${LEAD}what(?:['’]?s| is| are)? (?:so |the )?(?:wrong|bad|broken|defects?|faults?|problems?|damaged?)(?: (?:with|about|of|on) (?:it|this|that|the [\\p{L}-]+))?${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}(?:what (?:should|must|do|can|would) (?:i|we) (?:check|look (?:at|out) for|look at|watch out for|pay attention to|ask)(?: (?:before|when) [^?.!]{2,30})?|(?:is|are) (?:it|there|anything|something) (?:\\w+ )?(?:broken|damaged|defects?|faults?|ok(?:ay)?|in good (?:shape|condition|order)))${END}`,
    "iu",
  ),
);
const STATE = anyWords(
  /should be (?:replaced|repaired|renewed|changed)|needs? (?:a |to be |new )|scratch\w*|dents?|rust\w*|crack\w*|worn|flicker\w*|leak\w*|stains?|broken|defect\w*|faulty|missing|does(?: not|n['’]t) (?:work|close|start|charge)|no longer|squeak\w*|chipped|signs of (?:wear|use)|for (?:spare )?parts|hobby mechanics?/i,
);
const TERMS = anyWords(
  /no (?:warranty|returns?|guarantee|refund)|deposit|in advance|pick-?up only|collection only|cash|invoice|receipt|papers|frame number|service (?:booklet|book|history)/i,
);
const MOST_SHOWN = 3;

function sayFaults({ text, handshake }: AboutText): Said | null {
  if (!isPrivateSale(text)) return null;
  const body = bodyOf(text);
  const state = body.filter((s) => STATE.test(s.text)).slice(0, MOST_SHOWN);
  const terms = body.filter((s) => TERMS.test(s.text) && !state.includes(s)).slice(0, MOST_SHOWN - 1);
  if (state.length + terms.length === 0) return null;
  return {
    text: [
      state.length > 0 ? `The seller says this about its condition:\n\n${quotations(state, text, handshake, 0.75)}` : "I don’t see any faults mentioned.",
      terms.length > 0 ? `About papers and terms:\n\n${quotations(terms, text, handshake, 0.75)}` : "",
      "Check each of these yourself, in daylight, before any money changes hands, and ask about what isn’t mentioned. What can’t you get back if something’s wrong?",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

export const FAULTS_ROW: Row = { form: ASKS, intent: "weak-points", passesOn: true, say: sayFaults };
