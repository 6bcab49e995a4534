import { expect, it } from "vitest";
import { MAIN_LINKS, MORE_LINKS, TOOL_LINKS } from "./page-links.ts";
import { pageAt, PAGES } from "./pages.ts";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"], { query: "?raw", import: "default", eager: true });

/** A quoted path of letters, with or without a step or a fragment behind it: "/educate/vagueness?step=2", `/educate#${id}`. */
const PATH = /["'`](\/[a-z][a-z-]*(?:\/[a-z-]+)*)\/?(?=["'`?#])/g;
/** Said in a comment as an address that somebody mistypes. */
const MISTYPED = "/analyse";

const linked = Object.entries(sources).flatMap(([file, source]) => [...source.matchAll(PATH)].map((match) => ({ file, path: match[1]! })));

it("every path that the app names is that of a page", () => {
  expect(linked.length).toBeGreaterThan(60);
  expect(linked.filter(({ path }) => !pageAt(path) && path !== MISTYPED)).toEqual([]);
});

it("the links of the masthead, the menu and the footer lead to pages, each to one of its own", () => {
  const links = [...MAIN_LINKS, ...TOOL_LINKS, ...MORE_LINKS].map(({ to }) => to);
  expect(links.filter((path) => !pageAt(path))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});

it("every page has its module", () => {
  expect(PAGES.filter(({ file }) => !sources[`../features/${file}.tsx`]).map(({ path }) => path)).toEqual([]);
});
