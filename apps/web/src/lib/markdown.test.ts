// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { KEPT_LINK, markdownToHtml } from "./markdown.ts";

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
