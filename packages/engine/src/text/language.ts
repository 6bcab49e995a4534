import { F_NUMBER, F_WORD } from "../match/symbols.ts";
import { hashOf } from "../match/word-hash.ts";
import type { Analysis } from "../types.ts";
import type { Document } from "./document.ts";

/** English prose has at least this share of function words; headlines and lists less, so short texts are given the benefit of the doubt. */
const ENGLISH_SHARE = 0.15;
const ENOUGH_WORDS = 12;

/** Small words of German, French, Spanish, Italian, Dutch, Portuguese, Polish, Swedish, Danish, Finnish, Hungarian and Indonesian that are no words of English, nor of places and names in it (“von der”, “Los Angeles”). */
const FOREIGN =
  "und ist sind mit unser unsere nicht wir ich auch dem eine weil sich das der wird haben une dans que qui avec nous vous ont sont cette le el esta pero muy che esto sono della questa ceci nel anche het een niet zijn ook uma nao muito dit " +
  "dat geen wij maar voor wordt deze iedereen porque sua todos nie tylko czy jak teraz jutro wszyscy att och inte som alle det ikke og fordi ei koska hogy nem egy az yang tidak semua orang bahwa anda";
const FOREIGN_MIN = 2;
/** “Crème brûlée recipe”: so few words may be a name. */
const NAME_MOST_WORDS = 3;
let foreign: ReadonlySet<number> | undefined;

/** Whether several of the words, or of the letters, belong to another language: of a text of few words, their share of English ones says nothing. */
function isForeign({ text, tokens, hash, words }: Document): boolean {
  foreign ??= new Set(FOREIGN.split(" ").map(hashOf));
  // Letters that English writes in names and loans only.
  let found = text.match(/(?![a-z])\p{Ll}/gu)?.length ?? 0;
  for (let token = 0; token < tokens; token++) if (foreign.has(hash[token]!)) found++;
  return words > NAME_MOST_WORDS && found >= FOREIGN_MIN;
}

/** Share of the longer words that our phrases know: advertisements, slogans and reviews in pieces come to 0.69 and more. */
const KNOWN_SHARE = 2 / 3;
const LONGER_LETTERS = 3;

/** Whether most of the longer words stand in our phrases, which are English. */
function isKnown({ tokens, flags, start, end, symbol }: Document): boolean {
  let longer = 0;
  let known = 0;
  for (let token = 0; token < tokens; token++) {
    if ((flags[token]! & (F_WORD | F_NUMBER)) !== F_WORD || end[token]! - start[token]! < LONGER_LETTERS) continue;
    longer++;
    if (symbol[token]! !== 0) known++;
  }
  return longer > 0 && known >= longer * KNOWN_SHARE;
}

/**
 * What language the text seems to be in: by script and by the share of English function words; where an advertisement goes without those, by the words
 * themselves. Decides no finding.
 */
export function languageOf(doc: Document): Analysis["language"] {
  const script = doc.latinWords + doc.foreignWords === 0 ? "none" : doc.foreignWords > doc.latinWords ? "other" : "latin";
  const share = doc.words > 0 ? Math.round((doc.functionWords / doc.words) * 1000) / 1000 : 0;
  const seemsEnglish = (): boolean => share >= ENGLISH_SHARE || (!isForeign(doc) && (doc.words < ENOUGH_WORDS || isKnown(doc)));
  return { english: script === "latin" && seemsEnglish(), share, script };
}
