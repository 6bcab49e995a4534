// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FIRST_SETTINGS } from "./chat-settings.ts";
import { useChat } from "./use-chat.ts";

vi.mock("../../../lib/analysis.ts", () => ({ analyzeText: () => Promise.resolve({ frames: [] }) }));
vi.mock("../../../lib/config.ts", () => ({ loadConfig: () => new Promise(() => undefined) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const article = (url: string) => ({ url, textBlock: `The text of ${url}`, charCount: 20, title: url });

it("'Bring it back' keeps what came since the chat was reset", async () => {
  const { result } = renderHook(() => useChat(FIRST_SETTINGS));
  await act(async () => result.current.bringArticle(article("https://a.example/")));
  act(() => result.current.reset());
  expect(result.current.state.messages).toEqual([]);
  await act(async () => result.current.bringArticle(article("https://b.example/")));
  act(() => result.current.undo?.());
  expect(result.current.state.messages.map(({ title }) => title)).toEqual(["https://a.example/", "https://b.example/"]);
  expect(result.current.state.article?.url).toBe("https://b.example/");
  expect(result.current.undo).toBeNull();
});
