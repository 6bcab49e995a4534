import { describe, expect, it } from "vitest";
import { codeEnd, commandEnd } from "./code.ts";

/** What is left of a text from its first line's fence on. */
const behind = (text: string): string => text.slice(codeEnd(text, 0));

describe("fenced blocks of Markdown", () => {
  it.each([
    ["a block with its language", "```js\nlet a = 1;\n```\nNext", "\nNext"],
    ["an indented closing fence", "```js\nlet a = 1;\n   ```\nNext", "\nNext"],
    ["strokes", "~~~sh\nls -l | wc\n~~~\nNext", "\nNext"],
    [
      "prose under a made-up language, whose fence alone goes",
      "```note\nExperts agree. Act now, or lose it all.\n```",
      "\nExperts agree. Act now, or lose it all.\n```",
    ],
    ["marks in the middle of a line, which close nothing", "```js\nlet a = '```';\n```\nNext", "\nNext"],
    ["code without a language", "```\nx = f(1);\ny = f(2);\n```\nNext", "\nNext"],
    ["a block without an end", "```js\nlet a = 1;", ""],
    ["prose without a language, whose fence alone goes", "```\nDear Ms Hall, buy now.\n```\nNext", "\nDear Ms Hall, buy now.\n```\nNext"],
    ["prose that calls itself text", "```text\nAct now, or lose it all.\n```", "\nAct now, or lose it all.\n```"],
    ["fences on one line", "```so``` it goes\nNext", "```so``` it goes\nNext"],
    ["a fence that nothing follows", "```", "```"],
    ["no fence", "``so`` it goes", "``so`` it goes"],
  ])("passes over %s", (_, text, rest) => expect(behind(text)).toBe(rest));
});

describe("commands of TeX", () => {
  it.each([
    ["\\quad b", " b"],
    ["\\frac{1}", "{1}"],
    ["\\pm 2", "pm 2"],
    ["\\nThe end", "nThe end"],
    ["\\", ""],
  ])("passes over those of three letters and more in %j", (text, rest) => expect(text.slice(commandEnd(text, 0))).toBe(rest));
});
