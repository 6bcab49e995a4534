import { describe, expect, it } from "vitest";
import { chatReducer, EMPTY_CHAT, withoutRunning, type ChatAction, type ChatState, type Message } from "./chat-state.ts";

const message = (id: string, role: Message["role"], text = id, more: Partial<Message> = {}): Message => ({ id, role, text, at: 0, ...more });
const run = (actions: ChatAction[], from: ChatState = EMPTY_CHAT): ChatState => actions.reduce(chatReducer, from);
const ids = (state: ChatState): string => state.messages.map((m) => m.id).join(" ");
const ask = (user: string, reply: string, replaces?: string): ChatAction => ({
  type: "ask",
  user: message(user, "user"),
  reply: message(reply, "assistant", "", { state: "waiting" }),
  replaces,
});

describe("messages", () => {
  it.each<[string, ChatAction[], string]>([
    ["a question brings the place of its reply", [ask("u1", "a1")], "u1 a1"],
    ["a tool message stands before the reply", [ask("u1", "a1"), { type: "add", message: message("t1", "tool"), before: "a1" }], "u1 t1 a1"],
    ["without a place it comes last", [ask("u1", "a1"), { type: "add", message: message("t1", "tool") }], "u1 a1 t1"],
    ["edit and resend replaces the message and all after it", [ask("u1", "a1"), ask("u2", "a2"), ask("u3", "a3", "u1")], "u3 a3"],
    ["resending the last keeps what was before", [ask("u1", "a1"), ask("u2", "a2"), ask("u3", "a3", "u2")], "u1 a1 u3 a3"],
    ["an unknown message replaces nothing", [ask("u1", "a1"), ask("u2", "a2", "gone")], "u1 a1 u2 a2"],
    [
      "retry drops the old reply and its tool messages",
      [ask("u1", "a1"), { type: "add", message: message("t1", "tool"), before: "a1" }, { type: "retry", userId: "u1", reply: message("a2", "assistant") }],
      "u1 a2",
    ],
    ["reset empties", [ask("u1", "a1"), { type: "reset" }], ""],
  ])("%s", (_, actions, expected) => expect(ids(run(actions))).toBe(expected));

  it("brings back what a changed question took the place of, with its article and its age", () => {
    const article = { url: "https://a.example/", textBlock: "A", charCount: 1 };
    const turn = (id: string): ChatAction => ({ type: "turn", id, question: "aaaa", reply: "bbbb", recap: false });
    const before = run([ask("u1", "a1"), { type: "article", article }, turn("a1")]);
    const changed = run([ask("u2", "a2", "u1"), { type: "article", article: null }, turn("a2")], before);
    const replaced = { messages: before.messages, article: before.article, age: before.age, instead: new Set(["u2", "a2"]) };
    const back = run([{ type: "bring-back", replaced, messages: [message("u1b", "user"), message("a1b", "assistant")] }], changed);
    expect(ids(back)).toBe("u1b a1b");
    expect([back.article, back.age]).toEqual([article, before.age]);
    expect(back.gone).toEqual(["u1", "a1", "u2", "a2"]);
    expect([back.articleRev, back.ageRev]).toEqual([3, 5]);
  });

  it("puts a stream together and knows that it runs", () => {
    const state = run([ask("u1", "a1"), { type: "delta", id: "a1", text: "Half" }, { type: "delta", id: "a1", text: " way" }]);
    expect(state.messages[1]).toMatchObject({ text: "Half way", state: "streaming" });
    expect(run([{ type: "change", id: "a1", change: { text: "Whole.", state: undefined } }], state).messages[1]).toMatchObject({
      text: "Whole.",
      state: undefined,
    });
  });

  it("fits the end of a tool to its start, and takes an end without one", () => {
    const start: ChatAction = { type: "tool-start", id: "a1", tool: { id: "1", name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: null } };
    const end = (toolId: string): ChatAction => ({ type: "tool-end", id: "a1", toolId, tool: { name: "fetch_url", args: {}, duration_ms: 7 } });
    expect(run([ask("u1", "a1"), start, end("1")]).messages[1]!.tools).toEqual([{ id: "1", name: "fetch_url", args: {}, duration_ms: 7 }]);
    expect(run([ask("u1", "a1"), start, end("2")]).messages[1]!.tools).toHaveLength(2);
  });
});

