// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { Frame } from "@candor/engine";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useAwayReply } from "../../../lib/away-reply.ts";
import { removeStored } from "../../../lib/storage.ts";
import { askAgent, type AgentAnswer } from "./ask-agent.ts";
import { FIRST_SETTINGS } from "./chat-settings.ts";
import { CHAT_KEY } from "./chat-store.ts";
import { useChat, type Chat } from "./use-chat.ts";

const found = vi.hoisted(() => ({ frames: [] as Partial<Frame>[] }));
vi.mock("../../../lib/analysis.ts", () => ({ analyzeText: () => Promise.resolve(found) }));
vi.mock("./ask-agent.ts", async (original) => ({ ...(await original<object>()), askAgent: vi.fn(() => new Promise(() => undefined)) }));
vi.mock("../../../lib/config.ts", () => ({ loadConfig: () => new Promise(() => undefined) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const article = (url: string) => ({ url, textBlock: `The text of ${url}`, charCount: 20, title: url });

it("'Restore it' keeps what came since the chat was reset", async () => {
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.bringArticle(article("https://a.example/")));
  act(() => result.current.reset());
  expect(result.current.state.messages).toEqual([]);
  await act(async () => result.current.bringArticle(article("https://b.example/")));
  act(() => result.current.undo?.now());
  expect(result.current.state.messages.map(({ title }) => title)).toEqual(["https://a.example/", "https://b.example/"]);
  expect(result.current.state.article?.url).toBe("https://b.example/");
  expect(result.current.undo).toBeNull();
});

it("an article that was reset can come back, until another one or the next message comes", async () => {
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.bringArticle(article("https://a.example/")));
  expect(result.current.undo).toBeNull();
  act(() => result.current.resetArticle());
  expect([result.current.state.article, result.current.undo?.of]).toEqual([null, "article"]);
  act(() => result.current.undo?.now());
  expect([result.current.state.article?.url, result.current.undo]).toEqual(["https://a.example/", null]);
  act(() => result.current.resetArticle());
  await act(async () => result.current.bringArticle(article("https://b.example/")));
  expect(result.current.undo).toBeNull();
  act(() => result.current.resetArticle());
  await act(async () => result.current.send("Is it true?"));
  expect(result.current.undo).toBeNull();
  act(() => result.current.reset());
});

it("no longer says that messages are missing once another tab has reset the chat", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(
    CHAT_KEY,
    JSON.stringify({
      messages: [
        { id: "1", role: "user", text: "Hi", at: 1 },
        { id: "2", role: "oracle", text: "Hm" },
      ],
    }),
  );
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  expect([result.current.unread, result.current.state.messages.length]).toEqual([1, 1]);
  act(() => removeStored(CHAT_KEY));
  expect([result.current.unread, result.current.state.messages.length]).toEqual([0, 0]);
  vi.restoreAllMocks();
});

it("says of an article from the Analyze tab how much of it was left out there", async () => {
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.bringArticle({ ...article("https://a.example/"), textBlock: "a".repeat(20_000) }, 28_000));
  expect(result.current.state.messages[0]!.notes).toEqual([
    "The first 4,000 characters are shown here.",
    "The article was cut: the first 20,000 characters were kept and 28,000 left out.",
  ]);
});

it("keeps the first message of a browser that had kept none, on the page and in its storage", async () => {
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.bringArticle(article("https://a.example/")));
  expect(localStorage.getItem(CHAT_KEY)).toBeNull();
  await act(() => vi.waitFor(() => expect(localStorage.getItem(CHAT_KEY)).toContain("https://a.example/")));
  expect(result.current.state.messages.map(({ title }) => title)).toEqual(["https://a.example/"]);
});

it("says nothing of what the page folds away", async () => {
  const frame = (reflexId: string, family: string, confidence: number): Partial<Frame> => ({
    ...{ reflexId, family, confidence },
    reflexLabel: `Label of ${reflexId}`,
    tags: [],
    spans: [[0, 3]],
  });
  found.frames = [frame("vx-sp01-faint", "vx-sp01", 0.3), frame("vx-vg01-some", "vx-vg01", 0.8)];
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.send("Some say that it works."));
  expect(result.current.status).toEqual(["Your message is on its way.", "In your message: Label of vx-vg01-some."]);
  // No answer ever comes, and what runs outlives its page.
  act(() => result.current.reset());
});

