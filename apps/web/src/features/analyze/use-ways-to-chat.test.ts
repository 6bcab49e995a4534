// @vitest-environment happy-dom
import type { Analysis } from "@candor/engine";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { useWaysToChat } from "./use-ways-to-chat.ts";

const session = () => useSession.getState();
const source = { url: "https://news.example/a", title: "T", siteName: null, byline: null, publishedTime: null };
const none = { frames: [] } as unknown as Analysis;

beforeEach(() => useSession.setState(useSession.getInitialState()));

it("puts the text and the question into the chat’s field", () => {
  session().finishRun(none, "Act now.", null, 0);
  const openChat = vi.fn();
  const { result } = renderHook(() => useWaysToChat(openChat));
  act(() => result.current.askWhatItWants());
  expect(openChat).toHaveBeenCalledOnce();
  expect(session().toAsk).toBe("Act now.\n\nWhat does it want from me?");
  expect(session().handOver).toBeNull();
});

it("hands an article over and leaves its text out of the question", () => {
  session().finishRun(none, "Act now.", source, 3);
  const { result } = renderHook(() => useWaysToChat(() => undefined));
  act(() => result.current.askWhatItWants());
  expect(session().toAsk).toBe("What does it want from me?");
  expect(session().handOver).toEqual({ preset: "Audit", article: { url: source.url, textBlock: "Act now.", charCount: 8, title: "T" }, cut: 3 });
});

it("gives the same functions until the results change", () => {
  session().finishRun(none, "Act now.", null, 0);
  const openChat = () => undefined;
  const { result, rerender } = renderHook(() => useWaysToChat(openChat));
  const first = result.current;
  rerender();
  expect(result.current.askWhatItWants).toBe(first.askWhatItWants);
  expect(result.current.askWhatToDo).toBe(first.askWhatToDo);
  act(() => session().finishRun(none, "Act later.", null, 0));
  expect(result.current.askWhatToDo).not.toBe(first.askWhatToDo);
});
