import { BROKE_OFF, LINK_QUESTION, NETWORK_TIP, NO_REPLY, SENDING_URL_AS_IS } from "@candor/content/messages/chat";
import { INPUT_CAP_CHARS, TOOL_MESSAGE_CHARS } from "@candor/engine/policy";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetConfig } from "../../../lib/config.ts";
import { FIRST_SETTINGS } from "./chat-settings.ts";
import { chatReducer, EMPTY_CHAT, type ChatState, type Message } from "./chat-state.ts";
import { quoteWords } from "./quote-words.ts";
import { runExchange } from "./run-exchange.ts";

type Sent = { text: string; mode: string; history: { role: string; text: string }[] };
let sent: Sent[] = [];
let reply: () => Response | Promise<Response>;
/** For an address without a page. */
const NO_PAGE = "no page";
let page: string;
let analyzed: string[] = [];
let said: string[] = [];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => {
  forgetConfig();
  sent = [];
  reply = () => json({ message: "An answer.", confidence: 0.9 });
  page = "";
  analyzed = [];
  said = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/config.json")) return json({}, 404);
    if (url.endsWith("fetch-url") && page === NO_PAGE) return json({ error: { code: "page-missing", message: "No such page." } }, 502);
    if (url.endsWith("fetch-url")) return json({ text: page, url: "https://a.example/dam", title: "The dam" });
    sent.push(JSON.parse(String(init?.body)) as Sent);
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REGIONS = [{ start: 0, end: 9, frames: 5, strong: 3, highest: 0.8, hedged: true as const }];

/** The conversation once `text` was asked in it and all that followed has ended. */
async function ask(text: string, from: ChatState = EMPTY_CHAT, control = new AbortController()): Promise<ChatState> {
  let made = 0;
  const newId = () => `n${(made += 1)}`;
  const user: Message = { id: "asked", role: "user", text, at: 1 };
  const answer: Message = { id: "reply", role: "assistant", text: "", at: 2, state: "waiting" };
  let state = chatReducer(from, { type: "ask", user, reply: answer });
  await runExchange(user, answer, FIRST_SETTINGS, {
    get: () => state,
    dispatch: (action) => {
      state = chatReducer(state, action);
    },
    analyze: (text) => {
      analyzed.push(text);
      return Promise.resolve({ frames: [], regions: REGIONS });
    },
    onFrames: () => undefined,
    say: (text) => said.push(text),
    clock: () => 0,
    newId,
    signal: control.signal,
  });
  return state;
}
/** Events of a stream that ends without its last one. */
const brokenStream = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), { headers: { "content-type": "text/event-stream" } });
const of = (state: ChatState, id: string): Message => state.messages.find((message) => message.id === id)!;

it("a question goes as it is, behind what was said before, and nothing is noted on it", async () => {
  const before: ChatState = {
    ...EMPTY_CHAT,
    messages: [
      { id: "u0", role: "user", text: "Hello.", at: 0 },
      { id: "r0", role: "assistant", text: "Good day.", at: 0 },
    ],
  };
  const state = await ask("Is the dam safe?", before);
  const history = [
    { role: "user", text: "Hello." },
    { role: "assistant", text: "Good day." },
  ];
  expect(sent).toMatchObject([{ text: "Is the dam safe?", history, mode: "careful" }]);
  expect(of(state, "reply")).toMatchObject({ text: "An answer.", confidence: 0.9, minConfidence: 0.6, state: undefined });
  expect([of(state, "asked").notes, of(state, "reply").notes]).toEqual([undefined, undefined]);
  expect(state.age.turnsSinceRecap).toBe(1);
  expect(of(state, "asked").regions).toEqual(REGIONS);
  expect(analyzed).toEqual(["Is the dam safe?", "An answer."]);
  expect(said).toEqual(["Your message is on its way.", "The agent has answered."]);
});

it.each([
  [0.1, "refuse"],
  [0.3, "hedge"],
  [0.4, undefined],
  [undefined, undefined],
])("a reply of confidence %s fails as %s", async (confidence, failure) => {
  reply = () => json({ message: "An answer.", confidence });
  expect(of(await ask("Why?"), "reply")).toMatchObject({ confidence, failure });
});

