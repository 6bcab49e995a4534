import { bodyOf } from "../text/titles.ts";
import { END, LEAD, type Row } from "./question-row.ts";
import { quotations } from "./say.ts";

/** “What does she promise exactly?” */

const PROMISES_ASKED = new RegExp(
  `${LEAD}(?:what|which \\w+) (?:does|do|did|would) (?:he|she|it|they|we|the \\w+|this \\w+|[A-Z]\\w+) (?:(?:really|actually|even|exactly|concretely) )?(?:promise|pledge|offer|propose|commit to|guarantee|announce)(?: (?:to do|us|me|people|the \\w+))?${END}`,
  "i",
);
const PROMISES =
  /\b(?:i|we|he|she|they|you|it|the [\w-]+|[\w-]+s) (?:will(?! not\b)|shall|(?:am|is|are) going to|promis(?:e|es|ed)|pledg(?:e|es|ed)|guarantee[sd]?|intends? to|plans? to|commit(?:s|ted)? to)\b|\b(?:i|we|you|they|he|she)['’]ll\b|\bguaranteed?\b/i;
const MOST_SHOWN = 4;

export const PROMISES_ROW: Row = {
  form: PROMISES_ASKED,
  intent: "claims",
  say: ({ text, handshake }) => {
    const rows = bodyOf(text)
      .filter((s) => !s.text.endsWith("?") && PROMISES.test(s.text))
      .slice(0, MOST_SHOWN);
    if (rows.length === 0) return null;
    return {
      text: `This is what it says will be:\n\n${quotations(rows, text, handshake, 0.7)}\n\nA promise that one can be held to names who does it, by when, what it costs and who pays, and how one would see that it was kept. Ask for what is missing of these.`,
      confidence: 0.7,
    };
  },
};
