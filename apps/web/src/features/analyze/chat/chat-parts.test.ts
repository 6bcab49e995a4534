import { CHAT_TEXT_CHARS } from "@candor/protocol/limits";
import { unwrapArticle } from "@candor/protocol/article";
import { PRESETS, resolveHandshake } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { AgentError } from "../../../lib/api.ts";
import { chatErrorText } from "./chat-errors.ts";
import { clusterOf } from "./chat-cluster.ts";
import { chatBody, historyFor, wrapped } from "./chat-request.ts";
import { FIRST_SETTINGS, parseSettings, presetOf, toStep } from "./chat-settings.ts";
import type { Message } from "./chat-state.ts";
import { parseChat, toStored } from "./chat-store.ts";
import { chatToJson, chatToMarkdown } from "./export-chat.ts";

const message = (role: Message["role"], text: string, more: Partial<Message> = {}): Message => ({
  id: `${role}-${text.slice(0, 8)}`,
  role,
  text,
  at: 0,
  ...more,
});

describe("the cluster box", () => {
  const frames = (...confidences: number[]) => confidences.map((confidence, i) => ({ reflexId: `vx-x-${i}`, confidence }));
  it.each<[number[], string | null, number?]>([
    [[], null],
    [[0.9], null],
    [[0.9, 0.7], null],
    [[0.71, 0.71], "yellow", 2],
    [[0.85, 0.85], "red", 2],
    [[0.8, 0.9], "red", 2],
    [[0.9, 0.79], "yellow", 2],
    [[0.8, 0.8, 0.4, 0.4], "yellow", 2],
    [[0.75, 0.75, 0.3, 0.5], "green", 2],
    [[0.9, 0.9, 0.9], "red", 3],
  ])("%j is %s", (confidences, level, strong) => {
    const cluster = clusterOf(frames(...confidences));
    expect(cluster?.level ?? null).toBe(level);
    expect(cluster?.strong).toBe(strong);
  });
  it("tells how many of the strong ones are quoted", () => {
    const stances = ["quoted", "asserted", "quoted", "quoted"] as const;
    expect(clusterOf([0.9, 0.9, 0.8, 0.5].map((confidence, i) => ({ reflexId: "vx-a", confidence, stance: stances[i]! })))).toMatchObject({
      strong: 3,
      quoted: 2,
    });
  });
  it("counts no alert about the whole text", () =>
    expect(
      clusterOf([
        { reflexId: "cluster-alert", confidence: 0.9 },
        { reflexId: "vx-a", confidence: 0.9 },
      ]),
    ).toBeNull());
});

describe("error sentences", () => {
  const TIP = "(Tip: open the app through the local dev server or the live site so the /agent functions work.)";
  it.each<[string, unknown, string]>([
    ["failed to fetch", new TypeError("Failed to fetch"), `Failed to fetch ${TIP}`],
    ["a network error", new Error("NetworkError when attempting to fetch resource."), `NetworkError when attempting to fetch resource. ${TIP}`],
    ["a type error", new TypeError("Load failed"), `Load failed ${TIP}`],
    ["a status in the message", new AgentError("Agent HTTP 404: gone", 404), "Agent HTTP 404: gone"],
    ["a status beside the message", new AgentError("The language model answered with an error.", 502), "The language model answered with an error. (HTTP 502)"],
    [
      "the status of the site that was asked",
      new AgentError("The site blocked server requests (HTTP 403).", 502),
      "The site blocked server requests (HTTP 403).",
    ],
    ["no status", new Error("Odd"), "Odd"],
    ["no error", "odd", "odd"],
  ])("%s", (_, error, text) => expect(chatErrorText(error)).toBe(text));
});

