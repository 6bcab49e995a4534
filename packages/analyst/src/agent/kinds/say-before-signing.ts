import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Should I sign?”, “What happens if I sign it?”, of a paper that is to be sent back: what goes with the signature, and until when. */

const ASKS = new RegExp(
  `${LEAD}(?:(?:should|shall|can|must|do|would) (?:i|we|you) (?:(?:just|really|have to|need to|better) )*sign\\b|(?:what|and what) (?:happens|if|will happen|would happen|does it mean|am i)(?: (?:if|when))? (?:(?:i|we|you) )?(?:do )?(?:sign|signing|signed)\\b|is it (?:ok(?:ay)?|safe|smart|wise|a good idea) to sign\\b)[^?.!]{0,30}${END}`,
  "i",
);
const OF_SIGNING = anyWords(/sign(?:ed|ing|ature)?|countersign\w*/i);
const GOES_WITH = anyWords(
  /(?:closes?|settles?|ends?) (?:the|this|all|any) \w+|waives?|waiver|in full|final(?:ly)?|no further (?:claims?|rights?)|without recogni[sz]ing|without (?:any )?(?:legal )?(?:duty|liability|obligation)|give up|releases? (?:us|the)|binding|cannot be (?:changed|withdrawn|revoked)|irrevocabl[ey]|you agree|consent/i,
);
const A_DAY = /\b(?:within|until|by|before|no later than) (?:\d|the \d|(?:two|three|four|six) (?:days|weeks|months))/i;
const OF_A_PAPER = /\b(?:enclosed|attached|declaration|form|agreement|contract|waiver|statement|document|return(?:ed)?|send (?:it|them) back)\b/i;
const PETITION = /\b(?:petition|sign (?:the|our|this) (?:list|appeal|letter|petition)|signatures?)\b/i;
const MOST_SHOWN = 4;

function sayBeforeSigning({ text, handshake }: AboutText): Said | null {
  const body = bodyOf(text);
  const signing = body.filter((s) => OF_SIGNING.test(s.text));
  // An ad that gives something to whoever signs soon is no such paper.
  if (!signing.some((s) => OF_A_PAPER.test(s.text)) || PETITION.test(text) || isSwindle(text)) return null;
  const rows = body
    .filter((s) => OF_SIGNING.test(s.text) || GOES_WITH.test(s.text) || /\bif you (?:do not|don['’]t) agree\b/i.test(s.text))
    .slice(0, MOST_SHOWN);
  return {
    text: `That’s up to you. Here’s what the text says about it:\n\n${quotations(rows, text, handshake, 0.75)}\n\nRead what you’d actually be signing, not just this letter: what do you give up, and can you take it back?${rows.some((s) => A_DAY.test(s.text)) ? " You can ask questions until that day." : ""} A consumer office or somebody who knows the law can look at it first.`,
    confidence: 0.75,
  };
}

export const BEFORE_SIGNING_ROW: Row = { form: ASKS, intent: "decide", passesOn: true, say: sayBeforeSigning };
