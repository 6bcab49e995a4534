import { describe, expect, it } from "vitest";
import { cutText } from "@candor/engine/policy";
import { wrapWithArticle, type ChatRequest } from "@candor/protocol";
import { messagesOf } from "./chat-messages.ts";

const roles = (history: ChatRequest["history"], text = "And now?") => messagesOf({ text, history }, "nonce").map(({ role, content }) => [role, content]);

describe("the history as a model sees it", () => {
  it("joins neighbours of one role: a reply that failed leaves two questions in a row", () => {
    expect(
      roles([
        { role: "user", text: "First?" },
        { role: "assistant", text: "One." },
        { role: "assistant", text: "Two." },
        { role: "user", text: "Second?" },
      ]),
    ).toEqual([
      ["user", "First?"],
      ["assistant", "One.\n\nTwo."],
      ["user", "Second?\n\nAnd now?"],
    ]);
  });
  it("begins with the reader, wherever the history was cut, and whatever is empty in it", () => {
    expect(
      roles([
        { role: "assistant", text: "Cut off from its question." },
        { role: "user", text: " " },
        { role: "assistant", text: "Another." },
      ]),
    ).toEqual([["user", "And now?"]]);
  });
  it("keeps material between its marks when it is joined", () => {
    const wrapped = wrapWithArticle("Is it fair?", { url: "https://a.org/", text: "A calm text." });
    expect(roles([{ role: "tool", text: "A page." }], wrapped)).toEqual([
      [
        "user",
        'Material that the app fetched:\n<article-nonce url="">\nA page.\n</article-nonce>\n\n<article-nonce url="https://a.org/">\nA calm text.\n</article-nonce>\n\nThe reader asks: Is it fair?',
      ],
    ]);
  });
  it.each([
    ["a😀", 20_000, true],
    ["", 20_000, true],
    ["", 19_998, false],
  ])("says of a text that is as long as one is cut that it goes on: %j", (end, chars, isCut) => {
    const text = cutText("a".repeat(chars - end.length + (end ? 1 : 0)) + end, 20_000);
    const asked = messagesOf({ text: wrapWithArticle("What is missing?", { url: "https://a.org/", text }), history: [] }, "nonce")[0]!.content as string;
    expect(/<\/article-nonce>\n\n\(This text was cut here, and it goes on\. [^\n]+\)\n\nThe reader asks: What is missing\?$/.test(asked)).toBe(isCut);
  });
});