describe("a reply that runs while its reader looks at another page", () => {
  const asked = async () => {
    const ended = vi.fn<(answer: { message: string; tools: [] }) => void>();
    let stopped = () => false;
    vi.mocked(askAgent).mockImplementationOnce((_body, signal) => {
      stopped = () => signal.aborted;
      return new Promise((resolve) => ended.mockImplementation((answer) => resolve({ ...answer, confidence: null, notes: [] } as unknown as AgentAnswer)));
    });
    const first = renderHook(() => useChat(FIRST_SETTINGS));
    await act(async () => first.result.current.send("Is it true?"));
    first.unmount();
    return { ended, stopped: () => stopped() };
  };
  const told = () => renderHook(useAwayReply).result.current;
  const texts = (chat: Chat) => chat.state.messages.map(({ text, state }) => [text, state]);

  it("goes on, and is there, or comes, when they are back", async () => {
    const { ended } = await asked();
    const back = renderHook(() => useChat(FIRST_SETTINGS));
    expect([back.result.current.busy, back.result.current.status]).toEqual([true, []]);
    await act(async () => ended({ message: "It may be.", tools: [] }));
    await act(() => vi.waitFor(() => expect(back.result.current.busy).toBe(false)));
    expect(texts(back.result.current).at(-1)).toEqual(["It may be.", undefined]);
    expect(back.result.current.status).toContain("The agent has answered.");
  });

  it("is kept when nobody has come back by its end", async () => {
    const { ended } = await asked();
    await act(async () => ended({ message: "It may be.", tools: [] }));
    await vi.waitFor(() => expect(localStorage.getItem(CHAT_KEY)).toContain("It may be."));
    expect(told()).toBe("answered");
    const back = renderHook(() => useChat(FIRST_SETTINGS));
    expect(back.result.current.busy).toBe(false);
    expect(texts(back.result.current)).toEqual([
      ["Is it true?", undefined],
      ["It may be.", undefined],
    ]);
    expect(told()).toBeNull();
  });

  it("is told of when it fails, and not when they are back by then", async () => {
    const { ended } = await asked();
    vi.mocked(askAgent).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await act(async () => ended({ message: "It may be.", tools: [] }));
    await vi.waitFor(() => expect(told()).toBe("answered"));
    const back = renderHook(() => useChat(FIRST_SETTINGS));
    await act(async () => back.result.current.send("And is this?"));
    await act(() => vi.waitFor(() => expect(back.result.current.busy).toBe(false)));
    expect(texts(back.result.current).at(-1)![1]).toBe("failed");
    expect(told()).toBeNull();
    vi.mocked(askAgent).mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
    await act(async () => back.result.current.send("And that?"));
    back.unmount();
    await vi.waitFor(() => expect(told()).toBe("failed"));
  });

  it("is stopped, and leaves nothing, when everything that is kept is deleted there", async () => {
    const { ended, stopped } = await asked();
    removeStored(CHAT_KEY);
    expect(stopped()).toBe(true);
    await act(async () => ended({ message: "It may be.", tools: [] }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(localStorage.getItem(CHAT_KEY)).toBeNull();
    expect(told()).toBeNull();
    expect(texts(renderHook(() => useChat(FIRST_SETTINGS)).result.current)).toEqual([]);
  });
});

it("goes on telling what it finds when the device's clock is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    const frame = { reflexId: "vx-vg01-some", reflexLabel: "Some", family: "vx-vg01", confidence: 0.8, tags: [], spans: [[0, 3]] } as Partial<Frame>;
    found.frames = [frame];
    const { result } = renderHook(() => useChat(FIRST_SETTINGS));
    await act(async () => result.current.bringArticle(article("https://a.example/")));
    expect(result.current.status).toContain("In the article: Some.");
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    act(() => result.current.say(""));
    await act(async () => result.current.bringArticle(article("https://b.example/")));
    expect(result.current.status).toContain("In the article: Some.");
  } finally {
    vi.useRealTimers();
  }
});
