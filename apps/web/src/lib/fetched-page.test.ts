import { describe, expect, it } from "vitest";
import { parseFetchedPage } from "./fetched-page.ts";

const ASKED = "https://news.example/a";
const nothingSaid = { url: ASKED, title: null, siteName: null, byline: null, publishedTime: null };

describe("parseFetchedPage", () => {
  it("takes what a backend says of the page", () => {
    const said = { url: "https://news.example/b", title: "T", siteName: "S", byline: "B", publishedTime: "2026-01-01" };
    expect(parseFetchedPage({ text: "Words.", ...said }, ASKED)).toEqual({ text: "Words.", source: said });
  });

  it.each<[string, unknown]>([
    ["no object", null],
    ["a list", []],
    ["a word", "text"],
    ["a text that is none", { text: 7 }],
  ])("holds no text: %s", (_, value) => expect(parseFetchedPage(value, ASKED)).toEqual({ text: "", source: nothingSaid }));

  it.each<[string, Record<string, unknown>]>([
    ["a title that is an object", { title: { a: 1 } }],
    ["a time in numbers", { publishedTime: 1_700_000_000 }],
    ["a list of authors", { byline: ["a", "b"] }],
    ["blank words", { siteName: " \n" }],
    ["an address that is an object", { url: {} }],
    ["an address that runs code", { url: "javascript:alert(1)" }],
    ["an address that is none", { url: "/a" }],
  ])("leaves out what cannot be shown: %s", (_, field) =>
    expect(parseFetchedPage({ text: "Words.", ...field }, ASKED)).toEqual({ text: "Words.", source: nothingSaid }),
  );
});
