import { describe, expect, it } from "vitest";
import { unwrapArticle, wrapWithArticle, type ChatRequest } from "@candor/protocol";
import { boundedChat } from "./bounded-chat.ts";

const said = (text: string, history: ChatRequest["history"] = []): ChatRequest => ({ text, history });
const user = (text: string): ChatRequest["history"][number] => ({ role: "user", text });

describe("what a chat answer is made from", () => {
  it("is what an honest page sends, as it is", () => {
    const request = said(wrapWithArticle("Is it fair?", { url: "https://a.org/", text: "a".repeat(20_000) }), [user("b".repeat(20_000)), user("Hi")]);
    expect(boundedChat(request)).toEqual(request);
  });
  it("is 20,000 characters of a question and of an article, which stay apart", () => {
    const article = { url: "https://a.org/", text: `${"a".repeat(19_999)}😀${"a".repeat(5_000)}` };
    const request = said(wrapWithArticle("q".repeat(10_000), article), [user("b".repeat(40_000))]);
    const { text, history } = boundedChat(request);
    expect(unwrapArticle(text)).toEqual({ question: "q".repeat(10_000), article: { ...article, text: "a".repeat(19_999) } });
    expect(history).toEqual([user("b".repeat(20_000))]);
    expect(boundedChat(said("q".repeat(40_000))).text).toHaveLength(20_000);
  });
  it("is the newest 120,000 characters of a conversation, in whole messages and in their order", () => {
    const history = Array.from({ length: 190 }, (_, i) => user(`${i} ${"no ".repeat(3_300)}`));
    const kept = boundedChat(said("Why?", history)).history;
    expect(kept).toEqual(history.slice(-12));
    expect(kept.reduce((chars, { text }) => chars + text.length, 0)).toBeLessThanOrEqual(120_000);
  });
});