it("the conversation's number is kept for the next call, and its loss is none", async () => {
  reply = () => json({ message: "An answer.", sessionId: "s1" });
  const state = await ask("Why?");
  expect(state.sessionId).toBe("s1");
  reply = () => json({ message: "An answer." });
  expect((await ask("Why?", { ...EMPTY_CHAT, sessionId: "s1" })).sessionId).toBe("s1");
});

it("a message beyond the limit is cut there, and that is said", async () => {
  const state = await ask(`${"a".repeat(INPUT_CAP_CHARS)} and`);
  expect(sent[0]!.text).toBe("a".repeat(INPUT_CAP_CHARS));
  expect(of(state, "asked").notes).toEqual(["The message was cut: the first 20,000 characters were kept and 4 left out."]);
});

it("a link is read first: its page becomes the article, and the question about it is told", async () => {
  page = "The dam held for thirty years.";
  const state = await ask("https://a.example/dam");
  expect(state.messages.map(({ role }) => role)).toEqual(["user", "tool", "assistant"]);
  expect(state.article).toMatchObject({ url: "https://a.example/dam", textBlock: page });
  expect(sent[0]!.text).toContain(page);
  expect(sent[0]!.text.endsWith(LINK_QUESTION)).toBe(true);
  expect(of(state, "asked").notes).toEqual([`Sent with the article: “${LINK_QUESTION}”`]);
  expect(state.messages[1]).toMatchObject({
    text: page,
    title: "The dam",
    notes: [],
    tools: [{ name: "fetch-url", args: { url: "https://a.example/dam" }, duration_ms: 0 }],
  });
  // The address itself is no wording.
  expect(analyzed).toEqual([page, "An answer."]);
});

it("a link that cannot be read fails the reply and its own fetch, and nothing is asked", async () => {
  page = NO_PAGE;
  const state = await ask("https://a.example/gone");
  expect(sent).toEqual([]);
  expect(state.messages[1]!.tools).toEqual([{ name: "fetch-url", args: { url: "https://a.example/gone" }, duration_ms: 0, failed: true }]);
  expect(of(state, "reply").error).toContain("No such page.");
  expect(said.at(-1)).toMatch(/^The agent didn’t give a complete answer/);
});

it("a page that is being fetched when the visitor stops has not failed: it was not finished", async () => {
  const control = new AbortController();
  vi.stubGlobal("fetch", (url: string) => {
    if (url.endsWith("/config.json")) return Promise.resolve(json({}, 404));
    control.abort(new Error("stopped"));
    return Promise.reject(new Error("stopped"));
  });
  const state = await ask("https://a.example/dam", EMPTY_CHAT, control);
  expect(state.messages[1]!.tools).toEqual([{ name: "fetch-url", args: { url: "https://a.example/dam" }, duration_ms: null, failed: true }]);
});

it("of a long page a part is shown and a longer one sent, and both are told", async () => {
  page = "b".repeat(INPUT_CAP_CHARS + 5);
  const [, tool] = (await ask("https://a.example/dam")).messages;
  expect(tool!.text).toHaveLength(TOOL_MESSAGE_CHARS);
  expect(tool!.chars).toBe(INPUT_CAP_CHARS);
  expect(tool!.notes).toEqual(["The first 4,000 characters are shown here.", "The article was cut: the first 20,000 characters were kept and 5 left out."]);
});

it("words of the visitor's own that a reply quotes do not claim to come from the article", async () => {
  const article = { url: "https://a.example/dam", textBlock: "The dam held for thirty years.", charCount: 30 };
  reply = () => json({ message: "“The dam held for thirty years” it says, not “the dam is a fraud”, as you ask; “nobody was told of it” is mine." });
  const state = await ask("Does it say that the dam is a fraud?", { ...EMPTY_CHAT, article });
  expect(of(state, "reply").quotes?.map(({ quote, status }) => `${status}: ${quote}`)).toEqual([
    "exact: The dam held for thirty years",
    "not-found: nobody was told of it",
  ]);
  expect(of(state, "reply").articleUrl).toBe(article.url);
});

it("words of another page that was read here are not called missing from the article", async () => {
  const article = { url: "https://a.example/dam", textBlock: "The dam held for thirty years.", charCount: 30 };
  const other: Message = { id: "t", role: "tool", text: "Nobody had looked at the valves since spring.", at: 1 };
  reply = () => json({ message: "“The dam held for thirty years”, but “nobody had looked at the valves”; “it was all for money” is mine." });
  const state = await ask("What do both say?", { ...EMPTY_CHAT, messages: [other], article });
  const { quotes } = of(state, "reply");
  expect(quotes?.map((quote) => `${quoteWords(quote)}: ${quote.quote}`)).toEqual([
    "in the article: The dam held for thirty years",
    "on another page read here: nobody had looked at the valves",
    "not found in the article: unverified: it was all for money",
  ]);
  // A button would lead into the article.
  expect(quotes?.[1]).toMatchObject({ start: null, end: null });
});

