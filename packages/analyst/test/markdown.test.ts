import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { escapeLine, escapeMarkdown, unescapeMarkdown } from "../src/markdown.ts";
import { answerWithoutModel, checkQuotes, quotesIn, writeReport } from "../src/index.ts";

const SIGNS = [
  "[Win a prize](https://evil.example/now)",
  "![a picture](https://evil.example/x.png)",
  "<https://evil.example>",
  "<planned budget>",
  "<3@evil.example>",
  "https://evil.example/a_b_c and www.evil.example",
  "the *single* and **double** star",
  "the _single_ and __double__ stroke",
  "5*3*2",
  "~~struck~~ and ~once~",
  "`code` and ``more``",
  "&amp; &lt;b&gt; &#42;",
  "a\\*b, C:\\temp\\_x_ and \\",
  "*a_*a_*a_",
];
const PLAIN = [
  "Rents rose by 9 percent, he said; “nobody” objected (much).",
  "snake_case_words stay, and 2 * 3 * 4 and a _ b",
  "about ~5 km to ~10 km",
  "a < b, x <= y, <3 and AT&T",
  "footnote [1], [a list] and #tag",
  "It costs $5! Really? – Yes…",
  "a | b",
];
const OPENINGS = ["1. One", "12) Twelve", "- dash", "+ plus", "* star", "# Head", "> quoted", "---", "===", "[1]: https://evil.example", "```", "~~~"];

it.each([...SIGNS, ...PLAIN, ...OPENINGS])("gives the words back as they were: %s", (words) => {
  expect(unescapeMarkdown(escapeMarkdown(words))).toBe(words);
  expect(unescapeMarkdown(escapeLine(words))).toBe(words);
});
it.each(SIGNS)("escapes what would be markup: %s", (words) => expect(escapeMarkdown(words)).not.toBe(words));
it.each(PLAIN)("leaves alone what needs no escape: %s", (words) => expect(escapeLine(words)).toBe(words));
it.each(OPENINGS)("escapes what opens a block at the beginning of a line: %s", (words) => expect(escapeLine(words)).toContain("\\"));

describe("quotations of a text with signs of Markdown", () => {
  const marked = "the *whole* _plan_ of [the mayor](https://evil.example) for <planned budget>";
  const text = `Only a fool would defend ${marked}, a disaster of 12 million dollars.\rAct now, before it is too late!`;
  const ask = (question: string) =>
    answerWithoutModel({ question, history: [], article: { url: "https://a.org/", text }, handshake: resolveHandshake({}) }).message;
  it.each(["Summarize it", "Which claims can be checked?", "Explain the first sentence", "in short", "What about the mayor?", "Steelman it"])(
    "are escaped in the reply and found in the text: %s",
    (question) => {
      const message = ask(question);
      expect(message).not.toMatch(/(?<!\\)\*whole|(?<!\\)<planned|(?<!\\)\]\(|https:\/\/evil|\r/);
      const checks = checkQuotes(message, text);
      expect(checks.length).toBeGreaterThan(0);
      for (const { status, quote } of checks) {
        expect(status).toBe("exact");
        expect(quote).not.toContain("\\");
      }
    },
  );
  it("are given as they are drawn, with their place in the reply", () => {
    const reply = `See “${escapeMarkdown(marked)}”.`;
    const [found] = quotesIn(reply);
    expect(found!.quote).toBe(marked);
    expect(unescapeMarkdown(reply.slice(...found!.at))).toBe(marked);
  });
  it("are escaped in a recap and in a report", () => {
    expect(ask("Recap")).toContain("\\*whole\\*");
    const finding = { reflexId: "vx-pc01-a", reflexLabel: "Label", confidence: 0.9, fragment: marked };
    expect(writeReport(text, [finding], resolveHandshake({}))).toContain(
      "> “the \\*whole\\* \\_plan\\_ of [the mayor\\](https\\://evil.example) for \\<planned budget>”",
    );
  });
});
