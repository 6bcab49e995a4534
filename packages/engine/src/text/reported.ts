import { F_BOUNDARY, F_NAME, F_REPORTED, F_WORD, COMMA } from "../match/symbols.ts";
import type { Document } from "./document.ts";
import { W_DETERMINER, W_FIRST_PERSON, W_FUNCTION, W_REPORTING, W_THIRD_PERSON, W_VAGUE_SPEAKER } from "./system-words.ts";

/** How far before its verb a subject may stand: "the minister of justice has repeatedly said". */
const SUBJECT_REACH_TOKENS = 3;
/** "..., she said on Friday.": tokens between such a verb and the end of the sentence. */
const CLOSING_REACH_TOKENS = 4;

/**
 * Flags what a sentence reports somebody else as saying: behind "the minister said (that)", or before ", she said". Speakers that nobody could
 * name ("they say", "experts claim") report nothing: the writer speaks through them.
 */
export function markReported(doc: Document): void {
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceBits[sentence]! & W_REPORTING)) continue;
    const first = doc.firstToken(sentence);
    const after = doc.afterToken(sentence);
    for (let token = first + 1; token < after; token++) {
      if (!(doc.bits[token]! & W_REPORTING) || !hasSpeaker(doc, first, token)) continue;
      const comma = closingComma(doc, first, token, after);
      if (comma >= 0) flag(doc, first, comma);
      else flag(doc, token + 1, after);
      break;
    }
  }
}

function hasSpeaker(doc: Document, first: number, verb: number): boolean {
  const before = doc.bits[verb - 1]!;
  if (!(doc.flags[verb - 1]! & F_WORD) || before & W_DETERMINER) return false;
  for (let token = verb - 1; token >= first && verb - token <= SUBJECT_REACH_TOKENS; token--) {
    const bits = doc.bits[token]!;
    if (!(doc.flags[token]! & F_WORD)) return false;
    if (bits & (W_FIRST_PERSON | W_VAGUE_SPEAKER)) return false;
    if (bits & W_THIRD_PERSON || doc.flags[token]! & F_NAME) return true;
    if (!(bits & W_FUNCTION)) return true;
  }
  return false;
}

/** The comma behind which the speaker is named at the end of the sentence; -1 when the verb opens the report instead. */
function closingComma(doc: Document, first: number, verb: number, after: number): number {
  let words = 0;
  for (let token = verb + 1; token < after && !(doc.flags[token]! & F_BOUNDARY); token++) words++;
  if (words > CLOSING_REACH_TOKENS) return -1;
  for (let token = verb - 1; token > first && verb - token <= SUBJECT_REACH_TOKENS + 1; token--) if (doc.symbol[token] === COMMA) return token;
  return -1;
}

function flag(doc: Document, from: number, to: number): void {
  for (let token = from; token < to; token++) doc.flags[token] = doc.flags[token]! | F_REPORTED;
}
