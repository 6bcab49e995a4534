import { describe, expect, it } from "vitest";
import { broughtBack, keepAside, parseStatement, toBeKept, type Statement } from "./use-statement.ts";

const source = { url: "https://news.example/a", title: null, siteName: null, byline: null, publishedTime: null };

const standing = (text: string, ...setAside: string[]): Statement => ({ text, source: null, setAside, ran: null });

describe("keepAside", () => {
  it.each<[string, Statement, string, readonly string[]]>([
    ["own words are kept", standing("mine"), "next", ["mine"]],
    ["own words are kept beside older ones", standing("mine", "older"), "next", ["older", "mine"]],
    ["the same words are kept once", standing("mine", "mine", "older"), "next", ["older", "mine"]],
    ["the oldest go", standing("f", "a", "b", "c", "d", "e"), "next", ["b", "c", "d", "e", "f"]],
    ["what needs too much room goes", standing("mine", "x".repeat(1_000_000), "older"), "next", ["older", "mine"]],
    ["the latest stays, however long", standing("x".repeat(2_000_000), "older"), "next", ["x".repeat(2_000_000)]],
    ["the same text again", standing("mine", "older"), "mine", ["older"]],
    ["an empty field", standing(" \n", "older"), "next", ["older"]],
    ["a fetched text can be fetched again", { ...standing("fetched", "mine"), source }, "next", ["mine"]],
    ["an example can be chosen again", standing("example", "mine"), "next", ["mine"]],
    ["a file can be chosen again", { ...standing("read", "mine"), fromFile: true }, "next", ["mine"]],
    ["a link is kept", standing("https://news.example/a"), "next", ["https://news.example/a"]],
  ])("%s", (_, old, next, kept) => expect(keepAside(old, next, ["example"])).toEqual(kept));
});

it("a link is not set aside by the page that it leads to", () =>
  expect(keepAside(standing("https://news.example/a", "mine"), "the page", [], true)).toEqual(["mine"]));

it("writes down the beginning of a long file, and the whole of what was written by hand", () => {
  const long = "x".repeat(4_000_000);
  expect(toBeKept({ ...standing(long, "mine"), fromFile: true })).toEqual({ ...standing(long.slice(0, 500_000), "mine"), fromFile: true });
  expect(toBeKept(standing(long)).text).toHaveLength(4_000_000);
  const short = { ...standing("read"), fromFile: true as const };
  expect(toBeKept(short)).toBe(short);
});

describe("broughtBack", () => {
  it.each<[string, Statement, Statement]>([
    ["nothing to bring back", standing("now"), standing("now")],
    ["the latest comes first", standing("example", "older", "mine"), standing("mine", "older")],
    ["own words in the field wait in turn", standing("now", "older", "mine"), standing("mine", "now", "older")],
    ["and come back", standing("older", "mine", "now"), standing("now", "older", "mine")],
    ["a fetched text goes", { ...standing("fetched", "mine"), source }, standing("mine")],
    ["the text of a file goes", { ...standing("read", "mine"), fromFile: true }, standing("mine")],
  ])("%s", (_, old, next) => expect(broughtBack(old, ["example"])).toEqual(next));
});

describe("parseStatement", () => {
  it.each<[unknown, unknown]>([
    [null, null],
    ["text", null],
    [{ text: 7 }, null],
    [{ text: "a" }, { text: "a", source: null, setAside: [], ran: null }],
    [
      { text: "a", source: { url: 7 }, setAside: 7 },
      { text: "a", source: null, setAside: [], ran: null },
    ],
    [
      { text: "a", source: { url: "https://x.example", title: "T", byline: 7 }, setAside: "b" },
      { text: "a", source: { url: "https://x.example", title: "T", siteName: null, byline: null, publishedTime: null }, setAside: ["b"], ran: null },
    ],
    [
      { text: "a", ran: { text: "b", source: { url: "https://x.example" }, cut: 3 } },
      { text: "a", source: null, setAside: [], ran: { text: "b", source: { ...source, url: "https://x.example" }, cut: 3 } },
    ],
    [
      { text: "a", setAside: ["b", 7, "c"] },
      { text: "a", source: null, setAside: ["b", "c"], ran: null },
    ],
    [
      { text: "a", fromFile: true },
      { text: "a", source: null, fromFile: true, setAside: [], ran: null },
    ],
    [
      { text: "a", ran: { text: "b" } },
      { text: "a", source: null, setAside: [], ran: null },
    ],
  ])("%j", (given, expected) => expect(parseStatement(given)).toEqual(expected));
});
