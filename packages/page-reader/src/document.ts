import { parseHTML } from "linkedom";

/** What may stand in a head. Anything else begins the body, though neither tag is written (both are optional in HTML). */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(["TITLE", "META", "LINK", "SCRIPT", "STYLE", "BASE", "NOSCRIPT", "TEMPLATE"]);
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

const named = (parent: Element, name: string): Element | undefined => [...parent.children].find((child) => child.tagName === name);

/** What a head cannot hold: with it, the body begins. */
const beginsBody = (node: ChildNode): boolean =>
  node.nodeType === ELEMENT_NODE
    ? !HEAD_ELEMENTS.has((node as unknown as Element).tagName)
    : node.nodeType === TEXT_NODE && (node.nodeValue ?? "").trim() !== "";

/** Splits nodes where the body begins. */
function atBody(nodes: readonly ChildNode[]): [ChildNode[], ChildNode[]] {
  const first = nodes.findIndex(beginsBody);
  return first < 0 ? [[...nodes], []] : [nodes.slice(0, first), nodes.slice(first)];
}

/** Builds a document as a browser would: with one html, head and body element, whichever of their tags the page leaves out. */
export function parseDocument(html: string): Document {
  const source = html.replace(/^\s*<!doctype[^>]*>/i, "");
  const { document } = parseHTML(/<html[\s>]/i.test(source) ? source : `<html>${source}</html>`);
  const root = document.documentElement;
  const head = named(root, "HEAD") ?? root.insertBefore(document.createElement("head"), root.firstChild);
  const [, fallen] = atBody([...head.childNodes]);
  // A head that ended, or was never written, still takes what stands before the body.
  const [leading, rest] = atBody([...root.childNodes].filter((node) => node !== head));
  if (fallen.length === 0) for (const node of leading) head.appendChild(node);
  if (!named(root, "BODY")) {
    const body = document.createElement("body");
    for (const node of [...fallen, ...(fallen.length === 0 ? [] : leading), ...rest]) body.appendChild(node);
    root.appendChild(body);
  }
  return document as unknown as Document;
}
