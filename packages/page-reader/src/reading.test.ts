import { describe, expect, it } from "vitest";
import { filler, LIMITS, textOf } from "../test/article-page.ts";
import { extract } from "./extract.ts";

const inArticle = (inside: string) => textOf(`<article>${filler(3)}${inside}${filler(3)}</article>`);

describe("notes in raised figures", () => {
  it.each([
    ["a link", `A year.<sup id="r1"><a href="#f1">1</a></sup> The`, "A year.[1] The"],
    ["a link around", `A year.<a href="#f1"><sup>12</sup></a> The`, "A year.[12] The"],
    ["a link to the page itself", `A year.<sup><a href="/page#f1">2, 3</a></sup> The`, "A year.[2, 3] The"],
    ["brackets in parts", `A year.<sup><a href="#n"><span>[</span>4<span>]</span></a></sup> The`, "A year.[4] The"],
    ["the role of a note", `A year.<a href="#f" role="doc-noteref">5</a> The`, "A year.[5] The"],
    ["no link, as in a power", `10<sup>6</sup> times`, "106 times"],
    ["words", `A year.<sup>[<a href="/w">citation needed</a>]</sup> The`, "A year.[citation needed] The"],
  ])("stay apart from the words: %s", (_case, html, expected) => expect(inArticle(`<p>${html} words go on.</p>`)).toContain(expected));
  it.each([
    ["an edit link", `<h2>A part<span class="mw-editsection">[<a href="/e">edit</a>]</span></h2>`, "A part"],
    ["a link to the heading", `<h2>A part<a class="headerlink" href="#p">¶</a></h2>`, "A part"],
    ["a sign for a link to it", `<h2><a href="#p">#</a> A part</h2>`, "A part"],
    ["a way back", `<ol><li>Annual accounts. <a href="#r1">↩︎</a></li></ol>`, "Annual accounts."],
    ["readings above signs", `<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby><ruby>字<rt>じ</rt></ruby></p>`, "漢字"],
  ])("and signs of the way are no words: %s", (_case, html, line) => expect(inArticle(html).split("\n\n")).toContain(line));
  it("a link in the page with words is one of them", () => expect(inArticle(`<p>As <a href="#p">said above</a>, so.</p>`)).toContain("As said above, so."));
});

describe("headings of the text", () => {
  it.each([
    ["by a class that speaks of a header", `<h2 class="header-anchor-post">A part of it</h2>`],
    ["by an id", `<h3 id="section-header-2">A part of it</h3>`],
    ["in a box that is named a header", `<div class="section-header"><h2>A part of it</h2></div>`],
    ["in a box of their own", `<div class="mw-heading"><h2>A part of it</h2><span class="mw-editsection">[<a href="/e">edit</a>]</span></div>`],
  ])("are kept: %s", (_case, html) => expect(inArticle(html).split("\n\n")).toContain("A part of it"));
});

describe("lines of their own", () => {
  const two = "One sentence stands here. It is followed by a second.";
  it.each([
    ["spans by their style", `<span style="color:red; display:block">${two}</span><span style="display: flex">Another paragraph of it.</span>`, "\n\n"],
    ["elements that a page names itself", `<x-line>${two}</x-line><x-line>Another paragraph of it.</x-line>`, "\n"],
    ["spans that a style sheet parts", `<p><span>${two}</span><span>Another paragraph of it.</span></p>`, "\n"],
    ["cells of a table for the layout", `<table role="presentation"><tr><td>${two}</td><td>Another paragraph of it.</td></tr></table>`, "\n\n"],
  ])("%s", (_case, html, between) => expect(inArticle(`<div>${html}</div>`)).toContain(`${two}${between}Another paragraph of it.`));
  it("cells of a table in such a table, unless it has heads of its own", () => {
    const nested = (head: string) =>
      inArticle(
        `<table role="presentation"><tr><td><table><tr>${head}<td>Left side of it here</td><td>Right side of it here</td></tr></table></td></tr></table>`,
      );
    expect(nested("")).toContain("Left side of it here\n\nRight side of it here");
    expect(nested("<th>Sides</th>")).toContain("Sides Left side of it here Right side of it here");
  });
  it.each([
    ["a name in bold", `<p>Read it on example.<b>Org</b> or not.</p>`, "on example.Org or"],
    ["a part of a name", `<p>It runs on Node.<i>Js</i>, as ever.</p>`, "Node.Js, as"],
    ["an abbreviation", `<p>In the U.<b>S.</b> it is so.</p>`, "the U.S. it"],
    ["signs that are written out", `<p>One &amp; two sentences end.&quot;Here is the next.</p>`, `end."Here`],
  ])("but words stay whole: %s", (_case, html, expected) => expect(inArticle(html)).toContain(expected));
});

