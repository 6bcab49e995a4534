import { denialOf } from "../../text/denials.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { quote, type Said } from "../say.ts";

/** “But he did send 100 emails”, “She never said that”: a remark on something that the text tells of. */

/** “But she …”, “So they …” takes up the text; “they check the heating” may tell of something that happened elsewhere. */
const TAKES_UP = /^(?:(?:ok(?:ay)?|yes|yeah|no|well|hm+|wait|and)[, ]+)*(?:but|so|yet|still|then|actually)\b/i;
const LEAST_WORDS = 2;
const LEAST_ALONE = 3;
const LEAST_SHARE = 0.6;

/** “Year 8”, “Route 40”: a name with a number that one sentence has. */
function literal(remark: string, text: string): Sentence | undefined {
  const named = [...remark.matchAll(/\b\p{L}{3,} \d+\b/gu)].map(([words]) => words.toLowerCase());
  const [one, ...more] = bodyOf(text).filter((s) => named.some((words) => s.text.toLowerCase().includes(words)));
  return more.length === 0 ? one : undefined;
}

/** The one sentence that holds most of a remark, and who denies it there; null where none holds two of its words, three where it takes nothing up, and most of them. */
export function sayRemark(remark: string, text: string): Said | null {
  const sought = contentIn(remark);
  const body = bodyOf(text);
  const [best] = placesOf(text, sought)
    .filter(
      ({ sentence, holds }) =>
        body.some(({ start }) => start === sentence.start) &&
        holds.size >= (TAKES_UP.test(remark) ? LEAST_WORDS : LEAST_ALONE) &&
        holds.size >= LEAST_SHARE * sought.length,
    )
    .sort((a, b) => b.score - a.score);
  const place = best?.sentence ?? literal(remark, text);
  if (!place) return null;
  const denied = denialOf([place], text);
  return {
    text: [
      `The text says this about it:\n\n> ${quote(place.text)}`,
      denied ? `But someone in it says otherwise:\n\n> ${quote(denied.text)}` : "",
      "Does it say as much as you do? And who, other than its writer, could confirm it?",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.65,
  };
}
