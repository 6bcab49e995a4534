import { withNeighbors } from "../../text/context.ts";
import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { setsItself } from "../../text/sets-itself.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Should I bring flowers?”, of a notice that speaks of flowers; “was everybody for the higher fee?”, of minutes that count the votes. */

const SHOULD = new RegExp(
  `${LEAD}(?:should|must|can|may|shall|do) (?:i|we) (?:(?:have to|need to|better|also|still) )*(?:bring|wear|pack|prepare|print|send|give|offer|eat|drink|carry|order|hand in|bake|book) (?:(?:a|an|the|my|our|any|some) )?([\\p{L}’'-]+(?: [\\p{L}’'-]+)?)${END}`,
  "iu",
);
const MOST_PLACES = 2;
function sayWhetherThing({ request, text, handshake }: AboutText): Said | null {
  const thing = SHOULD.exec(request.trim())?.[1];
  if (thing === undefined || !setsItself(text) || isSwindle(text)) return null;
  const sought = contentIn(thing);
  const rows = placesOf(text, sought).filter(({ holds }) => holds.size === sought.length);
  if (sought.length === 0 || rows.length === 0 || rows.length > MOST_PLACES) return null;
  return {
    text: `Here’s what it says about that:\n\n${quotations(
      rows.map(({ sentence }) => sentence),
      text,
      handshake,
      0.75,
    )}`,
    confidence: 0.7,
  };
}

const ALL_FOR = new RegExp(
  `${LEAD}(?:(?:was|were) (?:everybody|everyone|all|they all|it unanimous|the (?:vote|decision) unanimous)(?: (?:of them|for|in favou?r|against|happy|of one mind|agreed))?|(?:did|do) (?:everybody|everyone|they all|all(?: of them)?) (?:agree|vote for|want|support|say yes)|how (?:many|did (?:they|people)) (?:vote[d]?|were (?:for|against)))\\b([^?.!]{0,50})${END}`,
  "iu",
);
const COUNTS_VOTES = anyWords(
  /(?:adopted|carried|decided|passed|rejected|approved|agreed|voted|votes?)\b[^.!?\d]{0,20}\d{1,6}|(?<!\d)\d{1,6} (?:yes|no|against|abstained|votes?|in favou?r)|unanimous(?:ly)?|abstain\w*|abstentions?|majority/i,
);
function sayAllFor({ request, text, handshake }: AboutText): Said | null {
  const about = ALL_FOR.exec(request.trim())?.[1] ?? "";
  const body = bodyOf(text);
  const votes = body.filter((s) => COUNTS_VOTES.test(s.text) && !s.text.endsWith("?"));
  const sought = contentIn(about);
  const near = new Set(placesOf(text, sought).map(({ sentence }) => sentence.start));
  const at = (start: number): number => body.findIndex((s) => s.start === start);
  const ofThing = votes.filter((s) => [0, 1, 2].some((back) => near.has(body[at(s.start) - back]?.start ?? -1)));
  const rows = sought.length > 0 && ofThing.length > 0 ? ofThing.slice(0, 1) : votes.slice(0, MOST_PLACES);
  if (rows.length === 0 || isSwindle(text)) return null;
  return {
    text: `Going by the votes it counts:\n\n${quotations(
      rows.map((s) => withNeighbors(text, s, new Set(), { before: true })),
      text,
      handshake,
      0.75,
    )}`,
    confidence: 0.75,
  };
}

export const WHETHER_ROWS: readonly Row[] = [
  { form: SHOULD, intent: "decide", passesOn: true, say: sayWhetherThing },
  { form: ALL_FOR, intent: "claims", passesOn: true, say: sayAllFor },
];
