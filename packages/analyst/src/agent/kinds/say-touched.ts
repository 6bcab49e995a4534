import { withNeighbors } from "../../text/context.ts";
import { DAY_OF_MONTH } from "../../text/dates.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “I don’t have a smartphone”, “I won’t be there on the 7th”: what somebody tells of themselves, and the sentences that speak of the same thing. */

const OF_ONESELF =
  /^(?:(?:and|but|so|well|yes|no|oh|ok(?:ay)?|hm+)[, ]+)*(?:(?:but )?(?:i|we)\b|my \w+|our \w+)(?! (?:think|thought|believe|guess|feel|know|agree|disagree|doubt|mean|meant|say|said|love|hate|wonder|wish|hope|see|understand|don['’]?t (?:think|believe|know|get|understand|agree|care|like|see)|dont (?:think|believe|know|get|understand|agree|care|like|see))\b)/i;
const ON_A_DAY = /\b(?:on|by|before|until|the) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/i;
const MOST_SHOWN = 2;
const LEAST_SHARE = 0.75;

/** Null where nobody tells of themselves, or no sentence has a word that carries what is told. */
export function sayTouched(remark: string, text: string): Said | null {
  if (!OF_ONESELF.test(remark.trim()) || isSwindle(text)) return null;
  const body = bodyOf(text);
  const day = ON_A_DAY.exec(remark)?.[1];
  const sought = soughtIn(remark).filter(({ isContent, word }) => word === day || isContent);
  const carries = new Set(sought.flatMap(({ word, weight, stem }) => (word === day || weight >= 1 ? [stem] : [])));
  const places = placesOf(text, sought, { near: true })
    .filter(({ sentence }) => body.some(({ start }) => start === sentence.start) && (day === undefined || DAY_OF_MONTH.test(sentence.text)))
    .filter(({ holds, nearly }) => nearly.size > 0 || [...holds].some((stem) => carries.has(stem)))
    .sort((a, b) => b.score - a.score);
  const [best] = places;
  if (!best) return null;
  const rows = places
    .filter(({ score }) => score >= LEAST_SHARE * best.score)
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start)
    .map((s) => withNeighbors(text, s, new Set(), { behind: day !== undefined }));
  return {
    text: `This is what it says that comes close to that:\n\n${rows.map((s) => `> ${quote(s.text)}`).join("\n\n")}\n\nOnly the writer can say whether it leaves you an option.`,
    confidence: 0.65,
  };
}
