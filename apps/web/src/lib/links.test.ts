import { describe, expect, it, vi } from "vitest";
import { hostOf, isAddressAt, linkInRemark, linkWithoutScheme, onlyLinks, singleLink, wrappedLink } from "./links.ts";

describe("singleLink", () => {
  it.each<[string, string | null]>([
    ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
    ["  HTTP://Example.org \n", "HTTP://Example.org"],
    ["http://127.0.0.1:8080/x", "http://127.0.0.1:8080/x"],
    ["https://example.org two", null],
    ["see https://example.org", null],
    ["https://a.example\nhttps://b.example", null],
    ["ftp://example.org/file", null],
    ["javascript:alert(1)", null],
    ["https://", null],
    ["example.org", null],
    ["", null],
  ])("%j", (text, link) => expect(singleLink(text)).toBe(link));

  it("needs nothing that Safari 16.4 lacks", () => {
    const canParse = URL.canParse;
    try {
      Reflect.deleteProperty(URL, "canParse");
      expect([singleLink("https://example.org/a"), singleLink("https://"), hostOf("nonsense")]).toEqual(["https://example.org/a", null, "nonsense"]);
    } finally {
      URL.canParse = canParse;
    }
  });

  it("names the host", () => expect([hostOf("https://news.example/a"), hostOf("nonsense")]).toEqual(["news.example", "nonsense"]));
});

describe("a link's text shows its host", () => {
  it.each([
    ["https://evil.example/phish", true],
    ["evil.example", true],
    [" HTTP://Evil.example?x#y ", true],
    ["https://www.mybank.example/login?ref=evil.example", false],
    ["www.mybank.example", false],
    ["mybank.example.evil.example", false],
    ["evil.example.mybank.example", false],
    ["evil.example@mybank.example", false],
    ["mybank.example@evil.example", false],
    ["evil.example\\@mybank.example", false],
    ["evil.example and mybank.example", false],
    ["here", false],
    ["", false],
  ])("%j: %s", (text, shown) => expect(isAddressAt(text, "evil.example")).toBe(shown));
  it("never without a host", () => expect(isAddressAt("", "")).toBe(false));
});

describe("linkWithoutScheme", () => {
  it.each<[string, string | null]>([
    ["www.example.com/news/article", "https://www.example.com/news/article"],
    [" example.org:8080/a?b=c#d \n", "https://example.org:8080/a?b=c#d"],
    ["news.example", "https://news.example"],
    ["https://example.org", null],
    ["Everyone knows.", null],
    ["Everyone", null],
    ["e.g.", null],
    ["a word/another", null],
    ["me@example.org", null],
    ["www.example.com and more", null],
    ["", null],
  ])("%j", (text, link) => expect(linkWithoutScheme(text)).toBe(link));
});

describe("onlyLinks", () => {
  it.each<[string, string[]]>([
    ["https://a.example\nhttps://b.example/x", ["https://a.example", "https://b.example/x"]],
    ["www.a.example, b.example/x", ["https://www.a.example", "https://b.example/x"]],
    ["https://a.example", []],
    ["see https://a.example https://b.example", []],
    ["Node.js Vue.js", []],
    ["", []],
    ["https://a.example ; , ", []],
    [" ,https://a.example;https://b.example; ", ["https://a.example", "https://b.example"]],
    ["https://a.example https://b.example see", []],
  ])("%j", (text, links) => expect(onlyLinks(text)).toEqual(links));
  it("reads no more of a text than its first word, where that is none", () => {
    const text = `Everyone knows. ${"https://a.example ".repeat(10)}`;
    const asked = vi.spyOn(URL, "canParse");
    expect(onlyLinks(text)).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe("wrappedLink", () => {
  it.each<[string, string | null]>([
    [" <https://news.example/a>\n", "https://news.example/a"],
    ["(https://news.example/a)", "https://news.example/a"],
    ["“https://news.example/a”", "https://news.example/a"],
    ["https://news.example/a", null],
    ["https://en.example/wiki/Ark_(ship)", null],
    ["<https://news.example/a> and more", null],
    ["<me@news.example>", null],
    ["<>", null],
    ["", null],
  ])("%j", (text, link) => expect(wrappedLink(text)).toBe(link));
});

describe("linkInRemark", () => {
  it.each<[string, string | null]>([
    ["Look at this!! https://news.example/a/1", "https://news.example/a/1"],
    ["Council closes library\n\nhttps://news.example/a?b=c#d", "https://news.example/a?b=c#d"],
    ["Is this true (https://news.example/a)? I doubt it", "https://news.example/a"],
    ["See <https://news.example/a>.", "https://news.example/a"],
    ["Read https://en.example/wiki/Ark_(ship), please", "https://en.example/wiki/Ark_(ship)"],
    ["https://news.example/a", null],
    ["https://news.example/a and https://news.example/b", null],
    ["Look at news.example", null],
    ["No link at all", null],
    [`${"word ".repeat(30)}https://news.example/a`, "https://news.example/a"],
    [`${"word ".repeat(31)}https://news.example/a`, null],
  ])("%j", (text, link) => expect(linkInRemark(text)).toBe(link));
});
