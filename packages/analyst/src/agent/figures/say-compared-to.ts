import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “Compared to what?”, “Better than what?”: what a text holds its figures and its praise against. */

const ASKS = new RegExp(
  `${LEAD}(?:(?:(?:it|this|that) is )?(?:as )?compared (?:to|with)|(?:[\\p{L}-]+er|more|less|fewer|better|worse)(?: [\\p{L}-]+)? than|in comparison (?:to|with)|relative to|measured against) (?:what|which(?: \\w+)?|whom|who)${END}|${LEAD}what (?:do(?:es)? )?(?:(?:they|it|he|she) )?(?:is (?:it|that|this) )?compared? (?:it |this |that |them )?(?:to|with)${END}`,
  "iu",
);
const HOLDS_AGAINST = anyWords(
  /than|compared|comparable|comparison|versus|vs|instead of|unlike|as (?:much|many|good|long|fast|large) as|average|previous|earlier|the year before/i,
);
/** Praise or a rise that is held against nothing. */
const BARE = anyWords(
  /better|best|faster|fastest|more|less|fewer|higher|lower|cheaper|stronger|safer|leading|breakthrough|revolutionary|new standard|up to \d+|only|unique|unlike any\w*|like never before/i,
);
const MOST_SHOWN = 3;

function sayComparedTo({ text, handshake }: AboutText): Said | null {
  const body = bodyOf(text).filter((s) => !s.text.endsWith("?"));
  const rows = body.filter((s) => HOLDS_AGAINST.test(s.text));
  if (rows.length > 0)
    return {
      text: `Here it compares something with something else:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nIs the other thing named, and was it measured the same way, at the same time? If not, you can’t tell how much the comparison is worth.`,
      confidence: 0.7,
    };
  const bare = body.filter((s) => BARE.test(s.text));
  if (bare.length === 0) return null;
  return {
    text: `I don’t see what it’s being compared with:\n\n${quotations(bare.slice(0, 2), text, handshake, 0.7)}\n\nAsk: compared with which others, measured how, and by whom?`,
    confidence: 0.65,
  };
}

export const COMPARED_TO_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayComparedTo };
