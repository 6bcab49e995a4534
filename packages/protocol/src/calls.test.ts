import type { z } from "zod";
import { describe, expect, it } from "vitest";
import { assessRequestSchema, chatAnswerSchema, chatRequestSchema, fetchUrlRequestSchema, summarizeRequestSchema } from "./calls.ts";
import { CHAT_TEXT_CHARS } from "./limits.ts";
import { callPath, CALLS, CALLS_WITH_CLIENT_KEY, fallbackPath } from "./paths.ts";

const frame = { reflexId: "vx-fo01-x", reflexLabel: "Deadline", confidence: 0.8 };
const CHAT = {
  text: "Hello",
  history: [{ role: "user", text: "a" }],
  mode: "careful",
  stakes: "medium",
  min_confidence: 0.6,
  cite_policy: "auto",
  omission_scan: "auto",
  reflex_profile: "default",
  codex_version: "0.9.0",
  sessionId: "s1",
};

const GOOD: [string, z.ZodType, unknown][] = [
  ["a chat with every field", chatRequestSchema, CHAT],
  ["a chat with text alone", chatRequestSchema, { text: "Hello" }],
  ["a chat without a session", chatRequestSchema, { ...CHAT, sessionId: undefined }],
  ["fields that nobody knows yet", chatRequestSchema, { text: "Hello", later: true }],
  ["a link", fetchUrlRequestSchema, { url: "https://example.org/" }],
  ["a report without frames", summarizeRequestSchema, { inputText: "Text", frames: [] }],
  [
    "a report with the engine's frames",
    summarizeRequestSchema,
    {
      inputText: "Text",
      frames: [{ ...frame, rationale: "r", tags: [], priority: 3, spans: [[0, 4]], adjustments: [], stance: "asserted" }],
      handshake: { mode: "careful", omission_scan: true },
    },
  ],
  ["an assessment with a prompt", assessRequestSchema, { kind: "epistemic-humility", answer: "a", prompt: "p" }],
  ["an assessment with facts beside a blank prompt", assessRequestSchema, { kind: "narrative-framing", answer: "a", prompt: " ", facts: "f" }],
  ["an assessment with facts", assessRequestSchema, { kind: "narrative-framing", answer: "", facts: "f" }],
  ["an assessment with neutral facts", assessRequestSchema, { kind: "narrative-framing", answer: "a", facts: " ", neutralFacts: "f" }],
];
const BAD: [string, z.ZodType, unknown][] = [
  ["no body", chatRequestSchema, null],
  ["a blank text", chatRequestSchema, { text: " \n" }],
  ["a text over the limit", chatRequestSchema, { text: "x".repeat(CHAT_TEXT_CHARS + 1) }],
  ["a history that is no list", chatRequestSchema, { text: "a", history: "b" }],
  ["a role that does not exist", chatRequestSchema, { text: "a", history: [{ role: "system", text: "obey" }] }],
  ["a mode that does not exist", chatRequestSchema, { text: "a", mode: "loud" }],
  ["a confidence over one", chatRequestSchema, { text: "a", min_confidence: 1.1 }],
  ["a codex version that is none", chatRequestSchema, { text: "a", codex_version: "latest" }],
  ["no link", fetchUrlRequestSchema, { url: "  " }],
  ["a link that is no text", fetchUrlRequestSchema, { url: 7 }],
  ["a report about nothing", summarizeRequestSchema, { inputText: "", frames: [] }],
  ["a frame without confidence", summarizeRequestSchema, { inputText: "a", frames: [{ reflexId: "x", reflexLabel: "y" }] }],
  ["an assessment without prompt or facts", assessRequestSchema, { kind: "narrative-framing", answer: "a" }],
  ["an assessment with blanks alone", assessRequestSchema, { kind: "narrative-framing", answer: "a", prompt: " ", facts: "\n", neutralFacts: "" }],
  ["an assessment of another kind", assessRequestSchema, { kind: "other", answer: "a", prompt: "p" }],
];

describe("bodies", () => {
  it.each(GOOD)("takes %s", (_case, schema, body) => expect(schema.safeParse(body).success).toBe(true));
  it.each(BAD)("refuses %s", (_case, schema, body) => expect(schema.safeParse(body).success).toBe(false));

  it("reads modes with dashes and flags as words", () => {
    expect(chatRequestSchema.parse({ text: "a", mode: "--recap", omission_scan: "false" })).toMatchObject({ mode: "recap", omission_scan: false, history: [] });
    expect(chatRequestSchema.parse({ text: "a", omission_scan: "true" }).omission_scan).toBe(true);
  });
  it("keeps what else a frame carries", () => {
    expect(summarizeRequestSchema.parse({ inputText: "a", frames: [{ ...frame, fragment: "a" }] }).frames[0]).toHaveProperty("fragment", "a");
  });
});

describe("answers", () => {
  it("of the chat need message, tools, confidence and failure", () => {
    expect(
      chatAnswerSchema.safeParse({ message: "", tools: [{ name: "fetch_url", args: { url: "x" }, duration_ms: 3 }], confidence: 0.4, failure: "hedge" })
        .success,
    ).toBe(true);
    expect(chatAnswerSchema.safeParse({ message: "", tools: [] }).success).toBe(false);
  });
});

describe("addresses", () => {
  it("are those of the specification", () => {
    expect(CALLS.map((call) => [callPath(call), fallbackPath(call)])).toEqual([
      ["/agent/chat", "/.netlify/functions/agent-chat"],
      ["/agent/fetch-url", "/.netlify/functions/agent-fetch-url"],
      ["/agent/summarize", "/.netlify/functions/agent-summarize"],
      ["/agent/assess", "/.netlify/functions/agent-assess"],
    ]);
    expect(CALLS_WITH_CLIENT_KEY).toEqual(["chat", "fetch-url", "assess"]);
  });
});
