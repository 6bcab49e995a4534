/** Words of a text inside Markdown, so that they are drawn letter for letter and make no link, no tag and no emphasis. What needs no escape stays as it is. */

/** A backslash before a sign or at the end, code, emphasis, tags, entities, what parts a link’s words from its address, and addresses that become links by themselves. */
const SIGNS = /\\(?=[^a-z\d\s\u0080-\uffff]|$)|`|[*_]+|~+|<(?=[^\s=\d]|\d[^\s<>]{0,80}@)|&(?=#?[a-z\d]{1,40};)|\](?=\()|(?:https?|ftp):\/\/|www\./gi;
const LETTER = /[\p{L}\p{N}]/u;
/** Signs that begin a heading, a list, a quotation, a rule or a fence where a line begins with them. */
const OPENING = /^(\s*)(?:(\d{1,9})(?=[.)](?:\s|$))|(?=[-+*_](?:\s|$)|#{1,6}(?:\s|$)|>|=+\s*$|--[-\s]*$|~{3}|\[[^\]]{1,999}\]:))/;

function escaped(sign: string, at: number, text: string): string {
  const before = text[at - 1] ?? "";
  const after = text[at + sign.length] ?? "";
  const apart = /\s/.test(before);
  if (sign.endsWith("//")) return sign.replace(":", "\\:");
  if (sign.endsWith(".")) return sign.replace(".", "\\.");
  // Between blanks they emphasize nothing, and strokes inside a word neither.
  if (/^[*_]/.test(sign) && ((apart && /\s/.test(after)) || (/^_+$/.test(sign) && LETTER.test(before) && LETTER.test(after)))) return sign;
  // Behind a blank it closes nothing.
  if (sign.startsWith("~") && apart) return sign;
  return sign.replace(/./g, "\\$&");
}

/** A text, or a part of one, for the inside of a line of Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(SIGNS, escaped);

/** The same for words that a line of Markdown begins with. */
export const escapeLine = (text: string): string => escapeMarkdown(text).replace(OPENING, (_, blanks: string, digits?: string) => `${blanks}${digits ?? ""}\\`);

/** What Markdown draws of escaped words. */
export const unescapeMarkdown = (text: string): string => text.replace(/\\([^a-z\d\s\u0080-\uffff])/gi, "$1");

/** A text of several lines as a quotation, its words as they are. */
export const quoteLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => (line.trim() === "" ? ">" : `> ${line}`))
    .join("\n");
