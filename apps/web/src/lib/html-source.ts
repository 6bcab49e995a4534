import { withSigns } from "./html-entities.ts";

const COMMENT = "!--";
const UNSEEN = /<(?:!--|(script|style|svg|head|noscript|template)\b)/gi;
const endOf = (name: string): RegExp => (name === COMMENT ? /-->/g : new RegExp(`</${name}\\s*>`, "gi"));

/** Without comments and what is no text, in the order in which they begin: a script may hold the sign of a comment. What is never closed stays, and is looked for once. */
function withoutUnseen(html: string): string {
  const unclosed = new Set<string>();
  const seen: string[] = [];
  let from = 0;
  for (const opening of html.matchAll(UNSEEN)) {
    const name = opening[1]?.toLowerCase() ?? COMMENT;
    if (opening.index < from || unclosed.has(name)) continue;
    const end = endOf(name);
    end.lastIndex = opening.index + opening[0].length;
    if (!end.test(html)) unclosed.add(name);
    else {
      seen.push(html.slice(from, opening.index));
      from = end.lastIndex;
    }
  }
  return seen.join("") + html.slice(from);
}

/** What stands on a line of its own, and what stands apart in its line: without a line end their words would run together. */
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|button|caption|d[dlt]|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|table|t[dhr]|ul)\b[^<>]*>/gi;

/** The words of pasted HTML source: scripts and styles gone, paragraphs kept as blank lines. */
export function withoutMarkup(html: string): string {
  const words = withoutUnseen(html)
    .replace(/<br\b[^<>]*>/gi, "\n")
    .replace(BLOCK, "\n\n")
    .replace(/<[/!?]?[a-z][^<>]*>/gi, "");
  return withSigns(words)
    .replace(/[ \t\f\v]+/g, " ")
    .replace(/ ?\r?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
