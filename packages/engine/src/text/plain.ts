import type { Lexicon } from "../match/lexicon.ts";
import { matchAt } from "./sticky.ts";

/** Stands where a unit was taken out: no space and no letter, so that all others keep their offsets. */
const NOTHING = "\u2060";
/** Bold, slanted and boxed letters as people take them from a generator for posts, two units each; emoji begin with the same units. */
const STYLED = /[\ud835\ud83c][\udc00-\udfff]/g;
const PLAIN_LETTER = /^[a-z0-9]$/i;
/** Apostrophes, blanks and quotation marks as the source of a web page writes them. */
const ESCAPED = /&(?:(#0?39|#x0?27|apos|rsquo|lsquo|#821[67])|(nbsp|#160)|#0?34|quot|ldquo|rdquo|#822[01]);/gi;
const WORDS = /[a-z\u0400-\u04ff]+/gi;
/** Cyrillic letters, each before the Latin one that it looks like. */
const LOOKALIKES = "аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅS";
/** A word parted at the end of a line: the half before the hyphen, and the one behind it. */
const HEAD = /(?<![a-z])[a-z]{2,}$/i;
const TAIL = /-\r?\n[ \t]*([a-z]{2,24})/y;
const HEAD_MAX_LETTERS = 24;
/** A word of which stars stand for letters. */
const STARRED = /[a-z]+\*[a-z*]*/iy;
const CENSORED =
  "fuck fucks fucked fucker fuckers fucking shit shits shitty bullshit bitch bitches ass asshole assholes damn damned crap idiot idiots stupid moron morons".split(
    " ",
  );

let latin: ReadonlyMap<string, string> | undefined;

/** Latin letters for those of a word that only look like them; the word as it is when one of them looks like none. */
function inLatin(word: string): string {
  latin ??= new Map(Array.from({ length: LOOKALIKES.length / 2 }, (_, at) => [LOOKALIKES[at * 2]!, LOOKALIKES[at * 2 + 1]!]));
  const letters = [...word].map((letter) => (letter < "\u0400" ? letter : latin!.get(letter)));
  return letters.includes(undefined) ? word : letters.join("");
}

/** The word that is meant; the word as it is when none is known. */
function uncensored(starred: string): string {
  const letters = starred.toLowerCase();
  const meant = CENSORED.find((word) => word.length === letters.length && [...word].every((letter, at) => letter === letters[at] || letters[at] === "*"));
  if (meant === undefined) return starred;
  const loud = starred === starred.toUpperCase();
  return [...meant].map((letter, at) => (starred[at] !== "*" ? starred[at] : loud ? letter.toUpperCase() : letter)).join("");
}

/**
 * A text without its disguise, unit for unit: what is set in styled letters, in the marks of HTML, with stars in its words or with words parted at the ends of
 * lines reads as it would in plain letters. As long as the text; every offset holds for both.
 */
export function plainText(text: string, lexicon: Lexicon): string {
  let plain = text;
  if (text.includes("\ud835") || text.includes("\ud83c"))
    plain = plain.replace(STYLED, (pair) => {
      const letter = pair.normalize("NFKD");
      return PLAIN_LETTER.test(letter) ? letter + NOTHING : pair;
    });
  if (text.includes("&"))
    plain = plain.replace(ESCAPED, (entity, apostrophe?: string, blank?: string) => {
      if (blank !== undefined) return " ".repeat(entity.length);
      const rest = NOTHING.repeat(entity.length - 1);
      return apostrophe === undefined ? `"${rest}` : `${rest}'`;
    });
  plain = changeAt(plain, "*", (at) => {
    let from = at;
    while (at - from < HEAD_MAX_LETTERS && isLatin(plain.charCodeAt(from - 1))) from--;
    const starred = matchAt(STARRED, plain, from);
    return starred && { from, by: uncensored(starred[0]) };
  });
  for (const mark of ["-\n", "-\r\n"])
    plain = changeAt(plain, mark, (at) => {
      const head = HEAD.exec(plain.slice(Math.max(0, at - HEAD_MAX_LETTERS - 1), at))?.[0];
      const tail = head && matchAt(TAIL, plain, at);
      if (!tail || lexicon.symbolOf(head.toLowerCase() + tail[1]!) === 0) return null;
      return { from: at, by: NOTHING.repeat(tail[0].length - tail[1]!.length) + tail[1]! };
    });
  return plain;
}

/** A text in which words of two alphabets are written with the letters that they show. */
export const inOneAlphabet = (text: string): string => text.replace(WORDS, inLatin);

/** The text with what `change` puts in the place of each `mark`, as long as what stood there; null for no change. */
function changeAt(text: string, mark: string, change: (at: number) => { from: number; by: string } | null): string {
  let changed = "";
  let copied = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, Math.max(at + 1, copied))) {
    const { from, by } = change(at) ?? { from: at, by: "" };
    if (by === "" || from < copied) continue;
    changed += text.slice(copied, from) + by;
    copied = from + by.length;
  }
  return copied === 0 ? text : changed + text.slice(copied);
}

const isLatin = (unit: number): boolean => (unit | 32) >= 0x61 && (unit | 32) <= 0x7a;
