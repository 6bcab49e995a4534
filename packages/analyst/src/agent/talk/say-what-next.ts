import { checkableClaims } from "../../text/claims.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { findingsOf } from "../reading/passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { quote, type Said } from "../say.ts";

/** “And?”, “so?”: what one could do next with the text, and has not been told yet. */

const ASKS = /^(?:and|and so|so|and then|ok and|ok so|well|what else|and now)[?.! ]*$/i;

function sayWhatNext({ text, analysis, history }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const told = (words: string): boolean => history.some((turn) => turn.role === "assistant" && turn.text.includes(words));
  const claim = checkableClaims(text).find(({ sentence }) => !told(sentence.text.slice(0, 60)));
  const ask = [...findingsOf(analysis()).map((f) => f.question), ...scanOmissions(text).map((gap) => gap.ask)].find((one) => !told(one));
  const rows = [claim && `- **To look up:** ${quote(claim.sentence.text)} ${claim.how}`, ask && `- **To ask the writer:** _${ask}_`].filter(Boolean);
  return rows.length > 0
    ? { text: `What you can still do with it:\n\n${rows.join("\n")}`, confidence: 0.7 }
    : {
        text: "That’s what I see in it. What you do with it is up to you: keep it, answer it, or let it be. If one of its words still bothers you, name it.",
        confidence: 0.6,
      };
}

export const WHAT_NEXT_ROW: Row = { form: ASKS, intent: "claims", passesOn: true, say: sayWhatNext };
