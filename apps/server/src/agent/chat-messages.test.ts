import { afterEach, describe, expect, it } from "vitest";
import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";
import { CHAT_HISTORY_READ_CHARS, wrapWithArticle, type ChatRequest } from "@candor/protocol";
import { chat, closeAll, textOf, withOpenAi } from "../../test/model-app.ts";
import { isCutLong, messagesOf } from "./chat-messages.ts";

afterEach(closeAll);

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

describe("a long conversation", () => {
  const talk = (messages: number, chars = 10): ChatRequest["history"] =>
    Array.from({ length: messages }, (_, i) => ({ role: i % 2 === 0 ? "user" : "assistant", text: "a".repeat(chars) }));
  it.each([
    [39, 10, false],
    [40, 10, true],
    [4, 20_000, false],
    [6, 20_000, true],
    [1, CHAT_HISTORY_READ_CHARS - INPUT_CAP_CHARS, false],
    [1, CHAT_HISTORY_READ_CHARS - INPUT_CAP_CHARS + 1, true],
  ])("of %i messages with %i characters each may have begun earlier: %s", (messages, chars, is) => expect(isCutLong(talk(messages, chars))).toBe(is));
  it("is told of as such to the model, a shorter one is not", async () => {
    const { url, model } = await withOpenAi(() => ({ text: "Yes. [[confidence=0.8]]" }));
    for (const messages of [40, 38]) await chat(url, { text: "What did I ask first?", history: talk(messages) });
    expect(model.requests.map((body) => textOf(body).includes("It may have begun earlier"))).toEqual([true, false]);
  });
});
