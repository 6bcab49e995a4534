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
