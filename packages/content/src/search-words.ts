/** How the searches of the app and of the command line read a text: a word typed by hand finds print and ids alike. No imports: each takes this file alone. */

/** Words in lower case, without accents and apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}’‘']/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same words with a blank before each, so that the beginning of a word, or of a phrase, is found as " " + word. */
export const searchable = (text: string): string =>
  searchWords(text)
    .map((word) => ` ${word}`)
    .join("");

/** A shorter word may stand in two others by chance. */
const JOINED_MIN_CHARS = 7;
/** Whether a text has words that were typed as one: “strawman” for “straw man”. */
export const holdsJoined = (text: string, word: string): boolean => word.length >= JOINED_MIN_CHARS && searchWords(text).join("").includes(word);
