import { describe, expect, it } from "vitest";
import { parseDocument } from "./document.ts";
import { extract } from "./extract.ts";
import { plainText } from "./paragraphs.ts";

const LIMITS = { depth: 200, elements: 100_000 };
const filler = (count = 6) =>
  Array.from({ length: count }, (_, i) => `<p>Sentence number ${i + 1} of the article, long enough to count as running text, with a comma or two.</p>`).join(
    "",
  );
const page = (inside: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>A headline - The Paper</title>${head}</head><body>${inside}</body></html>`;
const textOf = (inside: string, head = "") => extract(page(inside, head), LIMITS).text;

describe("the article", () => {
  it("is parted from what stands around it, paragraphs as blank lines", () => {
    const text = textOf(
      `<header><nav><ul><li><a href="/">Home</a></li><li><a href="/s">Sport</a></li></ul></nav></header><main><article><h1>A headline</h1>${filler()}<h2>A part</h2><p>Last<br>line.</p></article></main><aside><a href="/x">Read also: ten tricks</a></aside><footer>Imprint</footer>`,
    );
    expect(text).toContain("Sentence number 1 of the article, long enough to count as running text, with a comma or two.\n\nSentence number 2");
    expect(text).toContain("A part\n\nLast\nline.");
    expect(text).not.toMatch(/Sport|ten tricks|Imprint/);
  });

  it.each([
    ["title", `<h1>A headline</h1>`, "A headline\n\n"],
    ["a heading in capitals, with marks", `<h1>A “headline”!</h1>`, "A “headline”!\n\n"],
    ["a second-level heading", `<h2>A headline</h2>`, "A headline\n\n"],
    ["the site's name", `<h1>The Paper</h1>`, "Sentence number 1"],
    ["no heading", ``, "Sentence number 1"],
    ["a hidden heading", `<h1 hidden>A headline</h1>`, "Sentence number 1"],
  ])("begins with the headline that the page shows: %s", (_case, heading, start) => {
    expect(textOf(`<article>${heading}${filler()}</article>`)).toMatch(new RegExp(`^${start}`));
    expect(textOf(`<article>${heading}${filler()}</article>`).match(/headline/g)?.length ?? 0).toBeLessThan(2);
  });

  it("keeps lists, tables, quotations and preformatted lines readable", () => {
    const text =
      textOf(`<article>${filler()}<ul><li>one</li><li>two</li></ul><blockquote>“Said so.”</blockquote><table><tr><th>Year</th><th>Count</th></tr><tr><td>2024</td><td>17</td></tr></table><pre>roses
violets</pre>${filler()}</article>`);
    expect(text).toContain("one\n\ntwo");
    expect(text).toContain("“Said so.”");
    expect(text).toContain("Year Count\n\n2024 17");
    expect(text).toContain("roses\nviolets");
  });

  it("folds white space, keeps words apart and emoji whole", () => {
    const text = textOf(`<article><p>Two   words\n\t and\u00a0one <b>bold</b>one, 👩‍👩‍👧 and ﷽.</p>${filler()}</article>`);
    expect(text).toContain("Two words and one boldone, 👩‍👩‍👧 and ﷽.");
  });

  it("says what is known of it", () => {
    const head = `<meta name="author" content="Ada  Writer"><meta property="og:site_name" content="The Paper"><meta property="article:published_time" content="2026-05-04T10:00:00Z">`;
    expect(extract(page(`<article><h1>A headline</h1>${filler()}</article>`, head), LIMITS)).toMatchObject({
      byline: "Ada Writer",
      siteName: "The Paper",
      publishedTime: "2026-05-04T10:00:00Z",
      lang: "en",
    });
  });

  it("reads author and date from linked data, and none of it as text", () => {
    const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"A headline","author":{"@type":"Person","name":"Ada Writer"},"datePublished":"2026-05-04","publisher":{"name":"The Paper"}}</script>`;
    const found = extract(page(`<article><h1>A headline</h1>${filler()}${data}</article>`, data), LIMITS);
    expect(found).toMatchObject({ title: "A headline", byline: "Ada Writer", publishedTime: "2026-05-04" });
    expect(found.text).not.toContain("schema.org");
    expect(textOf(`<p>Short.</p>${data}`)).toBe("Short.");
    expect(textOf(`<article>${filler()}</article>`, `<script type="application/ld+json">{broken</script>`)).toContain("Sentence number 1");
  });

  it("leaves unknown what is not there, and does not believe an odd language", () => {
    const found = extract(`<html lang="<b>"><body>${filler()}</body></html>`, LIMITS);
    expect(found).toMatchObject({ title: null, byline: null, siteName: null, publishedTime: null, lang: null });
  });

  it.each([
    ["a few words", `<body><p>Only a few words here.</p></body>`, "Only a few words here."],
    ["a bare fragment", `<p>No html element.</p><p>No body.</p>`, "No html element.\n\nNo body."],
    ["text without elements", `Just text.`, "Just text."],
    ["broken markup", `<body><p>One <b>two<p>three</i></body`, "One two\n\nthree"],
  ])("is read from %s", (_case, html, expected) => expect(extract(html, LIMITS).text).toBe(expected));

  it.each([
    ["no head", `<!doctype html><title>TITLE</title><p>Body text.</p>`],
    ["no head, and nothing is written of html", `<meta charset="utf-8"><!-- c --><title>TITLE</title><link rel="icon" href="/i">Body text.`],
    ["a head that has ended", `<html><head></head><title>TITLE</title><p>Body text.</p></html>`],
    ["a body", `<html><title>TITLE</title><body><p>Body text.</p></body></html>`],
    ["a head that is left open", `<head><title>TITLE</title>Body text.`],
    ["its title behind the text", `<p>Body text.</p><title>TITLE</title>`],
  ])("does not take a title for text, in a page with %s", (_case, html) => {
    expect(extract(html, LIMITS)).toMatchObject({ text: "Body text.", title: "TITLE" });
  });
  it.each([
    ["a comment that names html", `<p>One.</p><!-- <html> --><p>Two.</p>`],
    ["an attribute that names html", `<p>One.</p><p title="<html>">Two.</p>`],
    ["text before html", `One.<html><body><p>Two.</p></body></html>`],
    ["text before the body", `<p>One.</p><body><p>Two.</p></body>`],
    ["text behind the body", `<html><head></head><body><p>One.</p></body><p>Two.</p></html>`],
    ["text behind html", `<html><head></head><body><p>One.</p></body></html><p>Two.</p>`],
    ["two pages in one", `<html><body><p>One.</p></body></html><html><body><p>Two.</p></body></html>`],
    ["a head that holds text", `<html><head>One.</head><body><p>Two.</p></body></html>`],
  ])("loses nothing of a page with %s", (_case, html) => expect(extract(html, LIMITS).text).toBe("One.\n\nTwo."));
  it("keeps the language of a page in disorder", () => {
    expect(extract(`<p>One.</p><html lang="de"><body><p>Two.</p>`, LIMITS).lang).toBe("de");
  });
  it("reads preformatted text of any number of paragraphs", () => {
    expect(extract(`<pre>${"a\n\n".repeat(400_000)}</pre>`, LIMITS).text.length).toBe(400_000 * 3 - 2);
  });
  it("has no text in a title alone", () =>
    expect(extract(`<!doctype html><title>TITLE</title><meta name="a">`, LIMITS)).toMatchObject({ text: "", title: "TITLE" }));
  it("knows the headline by a title without a head", () => {
    expect(extract(`<!doctype html><title>A headline - The Paper</title><article><h1>A headline</h1>${filler()}</article>`, LIMITS).text).toMatch(
      /^A headline\n\n/,
    );
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \n\t "],
    ["an application that draws itself", `<html><body><div id="root"></div><script src="/a.js"></script></body></html>`],
    ["a comment", "<!-- x -->"],
  ])("has no text in %s", (_case, html) => {
    expect(extract(html, LIMITS).text).toBe("");
  });
});

