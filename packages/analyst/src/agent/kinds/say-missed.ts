import { withNeighbors } from "../../text/context.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { wordCount, type Sentence } from "../../text/words.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { sayAboutText } from "../reading/about-text.ts";
import { saySummaryOfTalk } from "./say-summary-of-talk.ts";
import { quotations, saySummary, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “I was on holiday, what did I miss?”: of minutes or a letter what was decided, what is to be done, and what is open; of a chat how it went. */

const ABSENT =
  "(?:(?:i|we) )?(?:was(?: not|n['’]?t)|were(?: not|n['’]?t)|could(?: not|n['’]?t)|did(?: not|n['’]?t)|missed|was|were|am)(?: (?:able to|get to))?(?: (?:sick|ill|away|absent|late|abroad|asleep|travell?ing|working|at work|off|out|there|here|present|come|go|attend|make it|be there|in town|on (?:holiday|vacation|leave|a trip|the road|sick leave|duty)|(?:it|that|this|the (?:meeting|session|call|evening|class|lesson|talk|chat)))){1,3}";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}${ABSENT}(?: (?:last|this|all|on|for|that|yesterday)[^?.!,]{0,20})?(?:[,.;: ]+(?:and |so |but )?(?:what|anything|can you|could you|please|tell|fill|catch|sum|whats)\\b[^?!]{0,50})?[?.! ]*$`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:what did (?:i|we) miss|did (?:i|we) miss (?:anything|something|much)|(?:can you |could you |please )*(?:catch me up|fill me in|bring me up to (?:date|speed))|what happened while (?:i|we) [^?.!]{3,30})[^?!]{0,30}[?.! ]*$`,
    "i",
  ),
);
/** What the absent one wants to know in particular is asked of the text. */
const ASKS_MORE = /\bwhat (?:did|do|does|was|were|is|are) (?!(?:i|we) miss|(?:it|that) (?:all )?about)(?:the |my )?\p{L}{3,}|\bwho\b|\bwhen\b|\bhow\b/iu;
const DECIDED = anyWords(
  /decided|decision|adopted|agreed|approved|resolved|voted|votes?|carried|rejected|accepted|(?:elected|chosen) (?:as|to)|unanimous(?:ly)?|passed with/i,
  /(?:rises?|raises?|falls?|goes) (?:\w+ )?(?:from|to|by) \d|(?:is|are|will be) (?:closed|cancelled|canceled|postponed|moved|renewed|replaced)/i,
);
const TO_DO = anyWords(
  /must|has to|have to|need(?:s|ed)?(?: to)?|please|by (?:the end of|\d{1,2})|until (?:the end of|\d{1,2})|before the|due|sign up|bring|pay|in advance|return|hand in|helpers?|volunteers?|writes? to|organi[sz]es?/i,
);
const OPEN = anyWords(
  /put off|postponed|next meeting|still|open|unclear|not yet|asks? (?:for|that)|proposes?|to be (?:decided|discussed)|second offer|remains?|pending|further talks/i,
);
const MOST_EACH = 3;
const MOST_BARE_WORDS = 7;
const LEAST_SENTENCES = 5;

function sayMissed(asked: AboutText): Said | null {
  const { request, text, handshake, analysis } = asked;
  const body = bodyOf(text).filter((s) => !s.text.endsWith("?"));
  if (isSwindle(text) || body.length < LEAST_SENTENCES) return null;
  const more = ASKS_MORE.exec(request)?.[0];
  if (more !== undefined && !/\bwhat was (?:decided|said|new)\b/i.test(request))
    return sayAboutText(request.slice(request.indexOf(more)), text, analysis(), handshake);
  if (voicesOf(text).length > 0) return saySummaryOfTalk(text, false);
  const taken = new Set<number>();
  const take = (form: { test: (words: string) => boolean }): Sentence[] => {
    const rows = body.filter((s) => !taken.has(s.start) && form.test(s.text)).slice(0, MOST_EACH);
    for (const { start } of rows) taken.add(start);
    return rows;
  };
  // “Decided with 9 to 3.” says little without what it was about.
  const whole = (s: Sentence): Sentence => withNeighbors(text, s, new Set(), { before: wordCount(s.text) <= MOST_BARE_WORDS });
  const parts: [string, Sentence[]][] = [
    ["Decided, or about to change", take(DECIDED)],
    ["To do, or due by a date", take(TO_DO)],
    ["Open", take(OPEN)],
  ];
  const shown = parts.filter(([, rows]) => rows.length > 0);
  if (shown.length < 2) return saySummary(text, handshake);
  return {
    text: `In the text’s own words, sorted by the usual signs:\n\n${shown.map(([name, rows]) => `**${name}**\n\n${quotations(rows.map(whole), text, handshake, 0.75)}`).join("\n\n")}`,
    confidence: 0.7,
  };
}

export const MISSED_ROW: Row = { form: ASKS, intent: "summary", passesOn: true, say: sayMissed };
