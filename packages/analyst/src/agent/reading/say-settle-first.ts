import type { Analysis, Handshake } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { askedOfThings } from "./reasoning.ts";
import { quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** What to settle before somebody decides: “Should I?”, “What would you do?”, “What could she do instead?” */

const ASKS = anyOf(
  new RegExp(
    `${LEAD}what would you (?:do|advise|suggest|recommend)(?: (?:here|now|then|about (?:it|this|that)|instead|with (?:it|this|that)|in (?:my|her|his|their) (?:place|shoes|case)|if you were (?:me|her|him|them)))*${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}what (?:could|should|can|might|would) (?!(?:i|we|you|it|this|that)\\b)(?:he|she|they|one|somebody|[\\p{L}’'-]+) (?:better |rather )?do(?: (?:instead|now|then|first|about (?:it|this|that)|better))*${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}should (?!(?:i|we|you|it|this|that|there|the|people)\\b)[\\p{L}’'-]+ [^?.!]{2,60}${END}`, "iu"),
);
export const asksWhatToSettle = (request: string): boolean => ASKS.test(request.trim());

const MOST_ROWS = 2;
/** What its wording, its things or its gaps leave open, as rows of a list. */
export function askFirst(text: string, analysis: Analysis, handshake: Handshake): { rows: string[]; notes: string[] } {
  const marked = passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, 1);
  const rows = [
    ...marked.map(({ words, frames }) => `- On ${quote(words.fragment)}: _${frames[0]!.question}_`),
    ...askedOfThings(bodyOf(text)).map(({ sentence, ask }) => `- On ${quote(sentence.text)} ${ask}`),
    ...scanOmissions(text).map((gap) => `- ${gap.what}: _${gap.ask}_`),
  ];
  return { rows: rows.slice(0, MOST_ROWS), notes: marked.map(({ frames }) => frames[0]!.question) };
}

function saySettle({ text, analysis, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const { rows, notes } = askFirst(text, analysis(), handshake);
  return rows.length === 0 ? null : { text: `I don’t make decisions for anybody. Here’s what I’d settle first:\n\n${rows.join("\n")}`, confidence: 0.7, notes };
}

export const SETTLE_ROW: Row = { form: ASKS, intent: "decide", passesOn: true, say: saySettle };
