import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { numberOf } from "../../text/sums.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “So most people want it”, of a survey: who answered, and how far that carries. */

/** “All 6,200 card holders … 1,140 of them answered” */
const PART_OF_ALL = /(?<![\d.,])(\d[\d,]{1,10})(?![\d.,]*\d|%| ?percent)[^.!?]{3,90}?\b(\d[\d,]{0,10}) of them\b/i;
/** The share that a sentence gives by two counts, in words; null where it gives none. */
export function shareIn(words: string): string | null {
  const [, all, part] = PART_OF_ALL.exec(words) ?? [];
  const [of, some] = [numberOf(all ?? "0"), numberOf(part ?? "0")];
  return of > some && some > 0 ? `${part!} of ${all!} is about ${Math.round((100 * some) / of)} percent` : null;
}

const MOST = new RegExp(
  `${LEAD}(?:(?:do|does|is it(?: true)? that|that means|this means|it means|meaning|does (?:that|this|it) mean) (?:that )?)?(?:most|almost all|the majority of|nearly all|everyone|everybody)(?: of)?(?: the| their| our)?(?: [\\p{L}-]+)? (?:want|wants|think|thinks|like|likes|find|finds|believe|believes|say|says|agree|agrees|prefer|prefers|are for|are against|is for|is against|wish|need|needs)\\b(?<what>[^?.!]{0,60}?)${END}`,
  "iu",
);
const OF_SURVEY = /\b(?:surveys?|polls?|questionnaires?|(?:were|was|we) asked|answered|respondents|interviewed)\b/i;
const HOW_FAR = anyWords(
  /(?:say|says|tell|tells|mean|means) (?:little|nothing) (?:about|of)|representative|margin of error|(?:those|people|readers|customers) who (?:answered|replied|took part|did not answer)/iu,
  /\d[\d,]{0,10} of them|(?:answered|replied|took part|responded)/iu,
);

function sayMost({ request, text, handshake }: AboutText): Said | null {
  const body = bodyOf(text);
  if (!OF_SURVEY.test(text)) return null;
  const sought = contentIn(MOST.exec(request.trim())?.groups?.what ?? "");
  const isCount = (s: Sentence): boolean => /\d ?(?:%|percent)|\b(?:half|third|quarter|one in|two in|\d+ (?:of|in) \d+)\b/i.test(s.text);
  const [place] = placesOf(text, sought)
    .filter(({ sentence }) => isCount(sentence))
    .sort((a, b) => b.score - a.score);
  const who = body.filter((s) => HOW_FAR.test(s.text) && s.start !== place?.sentence.start).slice(0, 2);
  if (!place || who.length === 0) return null;
  const share = who.map((s) => shareIn(s.text)).find((words) => words !== null);
  return {
    text: `Among those who answered, according to the text:\n\n${quotations([place.sentence], text, handshake, 0.7)}\n\nHere’s how far that goes:\n\n${quotations(who, text, handshake, 0.7)}${share ? `\n\n**The math:** ${share}.` : ""}`,
    confidence: 0.75,
  };
}

export const SURVEY_ROW: Row = { form: MOST, intent: "claims", passesOn: true, say: sayMost };