describe("what is sent", () => {
  it("is the specified body, with the larger of floor and slider", () => {
    const body = chatBody("Hi", [{ role: "user", text: "Before" }], resolveHandshake({ ...PRESETS.Quick, stakes: "high" }), null);
    expect(body).toEqual({
      text: "Hi",
      history: [{ role: "user", text: "Before" }],
      mode: "direct",
      stakes: "high",
      min_confidence: 0.75,
      cite_policy: "off",
      omission_scan: false,
      reflex_profile: "lenient",
      codex_version: "0.9.0",
    });
    expect(chatBody("Hi", [], resolveHandshake({}), "s1").sessionId).toBe("s1");
  });
  it("wraps later questions with the article", () => {
    const { text, cut } = wrapped("Who says so?", { url: "https://a.example/x", textBlock: "Everyone knows.", charCount: 15 });
    expect(unwrapArticle(text)).toEqual({ question: "Who says so?", article: { url: "https://a.example/x", text: "Everyone knows." } });
    expect(cut).toBe(0);
    expect(wrapped("Who says so?", null)).toEqual({ text: "Who says so?", cut: 0 });
  });
  it("never exceeds what the server takes, and says what was left out", () => {
    const { text, cut } = wrapped("q".repeat(20_000), { url: "https://a.example/x", textBlock: "a".repeat(20_000), charCount: 20_000 });
    expect(text).toHaveLength(CHAT_TEXT_CHARS);
    expect(cut).toBeGreaterThan(0);
    expect(unwrapArticle(text).article?.text).toHaveLength(20_000);
  });
  it("keeps tool messages, failed and empty replies out of the history", () => {
    expect(
      historyFor([
        message("user", "a"),
        message("tool", "b"),
        message("assistant", "c"),
        message("assistant", "", { state: "failed" }),
        message("assistant", "d", { state: "stopped" }),
        message("assistant", "", { state: "waiting" }),
        message("assistant", "e", { state: "elsewhere" }),
      ]),
    ).toEqual([
      { role: "user", text: "a" },
      { role: "assistant", text: "c" },
      { role: "assistant", text: "d" },
    ]);
  });
  it("sends the newest where there is too much", () => {
    const history = historyFor(Array.from({ length: 60 }, (_, i) => message("user", `m${i}`)));
    expect(history).toHaveLength(40);
    expect(history.at(-1)?.text).toBe("m59");
    expect(historyFor(Array.from({ length: 5 }, () => message("user", "x".repeat(40_000)))).length).toBe(3);
  });
});

describe("settings", () => {
  it.each(["Quick", "Careful", "Audit"] as const)("knows the preset %s, and its changes", (name) => {
    expect(presetOf(PRESETS[name])).toBe(name);
    expect(presetOf({ ...PRESETS[name], min_confidence: 0.95 })).toBeNull();
  });
  it("starts with Careful", () =>
    expect(FIRST_SETTINGS).toEqual({
      mode: "careful",
      stakes: "medium",
      min_confidence: 0.6,
      cite_policy: "auto",
      omission_scan: "auto",
      reflex_profile: "default",
    }));
  it.each([
    [0, 0.45],
    [0.62, 0.6],
    [0.63, 0.65],
    [0.95, 0.95],
    [2, 0.95],
  ])("%d goes to the step %d", (given, step) => expect(toStep(given)).toBe(step));
  it.each<[unknown, unknown]>([
    [null, null],
    ["x", null],
    [{}, FIRST_SETTINGS],
    [
      { mode: "loud", omission_scan: true },
      { ...FIRST_SETTINGS, omission_scan: true },
    ],
  ])("%j is read as %j", (given, expected) => expect(parseSettings(given)).toEqual(expected));
});

