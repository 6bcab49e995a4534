import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “How many are built?”, of what a text only plans. */

const DONE = "(?:built|finished|completed|opened|planted|installed|hired|delivered|repaired|renovated|in place|constructed|up and running)";
const YET = "(?: (?:already|yet|so far|now|by now))*";
const ASKS = new RegExp(
  `${LEAD}(?:how many(?: (?<things>[\\p{L}-]+))? (?:are|were|is|have been|has been|got) (?:(?:already|actually|now|really) )*${DONE}|(?:is|are|has|have|was|were) (?:it|they|that|this|any(?: of (?:it|them))?|the (?<thing>[\\p{L}-]+)) (?:(?:already|been|actually|all|really) )*${DONE})${YET}${END}`,
  "iu",
);
const TO_COME = anyWords(
  /plan(?:s|ned|ning)?|will be (?:built|finished|completed|opened|planted|installed|hired|delivered|repaired|renovated)|wants? to|intends? to|(?:is|are) to (?:be )?\p{L}+|(?:is|are) (?:expected|due|set|proposed|supposed) to|hopes? to|propos(?:es|ed|al)|(?:votes?|decides?) on/iu,
);
/** Something of it is there. */
const THERE = anyWords(
  /(?:has|have) (?:already )?(?:been )?(?:built|finished|done|completed|opened|planted|installed|hired|delivered|repaired|renovated|begun|started|moved in)/i,
  /(?:was|were) (?:built|finished|completed|opened|planted|installed|hired|delivered|repaired|renovated)|already|so far|(?:is|are) (?:now )?(?:open|finished|ready|in use)/i,
);
const MOST_SHOWN = 2;

function sayPlanned({ request, text, handshake }: AboutText): Said | null {
  const body = bodyOf(text);
  if (isSwindle(text) || body.some((s) => THERE.test(s.text))) return null;
  const { things, thing } = ASKS.exec(request.trim())?.groups ?? {};
  const sought = contentIn(things ?? thing ?? "");
  const planned = body.filter((s) => TO_COME.test(s.text) && !s.text.endsWith("?") && (sought.length === 0 || placesOf(s.text, sought).length > 0));
  const counted = things !== undefined || /\bhow many\b/i.test(request) ? planned.filter((s) => /\d/.test(s.text)) : planned;
  if (counted.length === 0) return null;
  return {
    text: `The text says that’s still to come; I don’t see a word in it that says it’s done:\n\n${quotations(counted.slice(0, MOST_SHOWN), text, handshake, 0.7)}`,
    confidence: 0.7,
  };
}

export const PLANNED_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayPlanned };
