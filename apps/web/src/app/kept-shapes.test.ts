// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { parseExperiences } from "../features/codex/experiences.ts";
import { parseSettings } from "../features/analyze/chat/chat-settings.ts";
import type { ChatState } from "../features/analyze/chat/chat-state.ts";
import { parseChat } from "../features/analyze/chat/chat-store.ts";
import { chatToJson } from "../features/analyze/chat/export-chat.ts";
import { parseDraft } from "../features/analyze/chat/use-draft.ts";
import { parseStack } from "../features/analyze/chat/use-field.ts";
import { toJson, type ExportInput } from "../features/analyze/export-analysis.ts";
import { parseStatement } from "../features/analyze/use-statement.ts";
import { parseStories } from "../features/stories/user-stories.ts";
import { parseIndex, parseQuotes } from "../features/wisdom/user-quotes.ts";
import { kindOf } from "../lib/kept-data.ts";
import { readFile } from "../lib/kept-file.ts";

/* Pages set aside what they cannot read, as a whole: one row that a file brought would take the visitor's own along. */

const NOTHING: readonly unknown[] = [null, 0, 7, -1, 1.5, "", "x", true, [], {}, [null], [7], ["x"], [[]], [{}]];
const SAMPLES: readonly (readonly [key: string, parse: (value: unknown) => unknown, good: unknown, other: readonly unknown[]])[] = [
  [
    "train_ai_experiences",
    parseExperiences,
    [{ feedback: "Fine", score: 4, timestamp: "2026-01-01T00:00:00.000Z", userAgent: "x" }],
    [[{ feedback: "Fine" }], [{ feedback: "Fine", score: "4" }], [{ feedback: "Fine", score: 4 }, { feedback: "No score" }]],
  ],
  ["ai_behavior_stories", parseStories, [{ id: "a", title: "t", story: "s", lesson: "l", author: "a" }], [[{ id: "a", title: "t", story: "s", lesson: "l" }]]],
  ["candor-user-quotes-v1", parseQuotes, [{ quote: "q", author: "a", tone: "t" }], [[{ quote: "q", author: "a" }]]],
  ["candor-quote-index-v1", parseIndex, 3, []],
  ["candor-chat-v1", parseChat, { messages: [] }, [{ messages: {} }, { article: null }]],
  ["candor-chat-settings-v1", parseSettings, { mode: "direct" }, [{ mode: 7 }]],
  ["candor-chat-draft-v1", parseDraft, "Hello", []],
  ["candor-chat-waiting-v1", parseStack, [{ text: "a", editing: null }], [[{ text: "a" }], [{ text: "a", editing: 7 }]]],
  ["candor-analyze-draft-v1", parseStatement, { text: "Hello" }, [{ text: 7 }, { source: null }]],
];

describe.each(SAMPLES)("what a file may bring under %s", (key, parse, good, others) => {
  const kind = kindOf(key)!;
  it("is read by its page", () => {
    expect(kind.parse(good)).not.toBeNull();
    expect(parse(kind.parse(good))).not.toBeNull();
    for (const value of [...NOTHING, ...others]) if (kind.parse(value) !== null) expect(parse(kind.parse(value)), JSON.stringify(value)).not.toBeNull();
  });
});

/** Whoever looks for the saved copy may choose another file that came from here: to call that one foreign is untrue. */
it("tells the other files that Candor saves from the one that can be restored", () => {
  const run = { text: "x", analysis: {}, judged: {}, judgements: {}, source: null, cut: 0, report: null, at: "2026-01-01" } as unknown as ExportInput;
  expect(readFile(toJson(run))).toEqual({ problem: expect.stringContaining("This file is an analysis that was saved from Candor.") as string });
  const chat = { messages: [], article: null } as unknown as ChatState;
  expect(readFile(chatToJson(chat, "2026-01-01"))).toEqual({
    problem: expect.stringContaining("This file is a conversation that was saved from Candor.") as string,
  });
});
