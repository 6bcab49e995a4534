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

/** Verbs in -ize, -ise or -yze and what is made of them, up to where the spellings part. */
const IZE = /^(\p{L}{3,}[iy])[sz](?:e[drs]?|ing|ations?)?$/u;
/** Other spellings of Britain, with those of America. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})our(?=(?:s|ed|ing|al|able|ite|itism)?$)/u, "or"],
  [/(?<=^(?:def|off|pret))ence(?=s?$)/u, "ense"],
  [/(?<=dg)e(?=ments?$)/u, ""],
  [/^sc(?=eptic)/u, "sk"],
];
/**
 * A word of a search, and beginnings of the words that it may be printed as: “behaviour” finds “behavior”, and “dehumanize” all of “dehumanisation”,
 * “dehumanizing” and “dehumanise”. No word of ours has to be one of them.
 */
export function spellings(word: string): string[] {
  const stem = IZE.exec(word)?.[1];
  const ize = stem === undefined ? [] : [`${stem}s`, `${stem}z`];
  return [word, ...ize, ...BRITISH.filter(([form]) => form.test(word)).map(([form, other]) => word.replace(form, other))];
}
