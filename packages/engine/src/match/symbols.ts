/**
 * Symbols of tokens and places. 0 is none; low numbers are reserved, then come the words of the lexicon.
 * GAP_1 + n - 1 is a gap of up to n words and consumes nothing itself.
 */
export const GAP_1 = 1;
const MAX_GAP_WORDS = 8;
export const GAP_LAST = GAP_1 + MAX_GAP_WORDS - 1;
export const ANY = 9;
/** Zero width at the first token of a sentence, quotation or clause after a colon. */
export const AT_START = 10;
export const BOUNDARY = 11;
export const BOUNDARY_QUESTION = 12;
export const BOUNDARY_EXCLAMATION = 13;
export const COMMA = 14;
export const SEMICOLON = 15;
export const COLON = 16;
export const DASH = 17;
export const ELLIPSIS = 18;
export const PERCENT = 19;
export const CURRENCY = 20;
/** A mark that no phrase can name; it stands between words and stops a phrase. */
export const OTHER_MARK = 21;
export const NUMBER = 22;
export const YEAR = 23;
export const NAME = 24;
export const CAPS = 25;
export const DECIMAL = 26;
/** A number written out to a unit that nobody rounds to: 37, 4,873, 12.4. */
export const ODD = 27;
/** First word of the lexicon. */
export const FIRST_WORD = 28;

/** Marks, classes and gaps by the way a phrase writes them. */
export const SYMBOL_TERMS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: MAX_GAP_WORDS }, (_, at) => [`[${at + 1}]`, GAP_1 + at])),
  _: ANY,
  "^": AT_START,
  $: BOUNDARY,
  "<next>": BOUNDARY,
  "?$": BOUNDARY_QUESTION,
  "!$": BOUNDARY_EXCLAMATION,
  ",": COMMA,
  ";": SEMICOLON,
  ":": COLON,
  "--": DASH,
  "...": ELLIPSIS,
  "%": PERCENT,
  "<currency>": CURRENCY,
  "<num>": NUMBER,
  "<year>": YEAR,
  "<name>": NAME,
  "<caps>": CAPS,
  "<decimal>": DECIMAL,
  "<odd>": ODD,
};

/** Token flags. */
export const F_WORD = 1;
export const F_CAPITAL = 2;
export const F_ALL_CAPS = 4;
export const F_NUMBER = 8;
export const F_YEAR = 16;
export const F_NAME = 32;
export const F_CAPS = 64;
export const F_START = 128;
export const F_QUOTED = 256;
export const F_REPORTED = 512;
export const F_BOUNDARY = 1024;
export const F_QUESTION = 2048;
export const F_EXCLAMATION = 4096;
export const F_DOTS = 8192;
export const F_LINK = 16384;
export const F_DECIMAL = 32768;
export const F_DIGITS = 65536;
/** No white space between this token and the one before. */
export const F_JOINED = 131072;
export const F_CITATION = 262144;
export const F_ODD = 524288;
