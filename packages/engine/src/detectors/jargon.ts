import type { DetectorContext, Emit } from "./context.ts";

const BUZZ_LISTS = ["buzz-nouns", "buzz-verbs", "buzz-adjectives", "future-tech", "wellness-words", "pseudo-physics", "crypto-words", "theory-nouns", "theory-adjectives"];
const BUZZ_MIN = 4;
const PILE_MIN = 4;
const ABSTRACT = /(?:[st]ion|ment|ance|ence|ity|ization|isation|ology|ness|ship|ability)s?$/;
const ABSTRACT_MIN_CHARS = 7;

/** Jargon by density (vx-ju01): a sentence crowded with buzzwords, or a pile of abstract nouns with nothing between. */
export function detectJargon(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const words = context.wordsOf(sentence);
    const buzz = words.filter((token) => context.isInList(token, BUZZ_LISTS));
    const kinds = new Set(buzz.map((token) => doc.hash[token])).size;
    if (kinds >= BUZZ_MIN) emit("vx-ju01-buzzword-density", words[0]!, context.lastOf(sentence), `${kinds} buzzwords in ${words.length} words`);
    let pile = 0;
    for (let at = 0; at <= words.length; at++) {
      const goes = at < words.length && (at === 0 || pile === 0 || words[at]! === words[at - 1]! + 1) && context.wordLength(words[at]!) >= ABSTRACT_MIN_CHARS && ABSTRACT.test(context.word(words[at]!));
      if (!goes && pile >= PILE_MIN) emit("vx-ju01-abstract-noun-pile", words[at - pile]!, words[at - 1]!, `${pile} abstract nouns in a row`, true);
      pile = goes ? pile + 1 : 0;
    }
  }
}
