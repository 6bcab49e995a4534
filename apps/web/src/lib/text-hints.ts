import { INPUT_CAP_CHARS, MIN_INPUT_CHARS } from "@candor/engine/policy";
import { hasTimes, isMostlyQuoted } from "./copied-forms.ts";
import { mixedWords } from "./lookalikes.ts";
import { isMailSource } from "./mail-source.ts";
import { linkWithoutScheme, onlyLinks, singleLink, wrappedLink } from "./links.ts";

/** What stands between the words and can be taken out of them. */
const CLEANINGS = ["mail", "markup", "times", "quoted", "divided"] as const;
export type Cleaning = (typeof CLEANINGS)[number];
/** Addresses of which none would be fetched as it stands. */
const ADDRESS_HINTS = ["no-scheme", "wrapped", "links"] as const;
export type AddressHint = (typeof ADDRESS_HINTS)[number];
export type TextHint = Cleaning | AddressHint | "short" | "link" | "long" | "binary" | "lookalikes";

export const isCleaning = (hint: TextHint): hint is Cleaning => (CLEANINGS as readonly TextHint[]).includes(hint);
export const isAddressHint = (hint: TextHint): hint is AddressHint => (ADDRESS_HINTS as readonly TextHint[]).includes(hint);

const TAG =
  /<\/?(?:[abip]|article|blockquote|body|br|div|em|footer|form|h[1-6]|head|header|html|iframe|img|input|li|link|main|meta|nav|ol|script|section|span|strong|style|svg|table|tbody|td|th|title|tr|ul)\b[^<>]*>/gi;
const MIN_TAGS = 3;
/** Share of control and replacement characters from which a text is the inside of a file. */
const BINARY_SHARE = 0.02;

// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\v\u000E-\u001F\u007F\uFFFD]/g;

/** Markup in a block of code is what an answer shows, and no source around its words: taken out, the code would be gone. */
const withoutCode = (text: string): string =>
  text
    .split("```")
    .filter((_, i) => i % 2 === 0)
    .join("\n")
    .replace(/`[^`\n]*`/g, " ");

/** A word that goes on in the next line, as texts copied from a PDF have them; the hyphen may be one that shows only there. */
const DIVIDED = /(?<=\p{L})[-\u2010\u00AD][ \t]*\r?\n[ \t]*(\p{Ll}\p{L}*)(\S*)[ \t]?/gu;
const MIN_DIVIDED = 2;

/** For what is no text but addresses, none of which would be fetched as it stands (specification 1 §5). */
function addressHint(text: string): AddressHint | null {
  if (linkWithoutScheme(text) !== null) return "no-scheme";
  if (wrappedLink(text) !== null) return "wrapped";
  return onlyLinks(text).length > 0 ? "links" : null;
}

/** What stands under the field, before a run. Looks at the part that would be read. */
export function hintsFor(text: string): TextHint[] {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  if (singleLink(text)) return ["link"];
  if (trimmed.length < MIN_INPUT_CHARS) return ["short"];
  const address = addressHint(text);
  if (address) return [address];
  const read = text.slice(0, INPUT_CAP_CHARS);
  const hints: TextHint[] = [];
  const odd = read.match(UNPRINTABLE)?.length ?? 0;
  if (odd > 1 && odd / read.length > BINARY_SHARE) hints.push("binary");
  // One after the other: the words of a mail may be quoted, and divided behind the signs.
  if (isMailSource(read)) hints.push("mail");
  else if ((withoutCode(read).match(TAG)?.length ?? 0) >= MIN_TAGS) hints.push("markup");
  else if (hasTimes(read)) hints.push("times");
  else if (isMostlyQuoted(read)) hints.push("quoted");
  else if ((read.match(DIVIDED)?.length ?? 0) >= MIN_DIVIDED) hints.push("divided");
  if (mixedWords(read).length > 0) hints.push("lookalikes");
  if (text.length > INPUT_CAP_CHARS) hints.push("long");
  return hints;
}

/** Words whose hyphen is their own, wherever the line ends: “so-called”, “self-made”, “long-term”. */
const OWN_HYPHEN = /^(?:(?:self|anti)-.+|so-called|.{3,}-(?:known|based|related|free|term|wing|led|funded|wide|friendly))$/iu;

/** Enough to tell “self” and “anti” from longer beginnings. */
const MOST_HEAD_CHARS = 5;

/** The text with its divided words in one piece; the line ends after them, so that lists and headings stay as they are. */
export const withJoinedWords = (text: string): string =>
  text.replace(DIVIDED, (_, tail: string, end: string, at: number) => {
    const head = text
      .slice(Math.max(0, at - MOST_HEAD_CHARS), at)
      .split(/\P{L}/u)
      .at(-1);
    return `${OWN_HYPHEN.test(`${head}-${tail}`) ? "-" : ""}${tail}${end}\n`;
  });
