import { anyWords } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";

/** “Does the author treat the critics fairly?”: where the other side gets a word, and what is answered to it. */

const CRITICS =
  "(?:(?:the|its|their|his|her|any|all|those|other|opposing|opposite) )*(?:critics?|opponents?|opposition|other (?:sides?|views?|people)|(?:opposing|opposite|other) (?:sides?|views?|arguments?|opinions?|positions?)|objections?|counter-?arguments?|those who disagree)";
const WHO =
  "(?:it|they|he|she|this|that|(?:the|this|that) (?:text|article|author|writer|post|piece|column|speech|letter|answer|speaker|report|video|editorial))";
const ASKS = new RegExp(
  `${LEAD}(?:(?:does|do|did|is|are|has|have) ${WHO} (?:really |actually |even |ever )?(?:treat|treated|answer|answered|address|addressed|deal with|dealt with|do justice to|represent|present|respond to|engage with|take(?: on)?|consider|fair to|fair (?:with|towards?)|just to|hear|listen to|acknowledge|respect) ${CRITICS}(?: (?:fairly|justly|well|properly|seriously|with respect|honestly|side|a fair hearing))*|how (?:fairly |well |honestly )?(?:does|do|did) ${WHO} (?:treat|answer|address|deal with|represent|present|respond to|handle|engage with) ${CRITICS})${END}`,
  "i",
);
const ANSWERS = anyWords(/but|however|yet|still|though|nonetheless|nevertheless|wrong|false|nonsense|not|\w{1,8}n['’]t|never/i);
const MOST_SHOWN = 2;

/** The sentence behind it, where that goes against it. */
function answerTo(rows: readonly Sentence[], of: Sentence): Sentence | undefined {
  const next = rows[rows.findIndex(({ start }) => start === of.start) + 1];
  return next !== undefined && ANSWERS.test(next.text.slice(0, 60)) ? next : undefined;
}

function sayCritics({ text, handshake }: AboutText): Said {
  const body = bodyOf(text);
  const shown = shownOf(text, "other-side").slice(0, MOST_SHOWN);
  if (shown.length === 0)
    return {
      text: "I don’t see anyone who disagrees getting a say. Look for somebody who disagrees and knows the subject, and ask how they’d put it themselves.",
      confidence: 0.65,
    };
  const answers = shown.flatMap((s) => answerTo(body, s) ?? []).filter((s) => !shown.some(({ start }) => start === s.start));
  return {
    text: `I can’t tell if that’s fair; for that, you’d have to know what they say themselves. They get a say here:\n\n${quotations(shown, text, handshake)}\n\n${
      answers.length === 0
        ? "I don’t see anything right after it that answers it."
        : `And this comes right after it: ${answers.map((s) => quote(s.text)).join(" ")} Does that answer what was said, or just brush it aside?`
    }\n\nTry this test: would they say “yes, that’s what we mean”? If not, look for what they say in their own words.`,
    confidence: 0.7,
  };
}

export const CRITICS_ROW: Row = { form: ASKS, intent: "other-side", say: sayCritics, ofAny: true };
