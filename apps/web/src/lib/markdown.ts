import DOMPurify from "dompurify";
import { Marked } from "marked";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

/** Reports and replies come from a server and, behind it, a language model: their Markdown is hostile until it has been cleaned. */
const marked = new Marked({
  gfm: true,
  breaks: false,
  async: false,
  // What a picture is called stands in its place, as in browsers that draw none.
  renderer: { image: ({ text }) => (text === "" ? "" : `[${escapeHtml(text)}]`) },
});
const TAGS = [
  "p",
  "br",
  "strong",
  "em",
  "del",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "a",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** The parser calls itself once a level and its stack ends near a thousand; a page has no room for a tenth of that. */
const MOST_OPENING_COLUMNS = 100;
const OPENING = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))+/gm;
/** Whether a line opens with so many signs of quotations and lists, or blanks between them, that what it opens may be nested too deep. */
const isTooDeep = (text: string): boolean => (text.match(OPENING) ?? []).some((opening) => opening.replaceAll("\t", "    ").length > MOST_OPENING_COLUMNS);

/**
 * The parser looks for the end of each sign of emphasis up to the end of its block, and for a mail address behind each exclamation mark, and reads what is left
 * of a list item anew for each of its lines: time grows with their square. An honest paragraph holds a few dozen; a model that has lost itself writes
 * exclamation marks without end.
 */
const MOST_SIGNS = 1_000;
const MOST_LINES = 1_000;
const SIGNS = /(?<!\\)(?:\\\\)*(?:([*_~])(?!\1)|!)/g;
/** Whether a block, up to its blank line, holds more of these than a tab should work on. A run of one sign of emphasis counts once, an escaped sign not at all. */
const isTooDense = (text: string): boolean =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t>]*\n/)
    .some((block) => (block.match(SIGNS)?.length ?? 0) > MOST_SIGNS || (block.match(/\n/g)?.length ?? 0) > MOST_LINES);

/** An address elsewhere, or a page of this site: “//host” and “/\\host” lead elsewhere too, so a path holds nothing but names. */
export const KEPT_LINK = /^(?:https?:\/\/|(?:\/[a-z\d][a-z\d-]*)+$)/i;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** HTML of a Markdown text, as TrustedHTML where the browser knows it; null for a text that cannot be drawn, or of whose words none would be seen. No images, no scripts; links keep http(s) addresses and paths to pages of this site only. Never throws. */
export function markdownToHtml(text: string): string | null {
  if (isTooDeep(text) || isTooDense(text)) return null;
  try {
    const html = marked.parse(text, { async: false });
    const clean = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ["href", "start"],
      // Both pass by default, whatever the list says.
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: KEPT_LINK,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string;
    return hasWords(text) && !hasWords(String(clean).replace(/<[^<>]*>/g, "")) ? null : clean;
  } catch (error) {
    console.warn("Markdown stays plain text", error);
    return null;
  }
}
