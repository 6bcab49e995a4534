import { APP_WORDS } from "@candor/content/glossary";
import { between, END, LEAD } from "../../text/forms.ts";
import type { Said } from "../say.ts";

const BESIDE = /(?: (?:mean|stand for|say|tell(?: me)?|about|here|there|for|beside (?:it|them|the mark)|next to (?:it|them|the mark)))*/i;
/** “What does 77% mean?” */
const ONE = between(
  LEAD,
  [/(?:what(?:'s| is| does| do)|explain) (?:the |this |that |your )?(?<figure>\d{1,3}(?:\.\d+)?) ?(?:%|percent)/i],
  new RegExp(BESIDE.source + END.source, "i"),
);
/** “What do the percentages mean?” */
const ALL = between(
  LEAD,
  [
    /(?:what(?:'re| are| do| does| is)|explain) (?:all )?(?:the |these |those |your )(?:percentages?|percents?|(?:confidence )?(?:scores?|values?)|% ?(?:signs?|numbers?|values?))/i,
  ],
  new RegExp(BESIDE.source + END.source, "i"),
);
const PERCENT = /\d ?(?:%|percent\b)/gi;
/** A text with more of them may be meant itself. */
const MOST_OF_TEXT = 1;

/** What the percentage beside a mark says. Null where it is not asked for, or where what was given to read (`given`) holds the figure itself. */
export function sayPercent(request: string, given: string): Said | null {
  const asked = request.trim();
  const figure = ONE.exec(asked)?.groups?.["figure"];
  const isOfText =
    figure !== undefined
      ? new RegExp(`(?<![\\d.,])${figure.replace(".", "\\.")} ?(?:%|percent\\b)`, "i").test(given)
      : (given.match(PERCENT)?.length ?? 0) > MOST_OF_TEXT;
  if (isOfText || (figure === undefined && !ALL.test(asked))) return null;
  return { text: `${APP_WORDS["confidence"]} To see how often marks of each strength were right, go to [How well does it work?](/accuracy).`, confidence: 0.9 };
}