describe("the stored conversation", () => {
  it("knows a page that was being fetched when the tab was left: not finished, unless another tab still reads it", () => {
    const tools = [{ name: "fetch-url", args: { url: "https://a.example/" }, duration_ms: null }];
    const stored = { messages: [{ id: "t", role: "tool", text: "", at: 1, tools }] };
    expect(parseChat(stored)!.messages[0]!.tools).toEqual([{ ...tools[0], failed: true }]);
    expect(parseChat(stored, true)!.messages[0]!.tools).toEqual(tools);
  });
  it.each([null, 7, {}, { messages: "x" }])("%j is none", (value) => expect(parseChat(value)).toBeNull());
  it("leaves out what it cannot read, and calls a running reply stopped", () => {
    const state = parseChat({
      messages: [
        { id: "1", role: "user", text: "a", at: 5 },
        { role: "user" },
        {
          id: "2",
          role: "assistant",
          text: "b",
          state: "streaming",
          failure: "odd",
          confidence: 9,
          tools: [
            { name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: 3 },
            { name: "x", args: {}, duration_ms: null },
          ],
        },
      ],
      article: { url: 1 },
      age: { turnsSinceRecap: -1, tokensSinceRecap: 7 },
    });
    expect(state).toEqual({
      messages: [
        { id: "1", role: "user", text: "a", at: 5 },
        { id: "2", role: "assistant", text: "b", at: 0, state: "stopped", tools: [{ name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: 3 }] },
      ],
      article: null,
      age: { turnsSinceRecap: 0, tokensSinceRecap: 7 },
      sessionId: null,
    });
  });
  it("survives its own way to the storage and back", () => {
    const state = parseChat({
      messages: [
        {
          id: "1",
          role: "assistant",
          text: "a",
          at: 1,
          quotes: [{ quote: "x y z", at: [0, 5], status: "exact", start: 1, end: 6 }],
          confidence: 0.5,
          minConfidence: 0.6,
          failure: "hedge",
          articleUrl: "https://a.example/",
        },
      ],
      article: { url: "https://a.example/", textBlock: "abc", title: "T" },
      sessionId: "s",
    })!;
    expect(parseChat(JSON.parse(JSON.stringify(toStored(state))))).toEqual(state);
    expect(state.article?.charCount).toBe(3);
  });
  it("leaves out frames and quotations without a place: the article is opened at it", () => {
    const frame = {
      ...{ reflexId: "a", reflexLabel: "a", family: "a", rationale: "a", question: "a", fragment: "a", stance: "asserted" },
      ...{ confidence: 1, priority: 1, start: 0, end: 1, category: "emotional", spans: [[0, 1]], adjustments: [], tags: [] },
    };
    const quote = { quote: "x y z", at: [0, 5], status: "exact", start: 1, end: 6 };
    const frames = [frame, { ...frame, spans: [null] }, { ...frame, spans: [["0", 1]] }, { ...frame, adjustments: [null] }];
    const quotes = [quote, { ...quote, start: null, end: null }, { ...quote, start: "1" }, { ...quote, at: [] }, { ...quote, end: null }];
    const [read] = parseChat({ messages: [{ id: "1", role: "assistant", text: "a", at: 1, frames, quotes }] })!.messages;
    expect(read?.frames).toEqual(frames.slice(0, 1));
    expect(read?.quotes).toEqual(quotes.slice(0, 2));
  });
  it("keeps where the marks of a message cluster, and leaves out what is no such place", () => {
    const region = { start: 0, end: 9, frames: 5, strong: 3, highest: 0.8, hedged: true };
    const regions = [region, { ...region, end: "9" }, { ...region, hedged: 1 }, null];
    expect(parseChat({ messages: [{ id: "1", role: "user", text: "a", at: 1, regions }] })!.messages[0]?.regions).toEqual([region]);
  });
  it("lets the oldest go", () => {
    const messages = Array.from({ length: 250 }, (_, i) => message("user", `m${i}`));
    const kept = toStored({ ...parseChat({ messages: [] })!, messages });
    expect([kept.messages.length, kept.messages[0]!.text]).toEqual([200, "m50"]);
    const long = toStored({ ...parseChat({ messages: [] })!, messages: messages.map((message) => ({ ...message, text: message.text + " ".repeat(50_000) })) });
    // As many as fit, and the browser's storage has room for the rest of what is kept.
    expect([long.messages.length, long.messages.at(-1)!.text.trim()]).toEqual([39, "m249"]);
  });
});

describe("export", () => {
  const state = {
    ...parseChat({ messages: [] })!,
    article: { url: "https://a.example/", textBlock: "abc", charCount: 3, title: "T" },
    messages: [
      message("user", "Who?"),
      message("assistant", "He said “no one knows why”.", {
        confidence: 0.4,
        minConfidence: 0.6,
        tools: [
          { name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: 12.4 },
          { name: "fetch_url", args: { url: "https://b.example/" }, duration_ms: 3, failed: true, error: "The site blocked server requests (HTTP 403)." },
          { name: "fetch-url", args: { url: "https://c.example/" }, duration_ms: null, failed: true },
        ],
        quotes: [{ quote: "no one knows why", at: [9, 25], status: "not-found", start: null, end: null }],
      }),
    ],
  };
  it("tells in Markdown who said what, and what is unverified", () => {
    const text = chatToMarkdown(state, "2026-01-01T00:00:00.000Z");
    for (const part of [
      "Article: T, https://a.example/ (3 characters)",
      "## You\n\nWho?",
      "*fetch_url https://a.example/, 12 ms*",
      "*fetch_url https://b.example/, 3 ms, failed: The site blocked server requests (HTTP 403).*",
      "*fetch-url https://c.example/, not finished*",
      "Confidence: 40%, below the minimum of 60%: unverified",
      "- “no one knows why”: not found in the article: unverified",
    ])
      expect(text).toContain(part);
  });
  it("says where the agent stated no confidence, also after a reload", () => {
    const again = parseChat(JSON.parse(JSON.stringify({ ...state, messages: [message("assistant", "So it is.", { unstated: true, minConfidence: 0.6 })] })))!;
    expect(chatToMarkdown(again, "2026-01-01T00:00:00.000Z")).toContain("Confidence: not stated by the agent (unverified)");
  });
  it("holds everything in JSON", () =>
    expect(JSON.parse(chatToJson(state, "x"))).toMatchObject({ kind: "candor-chat", messages: [{ role: "user" }, { confidence: 0.4 }] }));
});
