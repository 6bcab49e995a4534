import { expect, it } from "vitest";
import { nearestPaths } from "./nearest-paths.ts";

const PATHS = [
  "/",
  "/analyze",
  "/educate",
  "/train",
  "/educate/straw-man",
  "/educate/steelman",
  "/educate/vagueness",
  "/educate/jargon-overload",
  "/your-data",
];

it.each([
  ["/analyse", ["/analyze"]],
  ["/nope/Analyzer", ["/analyze"]],
  ["/educate/strawman", ["/educate/straw-man"]],
  ["/jargon", ["/educate/jargon-overload"]],
  ["/zzz", []],
  ["/", []],
  ["/a/b/c", []],
  ["/%F0%9F%98%80", []],
])("%s", (asked, expected) => expect(nearestPaths(asked, PATHS).slice(0, Math.max(1, expected.length))).toEqual(expected));

it("counts letters in a row from the fourth on, wherever in the word they stand", () => {
  expect(nearestPaths("/xtrai", PATHS)).toEqual(["/train"]);
  expect(nearestPaths("/tra-ain", PATHS)).toEqual([]);
  expect(nearestPaths("/data", PATHS)).toEqual(["/your-data"]);
});

it("puts the longest run first, then the shorter path, and names four at most", () => {
  expect(nearestPaths("/educate/steelmen", PATHS)).toEqual(["/educate/steelman", "/educate", "/educate/straw-man", "/educate/vagueness"]);
  expect(nearestPaths("/steel/ague", ["/steelman", "/vagueness-of-steel", "/steel"])).toEqual(["/vagueness-of-steel", "/steel", "/steelman"]);
});

it("reads the titles, too, where they are given", () => {
  const titleOf = (path: string): string => (path === "/train" ? "Codex and handshakes" : "");
  expect(nearestPaths("/codex", PATHS)).toEqual([]);
  expect(nearestPaths("/codex", PATHS, titleOf)).toEqual(["/train"]);
  expect(nearestPaths("/Handshake", PATHS, titleOf)).toEqual(["/train"]);
});

it("reads whole words of what a page says of itself, and puts titles first", () => {
  const titleOf = (path: string): string => (path === "/train" ? "A stories page" : "");
  const descriptionOf = (path: string): string => (path === "/educate/vagueness" ? "Stories of assistants." : "");
  expect(nearestPaths("/stories", PATHS, undefined, descriptionOf)).toEqual(["/educate/vagueness"]);
  expect(nearestPaths("/storie", PATHS, undefined, descriptionOf)).toEqual([]);
  expect(nearestPaths("/stories", PATHS, titleOf, descriptionOf)).toEqual(["/train", "/educate/vagueness"]);
});