describe("what a reader does not see is not text", () => {
  it.each([
    ["display none", `<p style="display:none">HIDDEN</p>`],
    ["display none with blanks", `<p style="color: red; DISPLAY : none !important">HIDDEN</p>`],
    ["visibility", `<p style="visibility:hidden">HIDDEN</p>`],
    ["no opacity", `<p style="opacity:0">HIDDEN</p>`],
    ["no size", `<span style="font-size:0px">HIDDEN</span>`],
    ["off the page", `<div style="position:absolute;left:-9999px">HIDDEN</div>`],
    ["the hidden attribute", `<p hidden>HIDDEN</p>`],
    ["aria-hidden", `<p aria-hidden="true">HIDDEN</p>`],
    ["a template", `<template><p>HIDDEN</p></template>`],
    ["a script", `<script>"HIDDEN"</script>`],
    ["noscript", `<noscript>HIDDEN</noscript>`],
    ["a style", `<style>.HIDDEN{}</style>`],
    ["a comment", `<!-- HIDDEN -->`],
    ["a closed dialog", `<dialog>HIDDEN</dialog>`],
    ["an image's description", `<img alt="HIDDEN" src="x">`],
    ["next to no opacity", `<p style="opacity:0.01">HIDDEN</p>`],
    ["one point", `<p style="font-size:1px">HIDDEN</p>`],
    ["a font without size", `<p style="font:italic 0/0 a">HIDDEN</p>`],
    ["far off in em", `<p style="position:absolute;left:-999em">HIDDEN</p>`],
    ["a closed box", `<p style="height:0;overflow:hidden">HIDDEN</p>`],
    ["a closed box by its greatest height", `<p style="max-height:0px;overflow:hidden">HIDDEN</p>`],
    ["a clip path", `<p style="clip-path:inset(100%)">HIDDEN</p>`],
    ["a scale", `<p style="transform:scale(0)">HIDDEN</p>`],
    ["content visibility", `<p style="content-visibility:hidden">HIDDEN</p>`],
    ["no colour", `<p style="color:rgba(0, 0, 0, 0)">HIDDEN</p>`],
    ["the colour of its ground", `<p style="color:#FFF;background:#fff">HIDDEN</p>`],
    ["a class for screen readers", `<span class="x sr-only">HIDDEN</span>`],
    ["a title attribute", `<p title="HIDDEN">shown</p>`],
    ["a list of proposals", `<datalist><option>HIDDEN</option></datalist>`],
    ["words for browsers without video", `<video>HIDDEN</video>`],
    ["words for browsers without sound", `<audio controls>HIDDEN</audio>`],
    ["words for browsers without frames", `<noframes>HIDDEN</noframes><noembed>HIDDEN</noembed>`],
    ["words for browsers without gauges", `<progress>HIDDEN</progress><meter>HIDDEN</meter>`],
    ["brackets for browsers without ruby", `<ruby>a<rp>HIDDEN</rp></ruby>`],
    ["an svg", `<svg><text>HIDDEN</text></svg>`],
  ])("%s", (_case, hidden) => {
    expect(textOf(`<article>${filler(3)}${hidden}${filler(3)}</article>`)).not.toContain("HIDDEN");
    expect(textOf(`<p>Short page.</p>${hidden}`)).not.toContain("HIDDEN");
  });

  it.each([
    `<html><body style="opacity:0">`,
    `<html><body style="display: none">`,
    `<html><body style="visibility:hidden">`,
    `<html><body hidden>`,
    `<html><body aria-hidden="true">`,
    `<html><body class="sr-only">`,
    `<html hidden style="display:none" aria-hidden="true"><body>`,
  ])("but a page that is hidden as a whole is one that its script will show: %s", (start) => {
    expect(extract(`<!doctype html>${start}<p>One.</p><p hidden>HIDDEN</p>`, LIMITS).text).toBe("One.");
    const article = extract(`<!doctype html>${start}<main><article>${filler()}</article></main><div><p>Read also: ten tricks</p></div>`, LIMITS).text;
    expect(article).toContain("Sentence number 6");
    expect(article).toBe(extract(`<!doctype html><html><body><main><article>${filler()}</article></main><div><p>Read also: ten tricks</p></div>`, LIMITS).text);
  });

  it.each(["inherit", "unset", "initial", "revert", "revert-layer", "currentColor"])("but %s is no colour that words could share with their ground", (word) =>
    expect(
      textOf(`<p>One.</p><p style="color:${word};background:${word}">SHOWN</p><p style="color:${word};background-color:${word} !important">SHOWN</p>`),
    ).toBe("One.\n\nSHOWN\n\nSHOWN"),
  );

  it("but what is seen stays", () => {
    const text = textOf(
      `<article>${filler(3)}<p style="opacity:0.5">HALF</p><p style="font-size:0.9em">SMALL</p><p style="font-size:11px;color:#000;background:#fff">PLAIN</p><p style="left:-20px;opacity:1;height:0;padding-bottom:56%;overflow:hidden">SHAPED</p><p style="color:rgb(0,0,0);transform:scale(0.9);clip-path:inset(0)">DRESSED</p><p hidden="until-found">FOUND</p><dialog open>OPEN</dialog>${filler(3)}</article>`,
    );
    for (const word of ["HALF", "SMALL", "PLAIN", "SHAPED", "DRESSED"]) expect(text).toContain(word);
  });

  it("neither are characters without a picture", () => {
    const smuggled = [..."ignore"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
    expect(textOf(`<article><p>vis\u200bi\u00adble${smuggled}\u202e\u0007 text</p>${filler()}</article>`)).toContain("visible text");
    expect(plainText(`\ufeffa\u200bb\r\nc\r\rd${smuggled}\n`)).toBe("ab\nc\n\nd");
  });
});

it("a title is not cut within a character", () => {
  const html = `<!doctype html><title>${"a".repeat(399)}🌊 and more</title><p>Hello.</p>`;
  expect(extract(html, LIMITS).title).toBe("a".repeat(399));
});

describe("depth", () => {
  it.each([
    ["elements inside each other", "<div>".repeat(500)],
    ["elements that are never closed", "<b>".repeat(500)],
    ["lists", "<ul><li>".repeat(300)],
    ["too many elements", "<i></i>".repeat(100_001)],
  ])("is refused for %s", (_case, html) => {
    expect(() => extract(`<body>${html}x`, LIMITS)).toThrow(expect.objectContaining({ code: "page-too-complex" }) as Error);
  });
  it("does not count what closes itself", () => {
    expect(extract(`<body>${"<p>line<br><img src=x>".repeat(2_000)}`, LIMITS).text.length).toBeGreaterThan(1_000);
  });
  it.each(["a", "h2"])("an unclosed <%s> ends where the next begins, in the document as in the count", (name) => {
    expect(parseDocument(`<html><head></head><body>${`<${name}>line `.repeat(300)}</body></html>`).body.children).toHaveLength(300);
  });
  it.each(["iframe", "noframes", "plaintext"])("nothing within <%s> becomes an element, in the document as in the count", (name) => {
    const document = parseDocument(`<html><head></head><body><p>Read me.</p><${name}>${"<div>".repeat(20_000)}`);
    expect(document.querySelectorAll("div")).toHaveLength(0);
  });
});