it("a link without readable text goes as it is, and no article is kept", async () => {
  page = " \n";
  const state = await ask("https://a.example/dam");
  expect(state.article).toBeNull();
  expect(sent[0]!.text).toBe("https://a.example/dam");
  expect(of(state, "asked").notes).toEqual([SENDING_URL_AS_IS]);
});

it("an empty reply says so", async () => {
  reply = () => json({ message: " " });
  expect(of(await ask("Why?"), "reply")).toMatchObject({ text: NO_REPLY, state: undefined });
});

it("after twelve turns a recap is asked for, which is told and starts the count again", async () => {
  const state = await ask("Why?", { ...EMPTY_CHAT, age: { turnsSinceRecap: 12, tokensSinceRecap: 100 } });
  expect(sent[0]!.mode).toBe("recap");
  expect(of(state, "reply").notes?.[0]).toMatch(/^Recap: 12 turns or 3,500 tokens/);
  expect(state.age).toEqual({ turnsSinceRecap: 0, tokensSinceRecap: 0 });
});

it("a failure stands on the reply, and the turn does not count", async () => {
  reply = () => json({ error: { code: "deadline", message: "Too slow." } }, 504);
  const state = await ask("Why?");
  expect(of(state, "reply")).toMatchObject({ state: "failed", text: "" });
  expect(of(state, "reply").error).toContain("Too slow.");
  expect(state.age.turnsSinceRecap).toBe(0);
});

it("what the visitor stops is stopped and has not failed", async () => {
  const control = new AbortController();
  reply = () => {
    control.abort();
    return Promise.reject(new DOMException("gone", "AbortError"));
  };
  const stopped = of(await ask("Why?", EMPTY_CHAT, control), "reply");
  expect(stopped.state).toBe("stopped");
  expect(stopped.error).toBeUndefined();
  expect(said.at(-1)).toBe("You stopped the agent.");
});

it("of a reply that breaks off, what had come is kept and looked at", async () => {
  reply = () => brokenStream({ type: "delta", text: "Half an " }, { type: "delta", text: "answer." });
  const state = await ask("Why?");
  expect(of(state, "reply")).toMatchObject({ state: "broken", text: "Half an answer." });
  expect(of(state, "reply").error).toMatch(new RegExp(`^${BROKE_OFF}`));
  expect(analyzed).toEqual(["Why?", "Half an answer."]);
  expect(state.age.turnsSinceRecap).toBe(0);
});

it("without a connection the reply has failed, unless the page is being left", async () => {
  reply = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(of(await ask("Why?"), "reply")).toMatchObject({ state: "failed", error: `Failed to fetch ${NETWORK_TIP}` });
  // Browsers cut the connection before they tell the page.
  const control = new AbortController();
  reply = () => {
    setTimeout(() => control.abort(), 50);
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  expect(of(await ask("Why?", EMPTY_CHAT, control), "reply").state).toBe("stopped");
});

it("what was streamed stands where the answer itself is empty", async () => {
  reply = () => brokenStream({ type: "delta", text: "All of it." }, { type: "done", answer: { message: "" } });
  expect(of(await ask("Why?"), "reply")).toMatchObject({ text: "All of it.", state: undefined });
});

it("tools are those of the answer, else those that were seen to end", async () => {
  const ended = { type: "tool-end", id: "t", tool: { name: "analyze_text", args: {}, duration_ms: 3 } };
  const open = { type: "tool-start", id: "u", name: "fetch_url", args: { url: "https://b.example/" } };
  const names = async (...events: object[]) => {
    reply = () => brokenStream(...events);
    return of(await ask("Why?"), "reply").tools?.map(({ name }) => name);
  };
  expect(await names(ended, open, { type: "done", answer: { message: "Yes." } })).toEqual(["analyze_text"]);
  expect(await names(ended, { type: "done", answer: { message: "Yes.", tools: [{ name: "fetch_url", args: {}, duration_ms: 1 }] } })).toEqual(["fetch_url"]);
});
