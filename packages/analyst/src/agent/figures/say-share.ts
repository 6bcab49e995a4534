import { partsOfWholes } from "../../text/part-of-whole.ts";
import { bodyOf } from "../../text/titles.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import type { Row } from "../request/question-row.ts";
import { quotations } from "../say.ts";

/** “What percentage answered?”, where the text gives the part and the whole: “asked 812 members, of whom 203 answered”. */

const ASKS_SHARE =
  /\b(?:what|which|how (?:large|big|high|small|low)|how many)\b[^.?!]{0,25}\b(?:percentages?|percent|share|proportion|fraction|part of|response rate|rate of)\b/i;
export const SHARE_ROW: Row = {
  form: ASKS_SHARE,
  intent: "claims",
  passesOn: true,
  say: ({ request, text, handshake }) => {
    const rows = bodyOf(text).flatMap((sentence) => {
      const share = partsOfWholes(sentence.text)[0];
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
      text: `Going by the text’s own figures, ${best.part.toLocaleString("en")} of ${best.of.toLocaleString("en")} is ${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%.\n\n${quotations([best.sentence], text, handshake)}\n\nI can’t tell if the figures are right. Ask who wasn’t counted, and whether they’d have answered the same way.`,
      confidence: 0.75,
    };
  },
};
