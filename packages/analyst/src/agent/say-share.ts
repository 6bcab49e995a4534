import { bodyOf } from "../text/titles.ts";
import { placesOf, soughtIn } from "../text/search.ts";
import type { Row } from "./question-row.ts";
import { quotations } from "./say.ts";

/** “What percentage answered?”, where the text gives the part and the whole: “asked 812 members, of whom 203 answered”. */

const ASKS_SHARE =
  /\b(?:what|which|how (?:large|big|high|small|low)|how many)\b[^.?!]{0,25}\b(?:percentages?|percent|share|proportion|fraction|part of|response rate|rate of)\b/i;
const COUNT = String.raw`(\d[\d,]{0,9})(?![\d.,]*\d| ?(?:%|percent|per cent|year|day|hour|euro|dollar|pound))`;
const OF_WHOM = new RegExp(String.raw`(?<![\d.,$€£])${COUNT}[^.!?\d]{2,80}\bof (?:whom|which|these|them|those),? (?:only |just |about |some |but )?${COUNT}`);
const OUT_OF = new RegExp(String.raw`(?<![\d.,$€£])${COUNT} (?:out )?of (?:the |all |its |their |our )?(?:\w+ )?${COUNT}`);
const whole = (digits: string): number => Number(digits.replaceAll(",", ""));

/** The part and the whole of a sentence that gives both. */
function sharesIn(sentence: string): { part: number; of: number } | null {
  const whom = OF_WHOM.exec(sentence);
  const out = OUT_OF.exec(sentence);
  const [part, of] = whom ? [whole(whom[2]!), whole(whom[1]!)] : out ? [whole(out[1]!), whole(out[2]!)] : [0, 0];
  return of > 0 && part <= of ? { part, of } : null;
}

export const SHARE_ROW: Row = {
  form: ASKS_SHARE,
  intent: "claims",
  say: ({ request, text, handshake }) => {
    const rows = bodyOf(text).flatMap((sentence) => {
      const share = sharesIn(sentence.text);
      return share ? [{ sentence, ...share }] : [];
    });
    const places = placesOf(text, soughtIn(request)).sort((a, b) => b.score - a.score);
    const best = rows
      .map((row) => ({ row, at: places.findIndex(({ sentence }) => sentence.start === row.sentence.start) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.row;
    if (!best) return null;
    const percent = (100 * best.part) / best.of;
    return {
      text: `Reckoned from the text’s own figures: ${best.part.toLocaleString("en")} of ${best.of.toLocaleString("en")} is ${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%.\n\n${quotations([best.sentence], text, handshake)}\n\nWhether the figures are right I can’t tell. Ask who is not among those counted, and whether they would have answered alike.`,
      confidence: 0.75,
    };
  },
};
