import { NUMBER_WORDS } from "../../text/number-words.ts";
import { numberOf } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

/** “What percent is that?”, after “nine of the flats”, of a text that says how many flats there are. */

const ASKS = new RegExp(
  `${LEAD}(?:(?:what|which|how (?:many|much)) (?:percent|percentage|per cent|share|part|proportion|fraction)(?: of (?:them|it|all|the [\\p{L}]+))? (?:is|are|would) (?:that|this|it|they|those)(?: be)?|(?:what|how much) is (?:that|it|this) in (?:percent|per cent|%)|(?:that|this|it)(?:['’]s| is) (?:what|how many) (?:percent|%))${END}`,
  "iu",
);
const PART = /(?<![\d.,\p{L}])(\d[\d,]{0,11}|\p{L}{3,9}) of (?:the|these|those|our|its) (\p{L}{3,})/iu;
const countOf = (word: string): number => (/^\d/.test(word) ? numberOf(word) : (NUMBER_WORDS.get(word.toLowerCase()) ?? 0));
const LAST_ANSWERS = 2;

/** The sentence that counts all of a kind, and how many; undefined where the text has none or several counts above the part. */
function wholeOf(kind: string, part: number, text: string): { sentence: Sentence; count: number } | undefined {
  const form = new RegExp(`(?<![\\d.,])(\\d[\\d,]*) (?:\\p{L}+ )?${kind}\\b`, "giu");
  const [one, ...more] = bodyOf(text).flatMap((sentence) =>
    [...sentence.text.matchAll(form)].map(([, digits]) => ({ sentence, count: numberOf(digits!) })).filter(({ count }) => count > part),
  );
  return more.length === 0 ? one : undefined;
}

function sayShareOf({ text, handshake, history }: AboutText): Said | null {
  const answers = history.filter(({ role }) => role === "assistant").slice(-LAST_ANSWERS);
  for (const place of answers.reverse().flatMap((answer) => shownIn(answer.text, text))) {
    const [, word, kind] = PART.exec(place.text) ?? [];
    const part = word === undefined ? 0 : countOf(word);
    const whole = part > 0 ? wholeOf(kind!, part, text) : undefined;
    if (!whole) continue;
    const rows = whole.sentence.start === place.start ? [place] : [whole.sentence, place];
    return {
      text: `${quotations(rows, text, handshake, 0.7)}\n\n**The math:** ${part} of ${whole.count.toLocaleString("en")} is about ${Math.round((100 * part) / whole.count)} percent.`,
      confidence: 0.8,
    };
  }
  return null;
}

export const SHARE_OF_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayShareOf };
