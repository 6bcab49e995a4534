import { expect, it } from "vitest";
import { analyze } from "../src/index.ts";
import { growth, MOST_GROWTH } from "../../../test-support/growth.ts";

/* Texts that nobody writes, made to take long: the time of an analysis grows with the text, not with its square (design: detection, linear time). */

const HOSTILE: [string, (chars: number) => string][] = [
  ["zeros inside an exact number", (chars) => `About 1${"0".repeat(chars)}1 people came.`],
  ["digits in pairs", (chars) => "1,".repeat(chars / 2)],
  ["one word", (chars) => "a".repeat(chars)],
  ["one short word again and again", (chars) => "no ".repeat(chars / 3)],
  ["negations", (chars) => "not true, ".repeat(chars / 10)],
  ["opened quotations", (chars) => "“a ".repeat(chars / 3)],
  ["nested quotations", (chars) => `${"“".repeat(chars / 2)}x${"”".repeat(chars / 2)}`],
  ["apostrophes", (chars) => "'a".repeat(chars / 2)],
  ["questions", (chars) => "Why? ".repeat(chars / 5)],
  ["tags", (chars) => "<p ".repeat(chars / 3)],
  ["line breaks", (chars) => "a\n".repeat(chars / 2)],
  ["links", (chars) => "http://".repeat(chars / 7)],
  ["entities", (chars) => "&amp".repeat(chars / 4)],
  ["one slogan", (chars) => "Everyone knows that they lie! ".repeat(chars / 30)],
];

it.each(HOSTILE)("%s cost linear time", (_, text) => {
  expect(growth((chars) => analyze(text(chars), { all: true }))).toBeLessThan(MOST_GROWTH);
});
