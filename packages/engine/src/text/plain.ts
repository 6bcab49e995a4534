import type { Lexicon } from "../match/lexicon.ts";

/** Stands where a unit was taken out: no space and no letter, so that all others keep their offsets. */
const NOTHING = "\u2060";
/** Bold, slanted and boxed letters as people take them from a generator for posts, two units each; emoji begin with the same units. */
const STYLED = /[\ud835\ud83c][\udc00-\udfff]/g;
const PLAIN_LETTER = /^[a-z0-9]$/i;
/** Apostrophes, blanks and quotation marks as the source of a web page writes them. */
const ESCAPED = /&(?:(#0?39|#x0?27|apos|rsquo|lsquo|#821[67])|(nbsp|#160)|#0?34|quot|ldquo|rdquo|#822[01]);/gi;
/** A word of Latin and Cyrillic letters: no language has one. */
const MIXED = /[a-z][\u0400-\u04ff]|[\u0400-\u04ff][a-z]/i;
const WORDS = /[a-z\u0400-\u04ff]+/gi;
/** Cyrillic letters, each before the Latin one that it looks like. */
const LOOKALIKES = "аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅS";
/** A word parted at the end of a line. */
const PARTED = /(?<![A-Za-z])([A-Za-z]{2,24})-[ \t]*\r?\n[ \t]*([a-z]{2,})/g;
/** A word of which stars stand for letters. */
const STARRED = /(?<![a-z*])[a-z]+\*[a-z*]*/gi;
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
 * A text without its disguise, unit for unit: what is set in styled letters, in the marks of HTML, in letters of two alphabets or with words parted at the
 * ends of lines reads as it would in plain letters. As long as the text; every offset holds for both.
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
  if (MIXED.test(plain)) plain = plain.replace(WORDS, inLatin);
  if (text.includes("*")) plain = plain.replace(STARRED, uncensored);
  if (text.includes("-\n") || text.includes("-\r") || text.includes("- \n"))
    plain = plain.replace(PARTED, (parted, head: string, tail: string) =>
      lexicon.symbolOf(head.toLowerCase() + tail) === 0 ? parted : head + NOTHING.repeat(parted.length - head.length - tail.length) + tail,
    );
  return plain;
}
