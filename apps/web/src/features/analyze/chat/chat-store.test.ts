import type { Frame } from "@candor/engine";
import { expect, it } from "vitest";
import type { ChatState, Message } from "./chat-state.ts";
import { parseChat, toStored } from "./chat-store.ts";

it("keeps every field of a conversation and its messages, but for how far a waiting reply is", () => {
  const frame: Frame = {
    ...{ reflexId: "a", reflexLabel: "a", family: "a", rationale: "a", question: "a", fragment: "a", stance: "asserted", technique: "a" },
    ...{ confidence: 1, priority: 1, start: 0, end: 1, category: "emotional", spans: [[0, 1]], adjustments: [], tags: [], severity: "low" },
  };
  const whole: Required<Omit<Message, "tries" | "words">> = {
    ...{ id: "1", role: "assistant", text: "a", rev: 2, at: 1, state: "broken", error: "It broke off.", notes: ["Cut."], title: "T", chars: 3, by: "a model" },
    tools: [{ name: "fetch-url", args: { url: "https://a.example/" }, duration_ms: 3, failed: true, error: "No page." }],
    frames: [frame],
    regions: [{ start: 0, end: 9, frames: 5, strong: 3, highest: 0.8, hedged: true }],
    ...{ confidence: 1, unstated: true, failure: "refuse", minConfidence: 0, articleUrl: "https://a.example/" },
    quotes: [{ quote: "x y z", at: [0, 5], status: "exact", start: 1, end: 6, elsewhere: true }],
    ageBefore: { turnsSinceRecap: 1, tokensSinceRecap: 9 },
  };
  const chat: Required<ChatState> = {
    messages: [whole],
    article: { url: "https://a.example/", textBlock: "abc", charCount: 3, title: "T" },
    age: { turnsSinceRecap: 2, tokensSinceRecap: 20 },
    ...{ sessionId: "s", gone: ["0"], articleRev: 1, ageRev: 4 },
  };
  const written = JSON.stringify(toStored({ ...chat, messages: [{ ...whole, tries: 1, words: 7 }] }));
  expect(parseChat(JSON.parse(written))).toEqual(chat);
});
