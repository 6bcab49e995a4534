/** Character classes and folding of UTF-16 units: what the tokenizer sees of a text. */

export const C_SKIP = 0;
export const C_SPACE = 1;
export const C_NEWLINE = 2;
export const C_LETTER = 3;
export const C_DIGIT = 4;
export const C_APOSTROPHE = 5;
export const C_QUOTE = 6;
export const C_OPEN_QUOTE = 7;
export const C_CLOSE_QUOTE = 8;
export const C_OPEN_SINGLE = 9;
export const C_HYPHEN = 10;
export const C_DASH = 11;
export const C_PERIOD = 12;
export const C_QUESTION = 13;
export const C_EXCLAMATION = 14;
export const C_COMMA = 15;
export const C_SEMICOLON = 16;
export const C_COLON = 17;
export const C_PERCENT = 18;
export const C_CURRENCY = 19;
export const C_BRACKET = 20;
export const C_ELLIPSIS = 21;
export const C_LESS = 22;
export const C_AMPERSAND = 23;
const C_SYMBOL = 24;
/** Letters of scripts other than Latin. */
export const C_FOREIGN = 25;

const TABLE_SIZE = 0x2200;

/** Class of each unit below 0x2200; use `classOf` for any unit. */
const CLASS = new Uint8Array(TABLE_SIZE);
/** Latin-1 and Latin Extended-A letters by their plain letter; position in the string is the unit minus 0xC0. */
const PLAIN =
  "aaaaaaaceeeeiiiidnooooo\u00d7ouuuuytsaaaaaaaceeeeiiiidnooooo\u00f7ouuuuyty" +
  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

function fill(from: number, to: number, value: number): void {
  CLASS.fill(value, from, to + 1);
}

function mark(units: string, value: number): void {
  for (let at = 0; at < units.length; at++) CLASS[units.charCodeAt(at)] = value;
}

fill(0, 0x20, C_SPACE);
mark("\n\r\u000b\u000c", C_NEWLINE);
fill(0x21, 0xbf, C_SYMBOL);
fill(0x30, 0x39, C_DIGIT);
fill(0x41, 0x5a, C_LETTER);
fill(0x61, 0x7a, C_LETTER);
fill(0x80, 0x9f, C_SPACE);
CLASS[0x85] = C_NEWLINE;
fill(0xc0, 0x24f, C_LETTER);
mark("\u00aa\u00ba", C_LETTER);
mark("\u00d7\u00f7", C_SYMBOL);
fill(0x250, 0x2ff, C_LETTER);
fill(0x300, 0x36f, C_SKIP);
fill(0x370, 0x1dff, C_FOREIGN);
fill(0x1e00, 0x1eff, C_LETTER);
fill(0x1f00, 0x1fff, C_FOREIGN);
fill(0x2000, 0x200a, C_SPACE);
fill(0x200b, 0x200f, C_SKIP);
fill(0x2010, 0x2011, C_HYPHEN);
fill(0x2012, 0x2015, C_DASH);
fill(0x2016, 0x205f, C_SYMBOL);
mark("\u2028\u2029", C_NEWLINE);
mark("\u202f\u205f\u00a0\u1680\u180e", C_SPACE);
fill(0x202a, 0x202e, C_SKIP);
fill(0x2060, 0x206f, C_SKIP);
fill(0x2070, 0x209f, C_SYMBOL);
fill(0x20a0, 0x20cf, C_CURRENCY);
fill(0x20d0, 0x20ff, C_SKIP);
fill(0x2100, TABLE_SIZE - 1, C_SYMBOL);
mark("\u00ad", C_SKIP);
mark("'\u2019\u02bc\u2032\u00b4\u0060\u201b", C_APOSTROPHE);
mark("\u2018\u201a\u2039\u203a", C_OPEN_SINGLE);
mark('"\u2033', C_QUOTE);
mark("\u201c\u201e\u201f\u00ab", C_OPEN_QUOTE);
mark("\u201d\u00bb", C_CLOSE_QUOTE);
mark("-", C_HYPHEN);
mark(".", C_PERIOD);
mark("?\u203d\u2047", C_QUESTION);
mark("!\u203c", C_EXCLAMATION);
mark(",", C_COMMA);
mark(";", C_SEMICOLON);
mark(":", C_COLON);
mark("%\u2030", C_PERCENT);
mark("$\u00a2\u00a3\u00a4\u00a5", C_CURRENCY);
mark("()[]{}", C_BRACKET);
mark("\u2026", C_ELLIPSIS);
mark("<", C_LESS);
mark("&", C_AMPERSAND);

