import { describe, expect, it } from "vitest";
import { keepAside, parseStatement, type Statement } from "./use-statement.ts";

const source = { url: "https://news.example/a", title: null, siteName: null, byline: null, publishedTime: null };

describe("keepAside", () => {
  it.each<[string, Statement, string, string | null]>([
    ["own words are kept", { text: "mine", source: null, setAside: null, ran: null }, "next", "mine"],
    ["the same text again", { text: "mine", source: null, setAside: "older", ran: null }, "mine", "older"],
    ["an empty field", { text: " \n", source: null, setAside: "older", ran: null }, "next", "older"],
    ["a fetched text can be fetched again", { text: "fetched", source, setAside: "mine", ran: null }, "next", "mine"],
    ["an example can be chosen again", { text: "example", source: null, setAside: "mine", ran: null }, "next", "mine"],
    ["a link is kept", { text: "https://news.example/a", source: null, setAside: null, ran: null }, "next", "https://news.example/a"],
  ])("%s", (_, old, next, kept) => expect(keepAside(old, next, ["example"])).toBe(kept));
});

it("a link is not set aside by the page that it leads to", () =>
  expect(keepAside({ text: "https://news.example/a", source: null, setAside: "mine", ran: null }, "the page", [], true)).toBe("mine"));

describe("parseStatement", () => {
  it.each<[unknown, unknown]>([
    [null, null],
    ["text", null],
    [{ text: 7 }, null],
    [{ text: "a" }, { text: "a", source: null, setAside: null, ran: null }],
    [
      { text: "a", source: { url: 7 }, setAside: 7 },
      { text: "a", source: null, setAside: null, ran: null },
    ],
    [
      { text: "a", source: { url: "https://x.example", title: "T", byline: 7 }, setAside: "b" },
      { text: "a", source: { url: "https://x.example", title: "T", siteName: null, byline: null, publishedTime: null }, setAside: "b", ran: null },
    ],
    [
      { text: "a", ran: { text: "b", source: { url: "https://x.example" }, cut: 3 } },
      { text: "a", source: null, setAside: null, ran: { text: "b", source: { ...source, url: "https://x.example" }, cut: 3 } },
    ],
    [
      { text: "a", ran: { text: "b" } },
      { text: "a", source: null, setAside: null, ran: null },
    ],
  ])("%j", (given, expected) => expect(parseStatement(given)).toEqual(expected));
});
