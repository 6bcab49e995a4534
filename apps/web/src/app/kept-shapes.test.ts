// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { EXPERIENCES_KEY, parseExperiences } from "../features/codex/experiences.ts";
import { parseSettings, SETTINGS_KEY } from "../features/analyze/chat/chat-settings.ts";
import type { ChatState } from "../features/analyze/chat/chat-state.ts";
import { CHAT_DRAFT_KEY, CHAT_KEY, CHAT_WAITING_KEY, parseChat } from "../features/analyze/chat/chat-store.ts";
import { chatToJson } from "../features/analyze/chat/export-chat.ts";
import { parseDraft } from "../features/analyze/chat/use-draft.ts";
import { parseStack } from "../features/analyze/chat/use-field.ts";
import { toJson, type ExportInput } from "../features/analyze/export-analysis.ts";
import { parseStatement } from "../features/analyze/use-statement.ts";
import { NO_TEXTS, parseTexts, TEXTS_KEY } from "../features/lab/slot-texts.ts";
import { parseStories, USER_STORIES_KEY } from "../features/stories/user-stories.ts";
import { parseIndex, parseQuotes, QUOTE_INDEX_KEY, USER_QUOTES_KEY } from "../features/wisdom/user-quotes.ts";
import { kindOf, KINDS } from "../lib/kept-data.ts";
import { readFile } from "../lib/kept-file.ts";
import { ANALYZE_DRAFT_KEY } from "../lib/kept-run.ts";
import { isReminderDue, REMINDER_KEY } from "../lib/worth-keeping.ts";

/* Pages set aside what they cannot read, as a whole: one row that a file brought would take the visitor's own along. */

const NOTHING: readonly unknown[] = [null, 0, 7, -1, 1.5, "", "x", true, [], {}, [null], [7], ["x"], [[]], [{}]];
const SAMPLES: readonly (readonly [key: string, parse: (value: unknown) => unknown, good: unknown, other: readonly unknown[]])[] = [
  [
    EXPERIENCES_KEY,
    parseExperiences,
    [{ feedback: "Fine", score: 4, timestamp: "2026-01-01T00:00:00.000Z", userAgent: "x" }],
    [[{ feedback: "Fine" }], [{ feedback: "Fine", score: "4" }], [{ feedback: "Fine", score: 4 }, { feedback: "No score" }]],
  ],
  [USER_STORIES_KEY, parseStories, [{ id: "a", title: "t", story: "s", lesson: "l", author: "a" }], [[{ id: "a", title: "t", story: "s", lesson: "l" }]]],
  [USER_QUOTES_KEY, parseQuotes, [{ quote: "q", author: "a", tone: "t" }], [[{ quote: "q", author: "a" }]]],
  [QUOTE_INDEX_KEY, parseIndex, 3, []],
  [CHAT_KEY, parseChat, { messages: [] }, [{ messages: {} }, { article: null }]],
  [SETTINGS_KEY, parseSettings, { mode: "direct" }, [{ mode: 7 }]],
  [CHAT_DRAFT_KEY, parseDraft, "Hello", []],
  [CHAT_WAITING_KEY, parseStack, [{ text: "a", editing: null }], [[{ text: "a" }], [{ text: "a", editing: 7 }]]],
  [TEXTS_KEY, parseTexts, NO_TEXTS, [["a", 7]]],
  [ANALYZE_DRAFT_KEY, parseStatement, { text: "Hello" }, [{ text: 7 }, { source: null }]],
];

describe.each(SAMPLES)("what a file may bring under %s", (key, parse, good, others) => {
  const kind = kindOf(key)!;
  // A key of ours that is not named is taken for one of a newer version, and never merged.
  it("has its place on the page of what is kept", () => expect(KINDS).toContain(kind));
  it("is read by its page", () => {
    expect(kind.parse(good)).not.toBeNull();
    expect(parse(kind.parse(good))).not.toBeNull();
    for (const value of [...NOTHING, ...others]) if (kind.parse(value) !== null) expect(parse(kind.parse(value)), JSON.stringify(value)).not.toBeNull();
  });
});

it("asks for a copy of nothing but what a copy holds", () => {
  const asked: string[] = [];
  isReminderDue((key) => {
    asked.push(key);
    return null;
  });
  const named = KINDS.map(({ key }) => key);
  expect(asked.filter((key) => key !== REMINDER_KEY && !named.includes(key))).toEqual([]);
});

/** Whoever looks for the saved copy may choose another file that came from here: to call that one foreign is untrue. */
it("tells the other files that Candor saves from the one that can be restored", () => {
  const run = { text: "x", analysis: {}, judged: {}, judgements: {}, source: null, cut: 0, report: null, at: "2026-01-01" } as unknown as ExportInput;
  expect(readFile(toJson(run))).toEqual({ problem: expect.stringContaining("This file is a saved analysis.") as string });
  const chat = { messages: [], article: null } as unknown as ChatState;
  expect(readFile(chatToJson(chat, "2026-01-01"))).toEqual({ problem: expect.stringContaining("This file is a saved conversation.") as string });
});
