import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { sharesWords } from "../request/shared-words.ts";
import { shownIn } from "../request/that-one.ts";
import { lastAnswer } from "../request/last-answer.ts";

/** “Did I get the job?”, “Why not?”, “Is that the real reason?”, of a letter that says yes or no. */

const OUTCOME = anyOf(
  new RegExp(
    `${LEAD}(?:did (?:i|we) (?:really )?(?:get|win|pass|make|qualify)(?: (?:it|in|that|this|the [\\w-]+|a [\\w-]+|for it))?|(?:was|am|have|were|are|has) (?:i|we|my (?:application|claim|request|child|son|daughter)) (?:been )?(?:accepted|rejected|refused|chosen|hired|approved|admitted|selected|turned down|in|out|invited)|(?:is (?:it|this|that)|so it['’]?s) (?:an? )?(?:yes|no|rejection|refusal|acceptance|approval)(?: or (?:an? )?(?:yes|no))?|what (?:did|have) they decide[d]?|what(?:['’]s| is| was) (?:the|their) (?:decision|answer|outcome))${END}`,
    "i",
  ),
);
const DECIDES = anyWords(
  /(?:decided|chosen|selected|accepted|rejected|refused|approved|declined|granted|denied|admitted|awarded|turned down)/i,
  /regret|unfortunately|sorry to|unable to|(?:we|i)(?:['’](?:re|m)| are| am) (?:\w+ )?(?:pleased|happy|glad|delighted) to (?:offer|tell|inform|say|confirm|accept|approve|grant|invite|give|let)|congratulations|(?:cannot|can['’]?t|not able to|will not|won['’]t) (?:\w+ )?(?:offer|cover|pay|accept|approve|grant|give|take)|moved? forward with|(?:we|i) offer you/i,
);
const REFUSES = anyWords(
  /unfortunately|regret|unable to|(?:cannot|can['’]?t|will not|won['’]t|not able to) (?:\w+ )?(?:offer|cover|pay|accept|approve|grant|give|take)|rejected|refused|declined|denied|another candidate|move forward with another/i,
);
/** “The mayor refused to comment” refuses the reader nothing. */
const TO_READER = /\b(?:we|i|us|you|your|our)\b/i;
const WHY_NOT = new RegExp(
  `${LEAD}(?:why not|why (?:(?:wo|do|ca|does|did|would|is|are|was|were)n['’]?t|wont|dont|cant|(?:will|do|can|does|did) (?:they|he|she|it|the \\w+) not)\\b[^?.!]{0,40}|why (?:was|were|am|have|has) (?:i|we|my \\w+) (?:been )?(?:not )?(?:rejected|refused|turned down|chosen|accepted|hired|denied)|why did (?:they|he|she|the \\w+) (?:refuse|reject|decline|decide (?:that|this|so|against (?:it|me|us))|say no|turn (?:me|us|it) down))${END}`,
  "i",
);
const OF_THE_NO = new RegExp(`${LEAD}why (?:not|was|were|am|have|has|did)\\b`, "i");
const GROUND = anyWords(
  /because|due to|owing to|since (?:the|your|our|we)|according to (?:section|our|the|your)|excluded?|(?:does|do|did) not (?:meet|cover|include|apply|match)|more closely|better (?:match|fit)/i,
  /(?:candidate|applicant)s? whose|not (?:covered|eligible|sufficient|included)|too (?:many|few|late|little)|(?:indicates?|shows?) that|missing|incomplete|requirements?|for (?:this|that|the following) reasons?/i,
);
const REAL_REASON = new RegExp(
  `${LEAD}(?:is|was|isn't) (?:that|this|it) (?:really )?(?:the|their|his|her) (?:real|true|actual|only|whole|honest) (?:reason|cause|explanation|story|truth)${END}`,
  "i",
);
const MOST_SHOWN = 2;

const rowsOf = (text: string, form: RegExp): Sentence[] => bodyOf(text).filter((s) => form.test(s.text) && !s.text.endsWith("?"));

/** “Did I get a discount?” asks for a thing, which the text has to speak of. */
const GOT = new RegExp(`${LEAD}did (?:i|we) (?:really )?(?:get|win|pass|make) (?:the|an?) ([\\w-]+)`, "i");
const OF_ME = /\b(?:i|we|my|me|us|our)\b/i;
const TO_WHOM_ASKED = /\b(?:you|your|applications?|applicants?|candidates?|requests?|claims?)\b/i;

function sayOutcome({ request, text, handshake }: AboutText): Said | null {
  const thing = GOT.exec(request.trim())?.[1];
  if (thing !== undefined && !sharesWords(text, thing)) return null;
  const rows = rowsOf(text, DECIDES).filter((s) => !OF_ME.test(request) || TO_WHOM_ASKED.test(s.text) || REFUSES.test(s.text));
  if (rows.length === 0 || isSwindle(text)) return null;
  return { text: `This is where it says how it was decided:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}`, confidence: 0.75 };
}

function sayWhyNot({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text) || !rowsOf(text, REFUSES).some((s) => TO_READER.test(s.text))) return null;
  const rows = rowsOf(text, GROUND).slice(0, MOST_SHOWN);
  // “Why don’t they build it elsewhere?” may be asked of anything in it.
  if (rows.length === 0 && !OF_THE_NO.test(request.trim())) return null;
  return rows.length === 0
    ? {
        text: "It says no, and I don’t see a reason given. Ask in writing: which rule or which point decided it, and what would have to be different?",
        confidence: 0.65,
      }
    : {
        text: `This is the closest thing to a reason in it:\n\n${quotations(rows, text, handshake)}\n\nYou can ask whether that’s enough for a “no”: which rule says so, and what would have to be different?`,
        confidence: 0.7,
      };
}

function sayRealReason({ text, handshake, history }: AboutText): Said | null {
  const shown = shownIn(lastAnswer(history), text);
  const rows = (shown.length > 0 ? shown : rowsOf(text, GROUND)).slice(0, MOST_SHOWN);
  if (rows.length === 0 || isSwindle(text)) return null;
  return {
    text: `I can’t know that: a text gives the reason its writer chose to give.\n\n${quotations(rows, text, handshake)}\n\nTry this test: could the same words go in a letter to anybody? Then they say little about this case, true or not. Ask for the one point that decided it.`,
    confidence: 0.7,
  };
}

export const DECISION_ROWS: readonly Row[] = [
  { form: OUTCOME, intent: "summary", passesOn: true, say: sayOutcome },
  { form: WHY_NOT, intent: "claims", passesOn: true, say: sayWhyNot },
  { form: REAL_REASON, intent: "verdict", passesOn: true, say: sayRealReason },
];