describe("what is drawn in the shadow of an element", () => {
  it("is text", () => {
    const text = textOf(`<x-article>OWN<template shadowrootmode="open"><style>p{}</style><h1>A headline</h1>${filler()}</template></x-article>`);
    expect(text).toMatch(/^A headline\n\nSentence number 1/);
    expect(text).not.toContain("OWN");
  });
  it("takes up what the element holds where there is a slot", () =>
    expect(textOf(`<x-article><template shadowrootmode="open"><p>Before.</p><slot></slot></template><p>Own.</p></x-article>`)).toBe("Before.\n\nOwn."));
  it("may hold another shadow", () =>
    expect(
      textOf(
        `<x-a><template shadowrootmode="open"><p>One.</p><x-b><template shadowrootmode="open"><p>Two.</p><x-c><template shadowrootmode="open"><p>Three.</p></template></x-c></template></x-b></template></x-a>`,
      ),
    ).toBe("One.\n\nTwo.\n\nThree."));
  it("is hidden as anywhere", () =>
    expect(textOf(`<x-a><template shadowrootmode="closed"><p hidden>HIDDEN</p><p>Seen.</p><template><p>HIDDEN</p></template></template></x-a>`)).toBe("Seen."));
});

describe("words for screen readers", () => {
  it.each(["govuk-visually-hidden", "usa-sr-only", "nhsuk-u-visually-hidden"])("are none for the eye: %s", (name) =>
    expect(inArticle(`<p><span class="x ${name}">HIDDEN</span>You may be fined.</p>`)).not.toContain("HIDDEN"),
  );
  it("but a class that takes it back hides nothing", () => expect(inArticle(`<p class="not-sr-only">You may be fined.</p>`)).toContain("fined"));
});

describe("how a text is announced", () => {
  it("is its headline with the line below", () =>
    expect(
      textOf(`<article><div class="post-header"><h1>A headline</h1><h3 class="subtitle">Four hundred pages later</h3></div>${filler()}</article>`),
    ).toMatch(/^A headline\n\nFour hundred pages later\n\nSentence number 1/));
  it("is the first part of a title, too, where the name of the site is longer", () =>
    expect(
      extract(`<!doctype html><title>Set it up — The Long Handbook 3.1 documentation</title><body><article><h1>Set it up</h1>${filler()}</article>`, LIMITS)
        .text,
    ).toMatch(/^Set it up\n\n/));
  it("is the heading that names the title behind a label", () =>
    expect(textOf(`<article><h1><span>Title:</span>A headline</h1>${filler()}</article>`)).toMatch(/^Title:A headline\n\n/));
});

it.each([
  ["in a shadow", (many: string) => `<div><template shadowrootmode="open">${many}</template></div>`],
  ["in a line of its own", (many: string) => `<span style="display:block">${many}</span>`],
])("takes elements %s, however many stand side by side", (_case, of) => expect(textOf(of("<b>a</b> x ".repeat(75_000)))).toMatch(/^a x .*a x$/s));
