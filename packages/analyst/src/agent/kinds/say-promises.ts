import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { quotations } from "../say.ts";

/** “What does she promise exactly?” */

const PROMISES_ASKED = new RegExp(
  `${LEAD}(?:what|which \\w+) (?:does|do|did|would) (?:he|she|it|they|we|the \\w+|this \\w+|[A-Z]\\w+) (?:(?:really|actually|even|exactly|concretely) )?(?:promise|pledge|offer|propose|commit to|guarantee|announce)(?: (?:to do|us|me|people|the \\w+))?${END}`,
  "i",
);
const PROMISES =
  /\b(?:i|we|he|she|they|you|it|the [\w-]+|[\w-]+s) (?:will(?! not\b)|shall|(?:am|is|are) going to|promis(?:e|es|ed)|pledg(?:e|es|ed)|guarantee[sd]?|intends? to|plans? to|commit(?:s|ted)? to)\b|\b(?:i|we|you|they|he|she)['’]ll\b|\bguaranteed?\b/i;
const MOST_SHOWN = 4;

/** “I make you three promises. First: …” */
const ANNOUNCES = /\b(?:promises?|pledges?|guarantees?|commitments?|things (?:i|we) will)\b/i;
const COUNTED = /^(?:and )?(?:first|second|third|fourth|fifth|one|two|three|1|2|3|4|5|finally|last)(?:ly)?\b ?[:,.)–-]/i;
const OF_OTHERS = /\b(?:they|those|you|he|she|it) (?:will|shall|are going to)\b|\b(?:they|you)['’]ll\b/i;
const OF_SPEAKER = /\b(?:i|we)(?:['’]ll| will| shall| promise| am going to| are going to| pledge)\b/i;

/** What is counted out behind the word; where somebody speaks of their own plans, not what they say of others. */
function promisesIn(text: string): Sentence[] {
  const body = bodyOf(text).filter((s) => !s.text.endsWith("?"));
  const at = body.findIndex((s, n) => ANNOUNCES.test(s.text) && COUNTED.test(body[n + 1]?.text ?? ""));
  if (at >= 0) return body.slice(at + 1).filter((s) => COUNTED.test(s.text));
  const all = body.filter((s) => PROMISES.test(s.text));
  const own = all.filter((s) => !OF_OTHERS.test(s.text));
  return all.some((s) => OF_SPEAKER.test(s.text)) && own.length > 0 ? own : all;
}

export const PROMISES_ROW: Row = {
  form: PROMISES_ASKED,
  intent: "claims",
  say: ({ text, handshake }) => {
    const rows = promisesIn(text).slice(0, MOST_SHOWN);
    if (rows.length === 0) return null;
    return {
      text: `This is what it says will happen:\n\n${quotations(rows, text, handshake, 0.7)}\n\nA promise you can hold somebody to says who will do it, by when, what it costs and who pays, and how you’d know it was kept. Ask for whatever is missing.`,
      confidence: 0.7,
    };
  },
};
