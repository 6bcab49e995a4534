import { removeInvisibleCharacters } from "./visible.ts";

/** Elements that stand on lines of their own. Their edges part paragraphs. */
const BLOCKS: ReadonlySet<string> = new Set([
  "ADDRESS", "ARTICLE", "ASIDE", "BLOCKQUOTE", "BODY", "CAPTION", "DD", "DETAILS", "DIV", "DL", "DT", "FIELDSET", "FIGCAPTION", "FIGURE", "FOOTER", "FORM",
  "H1", "H2", "H3", "H4", "H5", "H6", "HEADER", "HR", "LI", "MAIN", "NAV", "OL", "P", "PRE", "SECTION", "SUMMARY", "TABLE", "TBODY", "TFOOT", "THEAD", "TR", "UL",
]);
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Stands for a break until white space is folded; no page text holds it (controls are removed). */
const PARAGRAPH = "\u0001";
const LINE = "\u0002";

const fold = (text: string): string =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/ ?\u0002 ?/g, "\n")
    .split(PARAGRAPH)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");

/** Text of an element with its paragraphs kept as blank lines and `<br>` as line ends. Iterative, so that depth costs no stack. */
export function blockText(root: Node): string {
  const out: string[] = [];
  const todo: (Node | string)[] = [root];
  while (todo.length > 0) {
    const node = todo.pop()!;
    if (typeof node === "string") {
      out.push(node);
      continue;
    }
    if (node.nodeType === TEXT_NODE) {
      out.push(removeInvisibleCharacters(node.nodeValue ?? ""));
      continue;
    }
    if (node.nodeType !== ELEMENT_NODE) continue;
    const name = (node as Element).tagName.toUpperCase();
    if (name === "BR") {
      out.push(LINE);
      continue;
    }
    if (name === "TD" || name === "TH") out.push(" ");
    if (BLOCKS.has(name)) {
      out.push(PARAGRAPH);
      todo.push(PARAGRAPH);
    }
    for (let child = node.lastChild; child; child = child.previousSibling) todo.push(child);
  }
  return fold(out.join(""));
}

/** Plain text as it is, but for line ends, invisible characters and blank edges. */
export const plainText = (source: string): string => removeInvisibleCharacters(source.replace(/\r\n?/g, "\n")).trim();
