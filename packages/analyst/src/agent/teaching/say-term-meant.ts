import { wordsOf } from "../../text/words.ts";
import { sayTerm, sayWhether } from "./explain-term.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";
import { findTerm, type Term } from "./terms.ts";

/** A longer message brings a text. */
const MOST_CHARS = 160;
/** “My friend says I made a straw man. What does that mean?” */
const TOLD = /\b(?:says?|said|told|tells|call(?:s|ed)?|accus\w+|wrote|writes|thinks?|heard|read)\b/i;
const WHAT_IT_MEANS =
  /\bwhat (?:does|do|did|is|are) (?:that|this|it|they|he|she)(?: even| really)? (?:meant?|supposed to mean)\b[^?]{0,12}\?*$|\bwhat(?:'s| is) that\?*$/i;
/** “Is it ad hominem if I say who paid for the study?” */
const IS_IT_WHEN = /^(?:(?:and|but|so|ok(?:ay)?|hi|hello)[, ]+)*(?:is|isn't|would|wouldn't|was) (?:it|that|this)\b(.{3,40}?) (?:if|when|to|that) /i;

const MOST_NAME_WORDS = 3;
/** One word alone may be an everyday one; a long one that is a technique is not. */
const LONE_WORD_LETTERS = 8;

/** The technique that is named among the words, by its longest name. */
function termAmong(text: string): Term | null {
  const words = wordsOf(text);
  for (let size = MOST_NAME_WORDS; size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const name = words.slice(at, at + size).join(" ");
      const term = size > 1 || name.length >= LONE_WORD_LETTERS ? findTerm(name) : null;
      if (term && (size > 1 || term.isIdea !== true)) return term;
    }
  return null;
}

/** Behind it stands what the words are about; a slogan that is wanted is none. */
const ABOUT = /\b(?:about|on|explain\w*|what)\b/i;

/** “I have to write about confirmation bias, can you help?” Null where the words are about no technique, or are a text of their own. */
export function sayTermNamed(typed: string): Said | null {
  if (typed.length > MOST_CHARS) return null;
  const request = plainWords(typed).trim();
  const about = ABOUT.exec(request);
  const term = about && termAmong(request.slice(about.index + about[0].length));
  return term && sayTerm(term);
}

/** What somebody meant who named a technique, or whether something is one; null where neither is asked. */
export function sayTermMeant(typed: string): Said | null {
  if (typed.length > MOST_CHARS) return null;
  const request = plainWords(typed).trim();
  const asked = IS_IT_WHEN.exec(request)?.[1];
  const one = asked === undefined ? null : termAmong(asked);
  if (one) return sayWhether(one);
  const end = WHAT_IT_MEANS.exec(request)?.index ?? 0;
  const said = request.slice(0, end);
  if (!TOLD.test(said)) return null;
  const term = termAmong(said);
  return term && sayTerm(term);
}
