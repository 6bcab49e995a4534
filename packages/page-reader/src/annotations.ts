/** Signs that stand in a text and are no words of it: what a page adds to find one's way, and notes in raised figures. */

/** Edit links of wikis, ways back from a note, links to a heading itself, readings above signs (ruby). */
const NO_WORDS = ".mw-editsection, .mw-cite-backlink, [role='doc-backlink'], .footnote-back, .footnote-backref, a.headerlink, rt, rtc";
/** A link whose only sign is one of these leads to a place of its own page. */
const POINTER = /^[¶#§🔗↩↑⏎^\s\p{Variation_Selector}]*$/u;
const NOTE = /^\[?(\d{1,3}(?: ?[,;–-] ?\d{1,3}){0,5})\]?$/;

const textOf = (element: Element): string => (element.textContent ?? "").trim();

/** “year.¹ The” without its height is “year.1 The”, one sentence. In brackets it stays a note, as encyclopedias write it. */
function bracketNotes(document: Document): void {
  for (const raised of [...document.querySelectorAll("sup")]) {
    const note = NOTE.exec(textOf(raised))?.[1];
    if (note !== undefined && (raised.querySelector("a[href*='#']") ?? raised.closest("a[href*='#']"))) raised.textContent = `[${note}]`;
  }
  for (const link of [...document.querySelectorAll("a[role='doc-noteref']")]) {
    const note = NOTE.exec(textOf(link))?.[1];
    if (note !== undefined) link.textContent = `[${note}]`;
  }
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** By such a name Readability takes a heading of the text for the head of the page. */
const NAMED_HEAD = /head/i;
/** A box of one heading holds little beside it; of one that holds more, the text is not read for each of its headings. */
const BOX_ELEMENTS = 4;

/** Headings, and boxes that hold nothing but one, lose a name by which they would be thrown away. */
function keepHeadings(document: Document): void {
  for (const heading of [...document.querySelectorAll(HEADINGS)]) {
    const box = heading.parentElement;
    const isItsBox = box?.tagName === "DIV" && box.childElementCount <= BOX_ELEMENTS && textOf(box) === textOf(heading);
    for (const element of isItsBox ? [heading, box] : [heading])
      for (const name of ["class", "id"]) if (NAMED_HEAD.test(element.getAttribute(name) ?? "")) element.removeAttribute(name);
  }
}

const BLOCK_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)\b/i;

/** What a style makes a line of its own is one, whatever its element. */
function blocksByStyle(document: Document): void {
  for (const span of [...document.querySelectorAll("span[style]")]) {
    if (!BLOCK_STYLE.test(span.getAttribute("style") ?? "")) continue;
    const block = document.createElement("div");
    for (let child = span.firstChild; child; child = span.firstChild) block.append(child);
    span.replaceWith(block);
  }
}

/** A table within one that only lays out does the same, unless it has heads of its own. Mails are built so, and say it once. */
function layoutTables(document: Document): void {
  for (const table of [...document.querySelectorAll("table:is([role='presentation'], [role='none']) table:not([role])")])
    if (table.querySelector("th") === null) table.setAttribute("role", "presentation");
}

/** Leaves the words of a page as a reader takes them in. Changes the document; what is not to be seen should be gone before. */
export function tidyAnnotations(document: Document): void {
  bracketNotes(document);
  for (const element of [...document.querySelectorAll(NO_WORDS)]) element.remove();
  for (const link of [...document.querySelectorAll("a[href^='#']")])
    if (POINTER.test(link.textContent ?? "") && link.querySelector("img, picture") === null) link.remove();
  keepHeadings(document);
  layoutTables(document);
  blocksByStyle(document);
}
