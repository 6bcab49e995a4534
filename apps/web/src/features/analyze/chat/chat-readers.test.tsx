// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askAgent, type AgentAnswer } from "./ask-agent.ts";
import { FIRST_SETTINGS } from "./chat-settings.ts";
import { CHAT_KEY } from "./chat-store.ts";
import { useChat } from "./use-chat.ts";

vi.mock("../../../lib/analysis.ts", () => ({ analyzeText: () => Promise.resolve({ frames: [], regions: [] }) }));
vi.mock("./ask-agent.ts", async (original) => ({ ...(await original<object>()), askAgent: vi.fn() }));
vi.mock("../../../lib/config.ts", () => ({ loadConfig: () => new Promise(() => undefined) }));

let answer: (text: string) => void;
let stopped: () => boolean;
beforeEach(() => {
  vi.mocked(askAgent).mockImplementation((_body, signal) => {
    stopped = () => signal.aborted;
    return new Promise((resolve) => {
      answer = (message) => resolve({ message, tools: [], confidence: null, notes: [] } as unknown as AgentAnswer);
    });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const page = () => renderHook(() => useChat(FIRST_SETTINGS));
type Page = ReturnType<typeof page>;
const texts = ({ result }: Page) => result.current.state.messages.map(({ text }) => text);
const ask = ({ result }: Page) => act(async () => result.current.send("Is it true?"));
const answered = async ({ result }: Page) => {
  await act(async () => answer("It may be."));
  await act(() => vi.waitFor(() => expect(result.current.busy).toBe(false)));
};
/** What another tab does reaches this one as an event. */
const elsewhere = (value: string | null) =>
  act(async () => {
    if (value === null) localStorage.removeItem(CHAT_KEY);
    else localStorage.setItem(CHAT_KEY, value);
    window.dispatchEvent(new StorageEvent("storage", { key: CHAT_KEY }));
  });
const theirs = JSON.stringify({ messages: [{ id: "theirs", role: "user", text: "From another tab", at: 1 }] });

describe("a conversation that a page shows", () => {
  it("hears other tabs after a reply has ended, too", async () => {
    const shown = page();
    await ask(shown);
    await answered(shown);
    await elsewhere(theirs);
    expect(texts(shown)).toContain("From another tab");
  });

  it("hears them as long as one of two still shows it", async () => {
    const [first, second] = [page(), page()];
    first.unmount();
    await elsewhere(theirs);
    expect(texts(second)).toEqual(["From another tab"]);
  });

  it("goes on with its own question when another tab clears the rest", async () => {
    localStorage.setItem(CHAT_KEY, theirs);
    const shown = page();
    await ask(shown);
    await vi.waitFor(() => expect(localStorage.getItem(CHAT_KEY)).toContain("Is it true?"));
    await elsewhere(null);
    expect([stopped(), shown.result.current.busy]).toEqual([false, true]);
    await answered(shown);
    expect(texts(shown)).toEqual(["Is it true?", "It may be."]);
  });

  it("stops the model when the app is left, and keeps what was said", async () => {
    const shown = page();
    await ask(shown);
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    expect(stopped()).toBe(true);
    expect(localStorage.getItem(CHAT_KEY)).toContain("Is it true?");
    act(() => shown.result.current.reset());
  });
});
