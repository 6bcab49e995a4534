// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMPTY_CHAT, type ChatState } from "./chat-state.ts";
import { CHAT_KEY } from "./chat-store.ts";
import { KeptChat } from "./kept-chat.ts";

const SAVED_MS = 1_000;
let kept: Map<string, string>;
let room: number;
let chat: KeptChat;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  room = Infinity;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  chat = new KeptChat(
    () => undefined,
    () => undefined,
  );
  chat.open();
});
afterEach(() => {
  chat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (id: string, text: string) => chat.dispatch({ type: "add", message: { id, role: "user", text, at: 1 } });
const stored = (): string[] => (JSON.parse(kept.get(CHAT_KEY) ?? '{"messages":[]}') as ChatState).messages.map(({ id }) => id);
const other = (id: string) => {
  kept.set(CHAT_KEY, JSON.stringify({ ...EMPTY_CHAT, messages: [{ id, role: "user", text: "Theirs.", at: 2 }] }));
  window.dispatchEvent(new StorageEvent("storage", { key: CHAT_KEY, newValue: kept.get(CHAT_KEY)! }));
};

it("what found no room is kept beside what another tab stores, once there is room", () => {
  room = 1_000;
  ask("mine", "x".repeat(room));
  vi.advanceTimersByTime(SAVED_MS);
  expect(stored()).toEqual([]);
  other("theirs");
  expect(chat.state.messages.map(({ id }) => id)).toEqual(["mine", "theirs"]);
  vi.advanceTimersByTime(SAVED_MS);
  expect(stored()).toEqual(["theirs"]);
  room = 10_000;
  other("theirs");
  vi.advanceTimersByTime(SAVED_MS);
  expect(stored()).toEqual(["mine", "theirs"]);
});

it("what is kept is not written anew whenever another tab stores something: the two would never come to an end", () => {
  ask("mine", "Mine.");
  vi.advanceTimersByTime(SAVED_MS);
  other("theirs");
  vi.advanceTimersByTime(SAVED_MS);
  expect(chat.state.messages.map(({ id }) => id)).toEqual(["mine", "theirs"]);
  expect(stored()).toEqual(["theirs"]);
});
