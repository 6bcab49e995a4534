import type { Analysis } from "@candor/engine";
import { callsOf } from "../../text/calls.ts";
import { checkableClaims } from "../../text/claims.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { askedOfThings } from "./reasoning.ts";
import { GIVES_GROUND, HAS_PURPOSE } from "./say-asked-kind.ts";
import { mainClaim, quote, type Said } from "../say.ts";

/** “Explain it like I’m ten”: what a text says, what for, what it wants, and what a child would ask, each in one sentence of its own. */

export const LIKE_A_CHILD =
  /\blike (?:i(?:['’]m| am| were| was)|to) (?:an? )?(?:\w+ ){0,2}?\w+|\b(?:to|for) (?:a|my) (?:\w+[- ])?(?:child|kid|son|daughter|grand\w+|\w+[- ]year[- ]old)\b/i;

const ANY_CHILD = "How do they know that? Did somebody check, or are they just saying so?";

/** The text in at most four sentences of its own, each with what it is for. */
export function sayPieceByPiece(text: string, analysis: Analysis): Said {
  const body = bodyOf(text);
  const main = mainClaim(body);
  const used = new Set<number>();
  const take = (s: Sentence | undefined): string | null => {
    if (!s || used.has(s.start)) return null;
    used.add(s.start);
    return quote(s.text);
  };
  const says = take(main);
  const wants = take(callsOf(text)[0]);
  const because =
    take(body.find((s) => !used.has(s.start) && !s.text.endsWith("?") && (GIVES_GROUND.test(s.text) || HAS_PURPOSE.test(s.text)))) ??
    take(checkableClaims(text).find(({ sentence }) => !used.has(sentence.start))?.sentence);
  const pushes = findingsOf(analysis)[0];
  const asks = askedOfThings(body)[0]?.ask ?? (scanOmissions(text).length > 0 ? ANY_CHILD : null);
  return {
    text: [
      "I don’t have easier words for it than its own, so here it is piece by piece:",
      [
        says && `- **It says:** ${says}`,
        because && `- **The reason it gives:** ${because}`,
        wants && `- **What it wants you to do:** ${wants}`,
        pushes && `- **Words that push:** ${quote(pushes.fragment)} (${pushes.reflexLabel.toLowerCase()})`,
        asks && `- **What a child would ask:** _${asks}_`,
      ]
        .filter(Boolean)
        .join("\n"),
    ].join("\n\n"),
    confidence: 0.7,
    notes: pushes ? [pushes.reflexLabel.toLowerCase()] : [],
  };
}
