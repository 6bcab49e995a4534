import { asks, asksReader, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { wantsSomething } from "../intent.ts";
import { wordCount } from "../../text/words.ts";

/** A question typed on a line of its own, above or below a text, as people do without its mark: “… gone by summer.⏎is this true”. */

const MOST_ASKED_WORDS = 10;
const POINTS_BACK = /\b(?:this|that|it|these|those|they|he|she)\b/i;
/** “Is this true”: asked of what stands beside it, however it is written. */
const OF_IT =
  /^(?:(?:so|and|but|ok(?:ay)?|hey|hi)[, ]+)*(?:is|was|are|can|should|what(?:['’]?s| is| are| does| do| should)|who|how|why|do|does) (?:[\p{L}’']+ ){0,4}(?:this|that|it|these|those)\b(?: [\p{L}’']+){0,4}[?!. ]*$/iu;
const startsSmall = (line: string): boolean => /^\p{Ll}/u.test(line);

/** Whether a line beside others is put by the one who sends them, and is no verse and no title among them. */
function isAskedOf(line: string, others: readonly string[]): boolean {
  if (wordCount(line) > MOST_ASKED_WORDS || !asks(line) || asksReader(line)) return false;
  if (/[.!,;:]$/.test(line)) return false;
  // “Is This The End Of Cash” is a title, and lines that all begin small are verses.
  if (!startsSmall(line)) return OF_IT.test(line) && wordCount(line) <= MOST_ASKED_WORDS / 2 && !/ \p{Lu}/u.test(line);
  if (others.length > 1 && others.some(startsSmall)) return false;
  return OF_IT.test(line) || POINTS_BACK.test(line) || wantsSomething(line);
}

/** Parts such a line from its text; null where the first and the last line both belong to the text. */
export function askedOnALine(message: string): { request: string; text: string; at: "above" | "below" } | null {
  const lines = message.trim().split("\n");
  if (lines.length < 2) return null;
  const parts = (asked: string, text: readonly string[], at: "above" | "below") => {
    const others = text.map((line) => line.trim()).filter(Boolean);
    const rest = text.join("\n").trim();
    return wordCount(rest) >= MIN_STATEMENT_WORDS && isAskedOf(asked.trim(), others) ? { request: asked.trim(), text: rest, at } : null;
  };
  return parts(lines.at(-1)!, lines.slice(0, -1), "below") ?? parts(lines[0]!, lines.slice(1), "above");
}
