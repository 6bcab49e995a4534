import { countWords } from "@candor/engine";
import { sentencesOf } from "../../text/words.ts";
import type { Said } from "../say.ts";

const ASKS_LENGTH =
  /^(?:and )?(?:how long is (?:it|this|that|the (?:text|article|message|post|letter))|how many (?:words|sentences)(?: (?:are|does|has)\b[^?]{0,30})?)[?.! ]*$/i;
/** “How long is it?”, of a text on a trail of 7 km. */
const HAS_LENGTH = /\d ?(?:km|kilomet(?:er|re)s?|miles?|m|met(?:er|re)s?|cm|feet|pages|minutes|hours) long\b/i;
const OF_WORDS = /\b(?:words|sentences|text|article|message|post|letter)\b/i;

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;

/** “How long is it?”, in words and sentences. Null where that is not asked, or where the text tells of a length itself. */
export const sayLength = (request: string, text: string): Said | null =>
  ASKS_LENGTH.test(request) && (OF_WORDS.test(request) || !HAS_LENGTH.test(text))
    ? { text: `It has ${counted(countWords(text), "word")} in ${counted(sentencesOf(text).length, "sentence")}.`, confidence: 0.95 }
    : null;
