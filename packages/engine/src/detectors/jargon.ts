import { F_WORD } from "../match/symbols.ts";
import { S_ITEM } from "../text/document.ts";
import type { Detector, DetectorContext, Emit } from "./context.ts";
import type { ListGroup } from "./kind-table.ts";

const BUZZ: ListGroup = {
  names: [
    "buzz-nouns",
    "buzz-verbs",
    "buzz-adjectives",
    "future-tech",
    "wellness-words",
    "pseudo-physics",
    "crypto-words",
    "theory-nouns",
    "theory-adjectives",
  ],
};
const BUZZ_MIN = 4;
/** So many words to a buzzword are still a crowd; thinner, they are the matter of a sentence on business or technology. */
const WORDS_PER_BUZZ_MAX = 5;
/** In a sentence of few words three are a crowd; an item of a list is in note form, and has few words besides. */
const SHORT_BUZZ_MIN = 3;
const SHORT_WORDS = 10;
const PILE_MIN = 4;
const ABSTRACT = /(?:[st]ion|ment|ance|ence|ity|ization|isation|ology|ness|ship|ability)s?$/;
const ABSTRACT_MIN_CHARS = 7;

/** Jargon by density (vx-ju01): a sentence crowded with buzzwords, or a pile of abstract nouns with nothing between. */
export const jargon: Detector = { run: detectJargon, lists: [BUZZ] };

function detectJargon(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const { flags, start, end } = doc;
  const bit = context.bitOf(BUZZ);
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const after = doc.afterToken(sentence);
    let buzz = 0;
    let pile = 0;
    for (let token = doc.firstToken(sentence); token < after; token++) {
      const isWord = (flags[token]! & F_WORD) !== 0;
      if (isWord && context.isListed(token, bit)) buzz++;
      const goes = isWord && end[token]! - start[token]! >= ABSTRACT_MIN_CHARS;
      if (goes) pile++;
      if ((!goes || token + 1 === after) && pile >= PILE_MIN) reportPile(context, emit, goes ? token + 1 : token, pile);
      if (!goes) pile = 0;
    }
    if (buzz >= SHORT_BUZZ_MIN) reportBuzz(context, emit, sentence);
  }
}

function reportBuzz(context: DetectorContext, emit: Emit, sentence: number): void {
  const words = context.wordsOf(sentence);
  const kinds = new Set(words.filter((token) => context.isInList(token, BUZZ)).map((token) => context.doc.hash[token])).size;
  if (
    (kinds >= BUZZ_MIN && words.length <= kinds * WORDS_PER_BUZZ_MAX) ||
    (kinds >= SHORT_BUZZ_MIN && words.length <= SHORT_WORDS && !(context.doc.sentenceFlags[sentence]! & S_ITEM))
  )
    emit("vx-ju01-buzzword-density", words[0]!, context.lastOf(sentence), `${kinds} buzzwords in ${words.length} words`);
}

/** Of `count` long words before token `end`, the abstract nouns in a row. */
function reportPile(context: DetectorContext, emit: Emit, end: number, count: number): void {
  let run = 0;
  for (let token = end - count; token <= end; token++) {
    const goes = token < end && ABSTRACT.test(context.word(token));
    if (!goes && run >= PILE_MIN) emit("vx-ju01-abstract-noun-pile", token - run, token - 1, `${run} abstract nouns in a row`, true);
    run = goes ? run + 1 : 0;
  }
}
