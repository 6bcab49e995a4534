// @vitest-environment happy-dom
import { escapeLine, escapeMarkdown } from "@candor/analyst/markdown";
import { describe, expect, it } from "vitest";
import { KEPT_LINK, markdownToHtml } from "./markdown.ts";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";

const DEPTH = 5_000;
const columns = (sign: string, over: number) => sign.repeat(Math.ceil(over / sign.length));
/** Each line one level deeper: no single line has many signs. */
const staircase = (steps: number) => Array.from({ length: steps }, (_, i) => `${"  ".repeat(i)}- a`).join("\n");

/** The cleaner itself runs in browsers only (e2e): here the addresses that it is told to keep, which it compares without their blanks. */
describe("links", () => {
  it.each(["https://a.example/x", "http://a.example", "/educate/straw-man", "/educate/bullshit-types/citation-laundering", "/accuracy"])(
    "are kept: %s",
    (href) => expect(KEPT_LINK.test(href)).toBe(true),
  );
  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2Fevil.example",
    "/educate//evil.example",
    "/educate/",
    "/../x",
    "/educate?x=1",
    "educate/straw-man",
    "javascript:alert(1)",
    "/javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "",
    "/",
  ])("are dropped: %s", (href) => expect(KEPT_LINK.test(href)).toBe(false));
});

describe("nesting", () => {
  it.each([
    ["lists", "- ".repeat(DEPTH)],
    ["numbered lists", "1. ".repeat(DEPTH)],
    ["quotations", ">".repeat(DEPTH)],
    ["quotations of lists", "> - ".repeat(DEPTH)],
    ["one level a line", staircase(1_500)],
    ["by tabs", Array.from({ length: 400 }, (_, i) => `${"\t".repeat(i)}- - a`).join("\n")],
    ["a little over the limit", `${columns("> ", 102)}a`],
  ])("that no page can show is left to the plain text: %s", (_, text) => expect(markdownToHtml(`Before.\n\n${text} x\n`)).toBeNull());

  it.each([
    ["within the limit", `${columns("> ", 40)}deep`],
    ["a rule of dashes", "-".repeat(400)],
    ["a long list", "- a\n".repeat(400)],
  ])("is drawn: %s", (_, text) => expect(markdownToHtml(text)).not.toBeNull());
});

describe("crowded blocks", () => {
  it.each([
    ["stars and lines by turns", "*a_".repeat(6_600)],
    ["pairs of lines", "__a_".repeat(5_000)],
    ["strokes and stars", "~a*".repeat(5_000)],
    ["in a quotation over many lines", "> *a_ *a_\n".repeat(600)],
    ["over the lines of another system", "*a_ *a_\r\n".repeat(600)],
    ["in a quotation over the lines of another system", "> *a_ *a_\r\n".repeat(600)],
    ["an exclamation mark without end", "!".repeat(3_000)],
    ["a list item of lines without end", `- a\n${"a\n".repeat(1_200)}`],
  ])("that take time with their square are left to the plain text: %s", (_, text) => expect(markdownToHtml(`Before.\n\n${text} x\n`)).toBeNull());

  it.each([
    ["three hundred bold words", "**a** ".repeat(300)],
    ["many paragraphs", "*a* b, _c_ d.\n\n".repeat(600)],
    ["many paragraphs of another system", "*a* b, _c_ d.\r\n\r\n".repeat(600)],
    ["a fence of stars", "*".repeat(5_000)],
    ["three hundred exclamations", "Act now!!! ".repeat(300)],
    ["a list of five hundred lines", "- a\n".repeat(500)],
    ["escaped ones", "\\*a\\_ ".repeat(1_500)],
  ])("are drawn: %s", (_, text) => expect(markdownToHtml(text)).not.toBeNull());
});

describe("escaped words", () => {
  const words = [
    "[Win](https://evil.example/now), ![x](https://evil.example/x.png), [x][y] and [1]: https://evil.example",
    "<https://evil.example> <planned budget> <b>bold</b> <!-- gone -->",
    "https://evil.example/a_b_c, www.evil.example, ftp://evil.example and HTTP://EVIL.EXAMPLE",
    "*single* **double** ***three*** 5*3*2 *",
    "_single_ __double__ _a_b_ *_a_* snake_case",
    "~~struck~~ ~once~ ~5 to ~6",
    "`code` ``a`b`` a`",
    "&amp; &lt;b&gt; &#42; &copy;",
    "a\\*b C:\\temp\\_x_ \\",
    ...[
      "1. One",
      "12) Twelve",
      "- dash",
      "+ plus",
      "* star",
      "# Head",
      "> quoted",
      "---",
      "- - -",
      "* * *",
      "***",
      "===",
      "[1]: https://evil.example",
      "```",
      "~~~",
    ],
  ];
  it.each(words)("are drawn letter for letter: %s", (text) => {
    for (const source of [
      `Before.\n\n> “${escapeMarkdown(text)}”\n\n_after_ *it*`,
      `- “${escapeMarkdown(text)}”: *b*`,
      `Before.\n\n> ${escapeLine(text)}\n`,
      escapeLine(text),
    ]) {
      const root = document.createElement("div");
      root.innerHTML = markdownToHtml(source)!;
      expect(root.textContent?.replace(/\s+/g, " ")).toContain(text.trim());
      expect(root.querySelector("a, code, del, strong, h1, h2, hr, ol"), source).toBeNull();
    }
  });
});

describe("pictures", () => {
  it.each([
    ["![A chart of the results](https://evil.example/p.png) shows it.", "[A chart of the results] shows it."],
    ["![a < b & c](https://evil.example/p.png)", "[a &lt; b &amp; c]"],
    ["Before ![](https://evil.example/p.png)after.", "Before after."],
  ])("leave what they are called: %s", (text, html) => expect(markdownToHtml(text)).toContain(html));
});

describe("a text of whose words none would be seen", () => {
  it.each(["<!-- a note -->", "![](https://evil.example/p.png)", "[](https://a.example)", "<br>\n\n<br>"])("is left to the plain text: %s", (text) =>
    expect(markdownToHtml(text)).toBeNull(),
  );
  it("is told in one pass", () => expect(growth((chars) => markdownToHtml("<br>".repeat(chars / 4)))).toBeLessThan(MOST_GROWTH));
});
