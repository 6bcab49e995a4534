import { partsOfWholes } from "../../text/part-of-whole.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { wordCount } from "../../text/words.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “51 of 140, is that a majority?”, “8 out of 10 sounds good”: a part of a whole that the message itself names. */

const MOST_WORDS = 14;
const HALF = /\b(?:majority|half|most(?: of)?|minority|win|won|enough|pass|passed)\b/i;
const isWhole = (n: number): boolean => Number.isSafeInteger(n);

function sayPartAsked({ request, text, handshake }: AboutText): Said | null {
  const [share] = partsOfWholes(request);
  if (!share || !isWhole(share.part) || !isWhole(share.of)) return null;
  const percent = (100 * share.part) / share.of;
  const shown = `${share.part.toLocaleString("en")} of ${share.of.toLocaleString("en")} is ${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
  const half = 2 * share.part === share.of ? "exactly half" : 2 * share.part > share.of ? "more than half" : "less than half";
  // The sentence that has both figures, or the part of them that the whole is taken from.
  const [place] = placesOf(text, soughtIn(`${share.part} ${share.of}`)).sort((a, b) => b.score - a.score);
  return {
    text: [
      `**The math:** ${shown}${HALF.test(request) ? `, ${half}` : ""}.`,
      place ? `The text has the figures here:\n\n${quotations([place.sentence], text, handshake, 0.75)}` : "The text doesn’t have these two figures.",
      "Check who’s counted in the whole, and who isn’t: everybody, or only those who were asked or who answered?",
    ].join("\n\n"),
    confidence: place ? 0.75 : 0.5,
  };
}

export const PART_ASKED_ROW: Row = {
  form: { test: (request) => wordCount(request) <= MOST_WORDS && partsOfWholes(request).length > 0 },
  intent: "claims",
  passesOn: true,
  say: sayPartAsked,
};