describe("context decay", () => {
  it("counts turns and tokens, four characters each, rounded up", () => {
    const { age } = run([
      { type: "turn", id: "a1", question: "12345", reply: "1234", recap: false },
      { type: "turn", id: "a1", question: "", reply: "1", recap: false },
    ]);
    expect(age).toEqual({ turnsSinceRecap: 2, tokensSinceRecap: 4 });
  });
  it("starts again with a recap", () => {
    expect(
      run([
        { type: "turn", id: "a1", question: "12345", reply: "1234", recap: false },
        { type: "turn", id: "a1", question: "x", reply: "y", recap: true },
      ]).age,
    ).toEqual({ turnsSinceRecap: 0, tokensSinceRecap: 0 });
  });
  it("a reply that is replaced is no turn, nor is what followed a message that is asked anew", () => {
    const turn = (id: string, recap = false): ChatAction => ({ type: "turn", id, question: "1234", reply: "1234", recap });
    const two = run([ask("u1", "a1"), turn("a1"), ask("u2", "a2"), turn("a2")]);
    expect(two.age).toEqual({ turnsSinceRecap: 2, tokensSinceRecap: 4 });
    const again = run([{ type: "retry", userId: "u2", reply: message("a3", "assistant", "") }], two);
    expect(again).toMatchObject({ age: { turnsSinceRecap: 1, tokensSinceRecap: 2 }, ageRev: 3 });
    expect(run([turn("a3")], again).age).toEqual({ turnsSinceRecap: 2, tokensSinceRecap: 4 });
    const anew = run([{ type: "ask", user: message("u3", "user", "x"), reply: message("a4", "assistant", ""), replaces: "u1" }], two);
    expect(anew.age).toEqual({ turnsSinceRecap: 0, tokensSinceRecap: 0 });
    const recapped = run([ask("u3", "a4"), turn("a4", true), { type: "retry", userId: "u3", reply: message("a5", "assistant", "") }], two);
    expect(recapped.age).toEqual(two.age);
  });
  it("starts again with the chat, and the article goes too", () => {
    const state = run([
      { type: "article", article: { url: "https://a.example/", textBlock: "x", charCount: 1 } },
      { type: "turn", id: "a1", question: "a", reply: "b", recap: false },
      { type: "session", sessionId: "s" },
    ]);
    expect(state).toMatchObject({ article: { charCount: 1 }, sessionId: "s" });
    expect(run([{ type: "reset" }], state)).toEqual(EMPTY_CHAT);
  });
});

describe("what 'reset chat' takes away while a reply comes", () => {
  const fetching: Message = message("t1", "tool", "", { tools: [{ name: "fetch-url", args: {}, duration_ms: null }] });
  const half = run([
    ask("u1", "a1"),
    { type: "add", message: fetching, before: "a1" },
    { type: "tool-start", id: "a1", tool: { id: "1", name: "fetch_url", args: {}, duration_ms: null } },
    { type: "delta", id: "a1", text: "Half of an ans" },
  ]);
  it("comes back as stopped, its tools as ended", () => {
    const back = chatReducer(EMPTY_CHAT, { type: "load", state: withoutRunning(half) });
    expect(back.messages.map(({ id, state, text, tools }) => [id, state, text, tools])).toEqual([
      ["u1", undefined, "u1", undefined],
      ["t1", undefined, "", [{ name: "fetch-url", args: {}, duration_ms: null, failed: true }]],
      ["a1", "stopped", "Half of an ans", []],
    ]);
  });
  it("stops a waiting reply too, and leaves the others as they are", () => {
    const state = run([
      ask("u1", "a1"),
      ask("u2", "a2"),
      { type: "change", id: "a1", change: { state: undefined } },
      { type: "add", message: message("a3", "assistant", "x", { state: "elsewhere" }) },
    ]);
    expect(withoutRunning(state).messages.map((m) => m.state)).toEqual([undefined, undefined, undefined, "stopped", "elsewhere"]);
  });
});
