import type { Document } from "../text/document.ts";
import { F_NAME, F_START, F_WORD } from "../match/symbols.ts";
import { hashOf } from "../match/word-hash.ts";

const hashes = (words: string): ReadonlySet<number> => new Set(words.split(" ").map(hashOf));

/** Whom a word of contempt can be aimed at, and what they do and propose. */
const TARGETS = hashes(
  "he she they you we i him her them us our ours their theirs your yours my mine his hers who whom whose people man woman men women guy guys " +
    "mayor minister ministers government governments council board official officials politician politicians leader leaders leadership party parties critic critics editor editors press media " +
    "company companies firm firms boss bosses manager managers officer officers commission senator senators governor president chief chairman director directors owner owners landlord landlords " +
    "police teacher teachers bank banks elite elites activist activists voter voters expert experts scientist scientists union unions lawyer lawyers regime nation country opponent opponents rival rivals " +
    "group groups mob administration ministry agency agencies industry corporation corporations journalist journalists reporter reporters pundit pundits celebrity celebrities newcomers outsiders immigrants foreigners " +
    "plan plans policy policies campaign scheme report claim claims lie lies attack attacks hearing trial deal vote election budget closure decision decisions idea ideas proposal proposals article speech system " +
    "agenda argument arguments excuse excuses performance behavior behaviour conduct demands bonus society democracy movement ideology propaganda greed corruption fraud hypocrisy crooks office department secretary executive executives parliament congress somebody someone nobody anybody academics professors bankers banker developers tycoon tycoons billionaire billionaires millionaires lobbyists taxpayers thieves cowards fools foreigner foreigners bureaucrats bureaucracy generation",
);
/** “This insanity”, “such lies”: right before the word, or in its wording, they point at what was told. */
const POINTING = hashes("this these those such what how that's it's");
/** A shorter sentence says nothing but its verdict: “What a disgrace!” */
const VERDICT_MAX_WORDS = 5;

/** Whether the sentence names somebody, a name, or a doing that a word of contempt at `first` can be aimed at; a smell, a fruit and a rule of a game are none. */
export function hasTarget(doc: Document, first: number): boolean {
  const sentence = doc.sentenceOf[first]!;
  if (POINTING.has(doc.hash[first]!) || (first > 0 && POINTING.has(doc.hash[first - 1]!))) return true;
  let words = 0;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    const flags = doc.flags[token]!;
    if (!(flags & F_WORD)) continue;
    words++;
    if (TARGETS.has(doc.hash[token]!) || (flags & F_NAME && !(flags & F_START) && token !== first)) return true;
  }
  return words <= VERDICT_MAX_WORDS;
}
