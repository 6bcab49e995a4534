import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { framesOf } from "./article-frames.ts";
import type { Message } from "./chat-state.ts";

const LOUD = "Everyone knows that the dam is safe. Act now, before it is too late!";
const CALM = "A calm article about trams. The first line opened in 1998, and the second one in May.";
const article = (textBlock: string) => ({ url: "https://a.example/", textBlock, charCount: textBlock.length });
const tool = (text: string): Message => ({ id: text, role: "tool", text: "", frames: analyze(text).frames }) as unknown as Message;

describe("the marks of the article in context", () => {
  it("are those of its own tool message", () => {
    expect(analyze(LOUD).frames.length).toBeGreaterThan(1);
    expect(framesOf(article(LOUD), [tool(LOUD)])).toEqual(analyze(LOUD).frames);
    expect(framesOf(article(LOUD), [tool(LOUD), { id: "r", role: "assistant", text: "Yes." } as Message])).toEqual(analyze(LOUD).frames);
  });
  it("are never those of another article, whichever came last", () => {
    expect(framesOf(article(CALM), [tool(LOUD)])).toEqual([]);
    expect(framesOf(article(LOUD), [tool(LOUD), tool(`Now. ${LOUD}`)])).toEqual(analyze(LOUD).frames);
    expect(framesOf(null, [tool(LOUD)])).toEqual([]);
  });
});
