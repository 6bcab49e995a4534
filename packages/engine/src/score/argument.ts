import { COLON, F_WORD } from "../match/symbols.ts";
import { hashOf } from "../match/word-hash.ts";
import { S_QUESTION, type Document } from "../text/document.ts";
import { W_FUNCTION } from "../text/system-words.ts";

/** Words that, near its beginning, tie a sentence to the one before: they point back or draw a conclusion. */
const TIES: ReadonlySet<number> = new Set(
  "this that it he she they them these those such so therefore thus hence because and but then otherwise everyone everybody his her their him it's that's he's she's"
    .split(" ")
    .map(hashOf),
);
/** Further on it only opens a clause: "Studies show that ...". */
const THAT = hashOf("that");
const TIE_WITHIN_WORDS = 3;
const HYPHEN = 0x2d;
/** Shorter words carry too little matter to hold sentences together. */
const MATTER_CHARS = 4;
const BACK_SENTENCES = 2;
const FORWARD_SENTENCES = 1;
/** A cue in a paragraph of more words than this reaches less far: the paragraph makes several points. */
const STATEMENT_WORDS = 60;
const BACK_OF_CUE = 0;
const FORWARD_OF_CUE = 1;
/** Matter further than this from where two sentences meet is not compared, so that cost stays linear. */
const REACH_TOKENS = 60;
/** A line of a dialogue names its speaker within so many tokens. */
const SPEAKER_TOKENS = 4;

/**
 * First and last sentence of the argument around sentences `from` to `to`: its reasons before and its completion behind, as far as sentences of the
 * same paragraph hang together by a word that points back or by common matter. Another speaker, a question, or a sentence for which `answers` is
 * true (one that takes an argument apart) ends it. A mere cue reaches less far in a long paragraph.
 */
export function argumentAround(doc: Document, from: number, to: number, cue = false, answers: (sentence: number) => boolean = () => false): [number, number] {
  const narrow = cue && doc.paragraphWords[doc.paragraphOf[from]!]! > STATEMENT_WORDS;
  const back = narrow ? BACK_OF_CUE : BACK_SENTENCES;
  const forward = narrow ? FORWARD_OF_CUE : FORWARD_SENTENCES;
  let opening = from;
  let closing = to;
  while (from - opening < back && isTied(doc, opening - 1, opening) && !answers(opening - 1)) opening--;
  while (closing - to < forward && isTied(doc, closing, closing + 1) && !answers(closing + 1)) closing++;
  return [opening, closing];
}

function isTied(doc: Document, earlier: number, later: number): boolean {
  if (earlier < 0 || later >= doc.sentences || doc.paragraphOf[earlier] !== doc.paragraphOf[later]) return false;
  if ((doc.sentenceFlags[earlier]! | doc.sentenceFlags[later]!) & S_QUESTION || beginsSpeech(doc, later)) return false;
  return pointsBack(doc, later) || shareMatter(doc, earlier, later);
}

/** A line of a dialogue begins with its speaker. */
export function beginsSpeech(doc: Document, sentence: number): boolean {
  const first = doc.firstToken(sentence);
  for (let token = first; token < Math.min(first + SPEAKER_TOKENS, doc.afterToken(sentence)); token++) if (doc.symbol[token] === COLON) return true;
  return false;
}

function pointsBack(doc: Document, sentence: number): boolean {
  let words = 0;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence) && words < TIE_WITHIN_WORDS; token++) {
    if (!(doc.flags[token]! & F_WORD)) continue;
    words++;
    if (TIES.has(doc.hash[token]!) && (words === 1 || doc.hash[token] !== THAT) && !isHalf(doc, token)) return true;
  }
  return false;
}

/** The "so" of "so-called" ties nothing. */
const isHalf = (doc: Document, token: number): boolean => doc.text.charCodeAt(doc.end[token]!) === HYPHEN;

function shareMatter(doc: Document, earlier: number, later: number): boolean {
  const matter = new Set<number>();
  for (let token = Math.max(doc.firstToken(earlier), doc.afterToken(earlier) - REACH_TOKENS); token < doc.afterToken(earlier); token++)
    if (isMatter(doc, token)) matter.add(doc.hash[token]!);
  for (let token = doc.firstToken(later); token < Math.min(doc.afterToken(later), doc.firstToken(later) + REACH_TOKENS); token++)
    if (isMatter(doc, token) && matter.has(doc.hash[token]!)) return true;
  return false;
}

const isMatter = (doc: Document, token: number): boolean =>
  (doc.flags[token]! & F_WORD) !== 0 && !(doc.bits[token]! & W_FUNCTION) && doc.end[token]! - doc.start[token]! >= MATTER_CHARS;
