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
