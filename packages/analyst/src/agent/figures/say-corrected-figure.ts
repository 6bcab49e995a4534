import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “You’re wrong, it was 1748”: a figure that the text gives otherwise. Which of the two holds no rule can know. */

const FIGURE = String.raw`(\d[\d,]*(?:[.:]\d+)?)(?: ?(%|percent|\p{L}{3,}))?`;
const CORRECTS = new RegExp(
  String.raw`^(?:(?:no|nope|sorry|but|wait|actually|well|hm+|you(?:['’]re| are) wrong|that(?:['’]s| is) (?:wrong|not (?:true|right))|wrong|this is wrong|it(?:['’]s| is) wrong)[,.:;! ]+)+(?:(?:i (?:read|heard|know|think|thought)|my \w+ says?|wikipedia says?|the real \w+ is)[, ]+(?:that )?)?(?:(?:it|that|this|he|she|they|there|the \w+)(?:['’]s|['’]re| is| was| were| are| has| had| has been| costs?| cost)? )?(?:(?:actually|really|in fact|only|about|just|more like|in|at|on|not) )*${FIGURE}(?: not \d[\d.,]*)?[^?]{0,40}$`,
  "iu",
);
const YEAR = /^(?:1\d|20)\d\d$/;
const A_YEAR = /\b(?:1\d|20)\d\d\b/g;
const A_NUMBER = /\d[\d,]*(?:\.\d+)?/g;

const figuresIn = (sentence: string, like: string, unit: string | undefined): string[] => {
  if (YEAR.test(like)) return sentence.match(A_YEAR) ?? [];
  const bare = sentence.replace(A_YEAR, " ");
  if (unit === undefined) return bare.match(A_NUMBER) ?? [];
  const withUnit = new RegExp(String.raw`\d[\d,]*(?:\.\d+)?(?= ?${unit === "%" || unit === "percent" ? "(?:%|percent)" : unit.replace(/s$/i, "")})`, "giu");
  return bare.match(withUnit) ?? [];
};

function sayCorrected({ request, text, handshake }: AboutText): Said | null {
  const [, figure, unit] = CORRECTS.exec(request.trim()) ?? [];
  if (figure === undefined) return null;
  const rows = bodyOf(text).flatMap((sentence): { sentence: Sentence; own: string[] }[] => {
    const own = figuresIn(sentence.text, figure, unit);
    return own.length > 0 ? [{ sentence, own }] : [];
  });
  // Where the text has the figure itself, nobody is corrected.
  if (rows.length === 0 || rows.some(({ own }) => own.includes(figure))) return null;
  const [first] = rows;
  return {
    text: `That may be, but the text says something different:\n\n${quotations([first!.sentence], text, handshake, 0.7)}\n\nI don’t look anything up, so I can’t tell which of the two is right; they can’t both be. Search for the topic with each figure, and take the one you find at an original source: an archive, a register, whoever counted. If that’s yours, be slower to believe the rest of the text, too.`,
    confidence: 0.7,
  };
}

export const CORRECTED_FIGURE_ROW: Row = { form: CORRECTS, intent: "claims", passesOn: true, say: sayCorrected };
