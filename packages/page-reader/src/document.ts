import { parseHTML } from "linkedom";

/** What may stand in a head. Anything else begins the body, though neither tag is written (both are optional in HTML). */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(["TITLE", "META", "LINK", "SCRIPT", "STYLE", "BASE", "NOSCRIPT", "TEMPLATE"]);
/** Elements that a page has once, however often it writes them. */
const FRAME: ReadonlySet<string> = new Set(["HTML", "HEAD", "BODY"]);
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

const nameOf = (node: Node): string => (node.nodeType === ELEMENT_NODE ? (node as Element).tagName : "");
const isBlank = (node: Node): boolean => (node.nodeType === TEXT_NODE ? (node.nodeValue ?? "").trim() === "" : node.nodeType !== ELEMENT_NODE);
/** What a head cannot hold: with it, the body begins. */
const beginsBody = (node: Node): boolean => !isBlank(node) && !HEAD_ELEMENTS.has(nameOf(node));

/** Whether the parser, which adds and moves nothing, found one html element with one head and one body. */
function isRegular(document: Document): boolean {
  const tops = [...document.childNodes].filter((node) => !isBlank(node));
  if (tops.length !== 1 || nameOf(tops[0]!) !== "HTML") return false;
  const parts = [...tops[0]!.childNodes].filter((node) => !isBlank(node));
  return parts.map(nameOf).join() === "HEAD,BODY" && ![...parts[0]!.childNodes].some(beginsBody);
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of [...from.attributes]) if (!to.hasAttribute(name)) to.setAttribute(name, value);
}

/** Puts a page in order whose tags are left out, repeated or in a wrong place: what stands before the body goes into the head, all else into the body. */
function arrange(document: Document): void {
  const root = document.documentElement;
  const head = document.createElement("head");
  const body = document.createElement("body");
  let into = head;
  const pending = [...root.childNodes].reverse();
  root.textContent = "";
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const name = nameOf(node);
    if (FRAME.has(name)) {
      if (name !== "HEAD") copyAttributes(node as Element, name === "HTML" ? root : body);
      for (let child = node.lastChild; child; child = child.previousSibling) pending.push(child);
      continue;
    }
    if (beginsBody(node)) into = body;
    into.appendChild(node);
  }
  root.append(head, body);
}

/** Builds a document as a browser would: with one html, head and body element, whichever of their tags the page leaves out. */
export function parseDocument(html: string): Document {
  const source = html.replace(/^\s*<!doctype[^>]*>/i, "");
  const written = parseHTML(source).document as unknown as Document;
  if (isRegular(written)) return written;
  const document = parseHTML(`<html>${source}</html>`).document as unknown as Document;
  arrange(document);
  return document;
}