/**
 * A bit for each unit from 0x100 to 0x24F that is a capital, the lowest first: those that `toLowerCase` changes. Asking it for each takes longer, at every
 * start, than all else that is made here.
 */
const LATIN_EXTENDED_CAPITALS = [
  0x55555555, 0xaa555555, 0x555554aa, 0x2b555555, 0xb1dbced6, 0x11aed2d5, 0x4aaaadb0, 0x55d65555, 0x55555555, 0x6c055555, 0x0000557a,
];

export const INFO_CLASS = 31;
export const INFO_CAPITAL = 32;
export const INFO_FOLD_SHIFT = 8;
const INFO_SIZE = 0x250;
/** Everything about a unit below 0x250 in one number: its class, whether it is a capital, and its lower case without diacritics. */
const INFO = describeUnits();

/** In a function and in one pass: two loops at the top of the module took twice as long, at every start. */
function describeUnits(): Int32Array {
  const info = new Int32Array(INFO_SIZE);
  for (let unit = 0; unit < INFO_SIZE; unit++) info[unit] = CLASS[unit]! | (unit << INFO_FOLD_SHIFT);
  for (let unit = 0x41; unit <= 0x5a; unit++) info[unit] = C_LETTER | INFO_CAPITAL | ((unit + 0x20) << INFO_FOLD_SHIFT);
  for (let at = 0; at < PLAIN.length; at++) info[0xc0 + at] = CLASS[0xc0 + at]! | (PLAIN.charCodeAt(at) << INFO_FOLD_SHIFT);
  for (let unit = 0xc0; unit <= 0xde; unit++) if (unit !== 0xd7) info[unit]! |= INFO_CAPITAL;
  for (let unit = 0x100; unit < INFO_SIZE; unit++) if ((LATIN_EXTENDED_CAPITALS[(unit - 0x100) >> 5]! >>> (unit & 31)) & 1) info[unit]! |= INFO_CAPITAL;
  for (const apostrophe of [0x60, 0xb4]) info[apostrophe] = CLASS[apostrophe]! | (0x27 << INFO_FOLD_SHIFT);
  return info;
}

/** Full-width forms of ASCII, U+FF01 to U+FF5E, stand so far behind it: letters in disguise are read as the letters they show. */
const FULL_WIDTH = 0xfee0;
const isFullWidth = (unit: number): boolean => unit >= 0xff01 && unit <= 0xff5e;

/** Lower case without diacritics; every kind of apostrophe becomes the straight one. */
export function foldUnit(unit: number): number {
  if (unit < INFO_SIZE) return INFO[unit]! >> INFO_FOLD_SHIFT;
  if (isFullWidth(unit)) return INFO[unit - FULL_WIDTH]! >> INFO_FOLD_SHIFT;
  return unit === 0x2019 || unit === 0x2bc || unit === 0x2032 || unit === 0x201b ? 0x27 : unit;
}

/** Class of a UTF-16 unit, 0 to 0xFFFF. Surrogates are symbols: emoji and rare scripts never form words. */
export function classOf(unit: number): number {
  if (unit < TABLE_SIZE) return CLASS[unit]!;
  if (unit >= 0xd800 && unit <= 0xdfff) return C_SYMBOL;
  if (unit >= 0x2200 && unit < 0x2e80) return C_SYMBOL;
  if (unit === 0x3000) return C_SPACE;
  if (unit === 0xfeff) return C_SKIP;
  if (unit >= 0xfe00 && unit <= 0xfe0f) return C_SKIP;
  if (unit >= 0x3001 && unit <= 0x303f) return C_SYMBOL;
  if (unit >= 0xe000 && unit <= 0xf8ff) return C_SYMBOL;
  if (isFullWidth(unit)) return CLASS[unit - FULL_WIDTH]!;
  if (unit >= 0xfff0) return C_SYMBOL;
  return C_FOREIGN;
}

/** Class, capital flag and folded unit of a UTF-16 unit, packed: see INFO_CLASS, INFO_CAPITAL, INFO_FOLD_SHIFT. */
export function infoOf(unit: number): number {
  if (unit < INFO_SIZE) return INFO[unit]!;
  return isFullWidth(unit) ? INFO[unit - FULL_WIDTH]! : classOf(unit) | (foldUnit(unit) << INFO_FOLD_SHIFT);
}

/** True for capital letters A to Z and accented Latin capitals. */
export function isCapital(unit: number): boolean {
  return (infoOf(unit) & INFO_CAPITAL) !== 0;
}

/** Whether an ASCII digit stands at this place. */
export function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}
