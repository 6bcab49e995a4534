import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatAction, Message } from "./chat-state.ts";
import { ReplyStream } from "./reply-stream.ts";
import type { ExchangeDeps } from "./run-exchange.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const control = new AbortController();
  const actions: ChatAction[] = [];
  const said: string[] = [];
  const reply: Message = { id: "reply", role: "assistant", text: "", at: 1, state: "waiting" };
  const stream = new ReplyStream("reply", {
    get: () => ({ messages: [reply] }),
    dispatch: (action: ChatAction) => void actions.push(action),
    say: (words: string) => void said.push(words),
    signal: control.signal,
  } as unknown as ExchangeDeps);
  return { stream, control, actions, said };
}

it("pieces that come together are drawn together, and told once", () => {
  const { stream, actions, said } = begin();
  for (const text of ["One ", "two ", "three."]) stream.take({ type: "delta", text });
  expect(actions).toEqual([]);
  vi.runAllTimers();
  expect(actions).toEqual([{ type: "delta", id: "reply", text: "One two three." }]);
  expect(said).toEqual(["The agent is answering."]);
});

it("nothing of an answer that was stopped is drawn or told any more", () => {
  const { stream, control, actions, said } = begin();
  control.abort();
  stream.take({ type: "attempt", number: 2 });
  stream.take({ type: "delta", text: "Too late." });
  vi.runAllTimers();
  expect([actions, said]).toEqual([[], []]);
});

it("a tool that failed says why", () => {
  const { stream, actions } = begin();
  const tool = { name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: 3 };
  stream.take({ type: "tool-end", id: "t", failed: true, tool: { ...tool, failed: true, error: "The site blocked server requests." } });
  expect(actions).toEqual([{ type: "tool-end", id: "reply", toolId: "t", tool: { ...tool, failed: true, error: "The site blocked server requests." } }]);
});

it("another try has thought nothing yet", () => {
  const { stream, actions } = begin();
  stream.take({ type: "progress", words: 40 });
  stream.take({ type: "attempt", number: 2 });
  expect(actions).toStrictEqual([
    { type: "change", id: "reply", change: { words: 40 } },
    { type: "change", id: "reply", change: { tries: 2, words: undefined } },
  ]);
});
