import { removeInvisibleCharacters } from "./visible.ts";

/** Elements that stand on lines of their own. Their edges part paragraphs. */
const BLOCKS: ReadonlySet<string> = new Set([
  "ADDRESS",
  "ARTICLE",
  "ASIDE",
  "BLOCKQUOTE",
  "BODY",
  "CAPTION",
  "DD",
  "DETAILS",
  "DIV",
  "DL",
  "DT",
  "FIELDSET",
  "FIGCAPTION",
  "FIGURE",
  "FOOTER",
  "FORM",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "HEADER",
  "HR",
  "LI",
  "MAIN",
  "NAV",
  "OL",
  "P",
  "PRE",
  "SECTION",
  "SUMMARY",
  "TABLE",
  "TBODY",
  "TFOOT",
  "THEAD",
  "TR",
  "UL",
]);
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** White space of a paragraph, once its line ends are known. */
const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();

/** Words, a sentence with its end, and the signs that close it. */
const ENDED = /\s\S*\p{Ll}{2}[.!?…]["”’)\]]*$/u;
const BEGINS = /^["“‘(]?\p{Lu}\S*\s/u;
const ENDING_CHARS = 80;
/** Whether a sentence ends and the next begins where one element follows another: no blank, since a style sheet parts them. */
const isParted = (before: string | undefined, text: string): boolean => before !== undefined && ENDED.test(before.slice(-ENDING_CHARS)) && BEGINS.test(text);

const isLayout = (cell: Element): boolean => /^(?:presentation|none)$/.test(cell.closest("table")?.getAttribute("role") ?? "");

/** Text of an element with its paragraphs kept as blank lines and `<br>` as line ends. Iterative, so that depth costs no stack. */
export function blockText(root: Node): string {
  const paragraphs: string[] = [];
  let pieces: string[] = [];
  let preformatted = 0;
  const endParagraph = (): void => {
    const text = tidy(pieces.join(""));
    // Blank lines inside preformatted text part paragraphs too.
    if (text !== "") for (const paragraph of text.split(/\n{2,}/)) paragraphs.push(paragraph);
    pieces = [];
  };
  const pending: (Node | (() => void))[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "function") {
      next();
      continue;
    }
    const node = next;
    if (node.nodeType === TEXT_NODE) {
      const text = removeInvisibleCharacters(node.nodeValue ?? "");
      if (preformatted === 0 && node.previousSibling?.nodeType !== TEXT_NODE && isParted(pieces.at(-1), text)) pieces.push("\n");
      pieces.push(preformatted > 0 ? text.replace(/\r\n?/g, "\n") : text.replace(/\s+/g, " "));
      continue;
    }
    if (node.nodeType !== ELEMENT_NODE) continue;
    const name = (node as Element).tagName.toUpperCase();
    if (name === "BR") {
      pieces.push("\n");
      continue;
    }
    const isCell = name === "TD" || name === "TH";
    if (isCell) pieces.push(" ");
    if (BLOCKS.has(name) || (isCell && isLayout(node as Element))) {
      endParagraph();
      pending.push(endParagraph);
    }
    if (name === "PRE") {
      preformatted += 1;
      pending.push(() => {
        endParagraph();
        preformatted -= 1;
      });
    }
    for (let child = node.lastChild; child; child = child.previousSibling) pending.push(child);
  }
  endParagraph();
  return paragraphs.join("\n\n");
}

/** Plain text as it is, but for line ends, invisible characters and blank edges. */
export const plainText = (source: string): string => removeInvisibleCharacters(source.replace(/\r\n?/g, "\n")).trim();
