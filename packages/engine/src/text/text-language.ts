import { F_NUMBER, F_WORD } from "../match/symbols.ts";
import type { Document } from "./document.ts";
import { isForeign, languageOf } from "./language.ts";
import type { Analysis } from "../types.ts";

/** Of fewer words languageOf has looked for other languages already. */
const ENOUGH_WORDS = 12;
/** Share of the longer words that our phrases know: advertisements, slogans and reviews in pieces come to 0.69 and more, a German job advertisement full of English words to 0.62. */
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

/** What language the text seems to be in: by script and small words, and where an advertisement goes without those, by the words themselves. Decides no finding. */
export function textLanguage(doc: Document): Analysis["language"] {
  const language = languageOf(doc);
  if (language.english || language.script !== "latin" || doc.words < ENOUGH_WORDS || isForeign(doc) || !isKnown(doc)) return language;
  return { ...language, english: true };
}
