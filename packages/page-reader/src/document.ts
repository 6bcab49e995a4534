import { parseHTML } from "linkedom";

/** What may stand in a head. Anything else begins the body, though neither tag is written (both are optional in HTML). */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(["TITLE", "META", "LINK", "SCRIPT", "STYLE", "BASE", "NOSCRIPT", "TEMPLATE"]);
const ELEMENT_NODE = 1;

const named = (parent: Element, name: string): Element | undefined => [...parent.children].find((child) => child.tagName === name);

/** Nodes that a browser would put into the body: what follows the head, and what a head cannot hold with all that comes after it. */
function looseNodes(root: Element, head: Element | undefined): ChildNode[] {
  const inHead = head ? [...head.childNodes] : [];
  const first = inHead.findIndex((node) => node.nodeType === ELEMENT_NODE && !HEAD_ELEMENTS.has((node as unknown as Element).tagName));
  return [...(first < 0 ? [] : inHead.slice(first)), ...[...root.childNodes].filter((node) => node !== head)];
}

/** Builds a document as a browser would: with one html, head and body element, whichever of their tags the page leaves out. */
export function parseDocument(html: string): Document {
  const source = html.replace(/^\s*<!doctype[^>]*>/i, "");
  const { document } = parseHTML(/<html[\s>]/i.test(source) ? source : `<html>${source}</html>`);
  const root = document.documentElement;
  if (!named(root, "BODY")) {
    const head = named(root, "HEAD");
    const loose = looseNodes(root, head);
    const body = document.createElement("body");
    for (const node of loose) body.appendChild(node);
    root.appendChild(body);
  }
  return document as unknown as Document;
}
