import { describe, expect, it } from "vitest";
import { chatReducer, EMPTY_CHAT, type ChatAction, type ChatState, type Message } from "./chat-state.ts";
import { parseChat, parseSharedChat } from "./chat-store.ts";
import { mergeChats } from "./merge-chats.ts";

let clock = 0;
const message = (id: string, role: Message["role"], more: Partial<Message> = {}): Message => ({ id, role, text: id, at: (clock += 1), ...more });
const ask = (n: string, replaces?: string): ChatAction => ({
  type: "ask",
  user: message(`u${n}`, "user"),
  reply: message(`r${n}`, "assistant", { text: "", state: "waiting" }),
  replaces,
});
const run = (from: ChatState, ...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, from);
const shared = (state: ChatState): ChatState => parseSharedChat(JSON.parse(JSON.stringify(state)))!;
const ids = (state: ChatState): string => state.messages.map((m) => m.id).join(" ");

describe("one conversation in two tabs", () => {
  const base = run(EMPTY_CHAT, ask("1"), { type: "change", id: "r1", change: { state: undefined, text: "One." } });
  it("keeps the turns of both, in the order in which they began, and both tabs agree", () => {
    const a = run(base, ask("A"));
    const b = run(base, ask("B"));
    expect(ids(mergeChats(a, shared(b)))).toBe("u1 r1 uA rA uB rB");
    expect(ids(mergeChats(b, shared(a)))).toBe("u1 r1 uA rA uB rB");
    expect(ids(mergeChats(mergeChats(a, shared(b)), shared(mergeChats(b, shared(a)))))).toBe("u1 r1 uA rA uB rB");
  });
  it("keeps what was asked before the clock was set right where it was asked", () => {
    const ahead = run(EMPTY_CHAT, { type: "ask", user: message("uF", "user", { at: 9_000_000 }), reply: message("rF", "assistant", { at: 9_000_000 }) });
    const a = run(ahead, ask("A"));
    const both = run(shared(a), ask("B"));
    expect(ids(mergeChats(a, shared(both)))).toBe("uF rF uA rA uB rB");
    expect(ids(mergeChats(both, shared(a)))).toBe("uF rF uA rA uB rB");
    const apart = run(ahead, ask("C"));
    expect(ids(mergeChats(a, shared(apart)))).toBe("uF rF uA rA uC rC");
    expect(ids(mergeChats(apart, shared(a)))).toBe("uF rF uA rA uC rC");
  });
  it("holds the newer copy of a reply, whoever wrote last", () => {
    const early = run(base, ask("A"), { type: "delta", id: "rA", text: "Half" });
    const done = run(early, { type: "change", id: "rA", change: { text: "Half and whole.", state: undefined } });
    expect(mergeChats(done, shared(early)).messages.at(-1)).toMatchObject({ text: "Half and whole.", state: undefined });
    expect(mergeChats(shared(early), shared(done)).messages.at(-1)).toMatchObject({ text: "Half and whole." });
    expect(shared(early).messages.at(-1)!.state).toBe("elsewhere");
    expect(parseChat(JSON.parse(JSON.stringify(shared(early))))!.messages.at(-1)!.state).toBe("stopped");
  });
  it("a tab that streams is not stopped by an old copy of its reply", () => {
    const streaming = run(base, ask("A"), { type: "delta", id: "rA", text: "Half" });
    expect(mergeChats(streaming, shared(streaming)).messages.at(-1)).toMatchObject({ state: "streaming" });
  });
  it("what one tab replaced, the other lets go; what it never saw stays", () => {
    const a = run(base, ask("2", "u1"));
    const b = run(base, ask("B"));
    expect(ids(mergeChats(b, shared(a)))).toBe("u2 r2 uB rB");
    const retried = run(base, { type: "retry", userId: "u1", reply: message("r1b", "assistant") });
    expect(ids(mergeChats(b, shared(retried)))).toBe("u1 r1b uB rB");
    // A third tab still has it.
    expect(ids(mergeChats(mergeChats(b, shared(retried)), shared(base)))).toBe("u1 r1b uB rB");
  });
  it("a tool message stays within its turn, and an article that was brought is a turn of its own", () => {
    const a = run(base, { type: "add", message: message("t", "tool") });
    const b = run(base, ask("B"), { type: "add", message: message("tB", "tool"), before: "rB" });
    expect(ids(mergeChats(a, shared(b)))).toBe("u1 r1 t uB tB rB");
    expect(ids(mergeChats(b, shared(a)))).toBe("u1 r1 t uB tB rB");
  });
  it("what began in the other tab meanwhile stands behind a turn with its tools, and before an article that was brought later", () => {
    const at = (time: number, id: string, role: Message["role"]): Message => message(id, role, { at: time });
    const theirs = run(EMPTY_CHAT, { type: "ask", user: at(11, "uB", "user"), reply: at(11, "rB", "assistant") });
    const withTools = { ...EMPTY_CHAT, messages: [at(10, "uA", "user"), at(12, "t1", "tool"), at(13, "t2", "tool"), at(10, "rA", "assistant")] };
    const brought = { ...EMPTY_CHAT, messages: [at(10, "uA", "user"), at(10, "rA", "assistant"), at(20, "article", "tool")] };
    for (const [mine, order] of [
      [withTools, "uA t1 t2 rA uB rB"],
      [brought, "uA rA uB rB article"],
    ] as const) {
      expect(ids(mergeChats(mine, shared(theirs)))).toBe(order);
      expect(ids(mergeChats(theirs, shared(mine)))).toBe(order);
    }
  });
  it("article and age come from the tab that changed them", () => {
    const article = { url: "https://a.example/", textBlock: "x", charCount: 1 };
    const a = run(base, { type: "article", article });
    const b = run(base, { type: "turn", id: "a1", question: "12345678", reply: "1234", recap: false });
    for (const merged of [mergeChats(a, shared(b)), mergeChats(b, shared(a))]) {
      expect(merged.article).toEqual(article);
      expect(merged.age).toEqual({ turnsSinceRecap: 1, tokensSinceRecap: 3 });
    }
    expect(mergeChats(b, shared(run(a, { type: "article", article: null }))).article).toBeNull();
  });
  it("an older tab does not bring back what was changed since, and between equals it is ours", () => {
    const article = (url: string): ChatAction => ({ type: "article", article: { url, textBlock: "x", charCount: 1 } });
    const turn: ChatAction = { type: "turn", id: "r1", question: "12345678", reply: "1234", recap: false };
    const early = run(base, article("https://a.example/"), turn);
    const late = run(early, { type: "article", article: null }, turn);
    const merged = mergeChats(base, shared(late));
    expect(mergeChats(merged, shared(early))).toMatchObject({ article: null, age: late.age });
    expect(mergeChats(early, shared(merged))).toMatchObject({ article: null, age: late.age });
    const other = run(base, article("https://b.example/"), { ...turn, reply: "12345678" });
    for (const [mine, theirs] of [
      [early, other],
      [other, early],
    ] as const)
      expect(mergeChats(mine, shared(theirs))).toMatchObject({ article: mine.article, age: mine.age });
  });
  it("a reply that was asked for anew stands behind its question, before what the other tab asked later", () => {
    const a = run(base, { type: "retry", userId: "u1", reply: message("again", "assistant") });
    const b = run(base, ask("B"));
    expect(ids(mergeChats(a, shared(b)))).toBe("u1 again uB rB");
    expect(ids(mergeChats(b, shared(a)))).toBe("u1 again uB rB");
  });
});
