import { describe, expect, it } from "vitest";
import { filler, textOf } from "../test/article-page.ts";

const inArticle = (inside: string) => textOf(`<article><h1>A headline</h1>${filler(3)}${inside}${filler(3)}</article>`);

describe("what stands in an article and is none of its text", () => {
  it.each([
    [
      "a box that asks for an address",
      `<div class="x"><h3>BESIDE Never miss a story!</h3><p>Sign up now, before it is too late.</p><form><input type="email"><button>Go</button></form></div>`,
    ],
    ["a box that is named for it", `<section class="newsletter-signup"><p>BESIDE Join 40,000 readers who know the truth.</p></section>`],
    ["a wall", `<div class="c-paywall"><h2>BESIDE Subscribe now to read on</h2><p>Limited offer, don’t miss out!</p><button>Go</button></div>`],
    ["a button that is a link", `<p><a class="button primary" href="#"><span>BESIDE Share it</span></a></p>`],
    ["a notice of cookies", `<div id="cookie-notice"><p>BESIDE We use cookies to make your visit better.</p></div>`],
  ])("%s", (_case, html) => {
    const text = inArticle(html);
    expect(text).not.toContain("BESIDE");
    expect(text.match(/Sentence number/g)).toHaveLength(6);
  });
  it.each([
    ["an article that bears such a name", `<article class="newsletter-post paywall"><div class="newsletter-body">${filler()}</div></article>`],
    ["text behind a wall that is there", `<article>${filler(3)}<div class="paywall">${filler(3)}</div></article>`],
    ["a page about cookies", `<main id="cookie-policy"><h1>Cookies</h1>${filler(6)}</main>`],
  ])("but no more than a box: %s", (_case, html) => expect(textOf(html).match(/Sentence number/g)).toHaveLength(6));
  it.each<[string, string, boolean]>([
    ["a long notice", "We use cookies. ".repeat(60), false],
    ["one that is longer than any notice", "We use cookies. ".repeat(100), true],
    ["one of that name that says nothing of them", "The council voted. ".repeat(10), true],
  ])("of consent, %s", (_case, words, stays) => {
    const text = textOf(`<div class="cookie-consent">BESIDE ${words}</div><main><h1>A headline</h1>${filler(40)}</main>`);
    expect(text.includes("BESIDE")).toBe(stays);
    expect(text).toContain("Sentence number 40");
  });
  it.each<[string, string, string]>([
    ["all there is", "", "We use cookies"],
    ["longer than the rest", `<p>The bus was late on Monday, and nobody knew why.</p>`, `${"We use cookies. ".repeat(40)}`],
  ])("a notice that is %s is the text", (_case, rest, words) =>
    expect(textOf(`<div class="cookie-consent"><p>${words} on this site.</p></div>${rest}`)).toContain("We use cookies"),
  );
  it("a short notice goes from a page that is shorter, and of two notices with nothing else one stays", () => {
    const notice = (end: string) => `<div class="cookie-consent"><p>We use cookies to make your visit better, ${end}.</p></div>`;
    expect(textOf(`${notice("as all do")}<p>The bus was late on Monday.</p>`)).toBe("The bus was late on Monday.");
    expect(textOf(notice("first") + notice("second"))).toMatch(/^We use cookies [^.]+second\.$/);
  });
  it("a page that sells is read with its boxes and buttons", () => {
    const text = textOf(
      `<section><h1>Melt fat while you sleep</h1><a class="btn" href="#o">Order now before it is gone</a></section><section><div class="newsletter"><p>Get the secret report today.</p><form><input type="email"></form></div></section>`,
    );
    expect(text).toContain("Order now before it is gone");
    expect(text).toContain("Get the secret report today.");
  });
  it("and so is one that calls itself an article", () => {
    const text = textOf(
      `<article><h1>Melt fat while you sleep</h1><p>Doctors hate this trick.</p><a class="btn" href="#o">Order now before it is gone</a><div class="newsletter"><p>Subscribe and get the secret report today.</p></div></article>`,
    );
    expect(text).toContain("Order now before it is gone");
    expect(text).toContain("get the secret report today.");
  });
});

describe("a sentence that is shown twice", () => {
  const pulled = "Sentence number 2 of the article, long enough to count as running text";
  it.each([
    ["figure", `<figure class="wp-block-pullquote"><blockquote><p>${pulled}.</p></blockquote></figure>`],
    ["aside", `<aside><p>“${pulled}”</p></aside>`],
    ["a box of that name", `<div class="pull-quote">${pulled} …</div>`],
  ])("to catch the eye is read once: %s", (_case, html) => expect(textOf(`<article>${filler(6)}${html}</article>`).split(pulled)).toHaveLength(2));
  it.each([
    ["a quotation", `<blockquote><p>He said nothing of it, and went home by himself.</p></blockquote>`, "He said nothing"],
    ["what is pulled out and stands nowhere else", `<div class="pull-quote">He said nothing of it, and went home.</div>`, "He said nothing"],
  ])("but not %s", (_case, html, part) => expect(inArticle(html)).toContain(part));
});

describe("a short page", () => {
  const around = `<header><nav>NAVIGATION</nav></header><div class="cookie-consent">COOKIES We use cookies.</div>`;
  it("is read without what stands around it", () =>
    expect(textOf(`${around}<main><h1>A headline</h1><p>The bus was late on Monday.</p></main><aside>ASIDE</aside><footer>FOOT</footer>`)).toBe(
      "A headline\n\nThe bus was late on Monday.",
    ));
  it("is read without what others say of it", () =>
    expect(
      textOf(
        `<main><article><h1>A headline</h1><p>The bus was late on Monday.</p></article><section id="comments"><p>COMMENT Everyone knows that they are lying to us, and it is a total disgrace. Wake up, people, before it is too late for all of us.</p></section></main>`,
      ),
    ).toBe("A headline\n\nThe bus was late on Monday."));
  it("is read where all of it stands in a head", () => expect(textOf(`<header><p>Only words here.</p></header>`)).toBe("Only words here."));
});
