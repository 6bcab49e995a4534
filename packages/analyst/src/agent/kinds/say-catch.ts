import { anyOf, anyWords } from "../../text/forms.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { placeOfThing } from "../reading/say-of-thing.ts";
import { HURRIES } from "./say-buy.ts";
import { quotations, quote, type Said } from "../say.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** “What’s the catch?”: what an offer wants in return, what it takes back or ties its reader to, and what hurries. */

const CATCH = "(?:real |big )?(?:catch|snag|hook|fine print|small print|downside|drawback)";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:what(?:['’]s| is| are)|where(?:['’]s| is)|is there|are there|any|there is|there['’]s) (?:the |a |an |any |some |always a )?${CATCH}s?${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:is|isn't) (?:it|this|that) (?:just |simply )?too good to be true${END}`, "i"),
);
const ASKS_OF = new RegExp(
  `${LEAD}(?:what(?:['’]s| is)|where(?:['’]s| is)|is there) (?:the |a |any )?${CATCH} (?:with|about|in|of|behind) ((?:the |this |that |their |his |her )?[^?.!]{3,50}?)${END}`,
  "i",
);

/** “If you confirm that all claims are settled” */
const IN_RETURN = anyWords(
  /(?:if|when|once|provided(?: that)?|as long as|only if|in return) you (?:\w+ )?(?:sign|confirm|agree|accept|order|book|pay|join|subscribe|register|switch|buy|give|waive|invite|share|invest)\w*/i,
  /(?:who|whoever|everyone who|anyone who) (?:sign|confirm|agree|accept|order|book|pay|join|subscribe|register|switch|buy)s?\b[^.!?]{0,40}\b(?:get|receive|save|win|are given)s?/i,
  /(?:sign|order|book|switch|join|subscribe)(?: up)?\b[^.!?]{0,30}\band (?:you )?(?:get|receive|win)/i,
);
/** The sentences that give something for something, in the order of the text. */
export const inReturn = (text: string): Sentence[] => bodyOf(text).filter((s) => IN_RETURN.test(s.text) && !s.text.endsWith("?"));
const TAKES_BACK = anyWords(
  /not (?:be )?(?:covered|included|refund\w*|valid|available|guaranteed|returned|transferable)|(?:cannot|can['’]t|no) (?:be )?(?:refund\w*|return\w*|cancel\w*)|excluded?|excludes|except|only if|provided that|sold separately/i,
  /(?:minimum|contract) (?:term|order|period)|(?:contract|term|subscription|membership)\b[^.!?]{0,20}\b(?:runs?|lasts?|is) (?:for )?\d+|for (?:the )?first (?:\w+ )?(?:days?|weeks?|months?|year)/i,
  /after (?:that|this|the (?:first|trial|\w+ months?))|then (?:it (?:costs?|is|renews?|runs)|you (?:pay|will|are|have)|the (?:\w+ )?(?:price|fee|rate|term|contract|subscription|cost)s?)|from then on|thereafter|normal price|shipping (?:is|costs)|postage|plus (?:shipping|postage|tax|vat|a |\d|[$€£])|renews?(?: automatically)?|cancel(?:led)? (?:before|within|by)/i,
  /(?:may|can|might|could) (?:change|vary|differ|be (?:changed|delayed|postponed|withdrawn|adjusted))|reserve[sd]? the right|subject to|no longer (?:included|free|covered)|deposit|(?:is|are|offer)\b[^.!?]{0,15}\bvalid (?:for|until)/i,
  /leaves? out|all (?:further )?claims? (?:are|is) settled|waives?/i,
);
const MOST_SHOWN = 3;
const MOST_GAPS = 2;

const listed = (head: string, found: readonly Sentence[]): string =>
  found.length > 0 ? `**${head}**\n\n${found.map((s) => `- ${quote(s.text)}`).join("\n")}` : "";

function sayCatch({ text }: AboutText): Said | null {
  if (looksLikeScam(text)) return null;
  const body = bodyOf(text);
  const used = new Set<number>();
  const rows = (form: RegExp): Sentence[] => {
    const found = body.filter((s) => form.test(s.text) && !used.has(s.start) && !s.text.endsWith("?")).slice(0, MOST_SHOWN);
    for (const { start } of found) used.add(start);
    return found;
  };
  const [wanted, back, hurry] = [rows(IN_RETURN), rows(TAKES_BACK), rows(HURRIES)];
  if (wanted.length + back.length + hurry.length === 0) return null;
  const gaps = scanOmissions(text).slice(0, MOST_GAPS);
  return {
    text: [
      "Whether there’s a catch depends on what you want from it. Look at these:",
      listed("What it wants in return", wanted),
      listed("What it takes back, or ties you to", back),
      listed("What rushes you", hurry),
      gaps.length > 0 ? `**What I don’t see**\n\n${gaps.map((gap) => `- ${gap.what}: _${gap.ask}_`).join("\n")}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
  };
}

/** Of one thing: what has to be done for it. */
function sayCatchOf({ request, text, handshake }: AboutText): Said | null {
  const named = ASKS_OF.exec(request.trim())?.[1];
  const place = named === undefined ? null : placeOfThing(named, text, request);
  if (!place) return null;
  const wants = IN_RETURN.test(place.text);
  const next = bodyOf(text).find(({ start }) => start > place.start);
  const behind = next && TAKES_BACK.test(next.text) ? [next] : [];
  if (!wants && behind.length === 0 && !TAKES_BACK.test(place.text)) return null;
  return {
    text: `${quotations([place, ...behind], text, handshake, 0.7)}\n\n${
      wants
        ? "It’s offered in return for something. What do you commit to, what can you no longer do after that, and is what you get worth it?"
        : "Watch the condition: what’s left if it applies to you, and who decides that?"
    }`,
    confidence: 0.7,
  };
}

export const CATCH_ROWS: readonly Row[] = [
  { form: ASKS_OF, intent: "missing", passesOn: true, say: sayCatchOf },
  { form: ASKS, intent: "missing", passesOn: true, say: sayCatch },
];
