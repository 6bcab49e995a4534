// @vitest-environment happy-dom
import { NETWORK_TIP } from "@candor/content/messages/chat";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Message } from "./chat-state.ts";
import { parseChat } from "./chat-store.ts";
import { Reply } from "./reply.tsx";

const clipboard = vi.hoisted(() => ({ allows: true }));
vi.mock("../../../lib/take-along.ts", () => ({ copyText: async () => clipboard.allows }));
afterEach(() => {
  cleanup();
  clipboard.allows = true;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nothing = () => undefined;
const show = (onSay: (text: string) => void = nothing, message: Partial<Message> = {}) =>
  render(
    <Reply
      message={{ id: "a", role: "assistant", text: "The words of it", at: 1, ...message }}
      busy={false}
      linked={false}
      last={message.state === "failed"}
      onRetry={nothing}
      onSay={onSay}
      onQuote={nothing}
      onTake={nothing}
      onAnswer={nothing}
    />,
  );
const button = () => screen.getByRole("button");

it("says “Copied!” for 1.8 seconds after the last press, not after the first", async () => {
  vi.useFakeTimers();
  show();
  await act(async () => fireEvent.click(button()));
  await act(async () => void vi.advanceTimersByTime(1_000));
  await act(async () => fireEvent.click(button()));
  await act(async () => void vi.advanceTimersByTime(1_799));
  expect(button().textContent).toContain("Copied!");
  await act(async () => void vi.advanceTimersByTime(1));
  expect(button().textContent).toContain("Copy");
  expect(button().textContent).not.toContain("Copied!");
});

it("says aloud what came of it, and leaves no timer behind when it goes", async () => {
  vi.useFakeTimers();
  clipboard.allows = false;
  const say = vi.fn();
  const { unmount } = show(say);
  await act(async () => fireEvent.click(button()));
  expect(say).toHaveBeenCalledWith("This browser doesn’t allow copying");
  expect(button().textContent).toContain("This browser doesn’t allow copying");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it("says that the agent is busy until its model thinks", () => {
  const waiting = (message: Partial<Message>) => {
    const { container, unmount } = show(nothing, { text: "", state: "waiting", at: Date.now(), ...message });
    const said = container.querySelector(".wait")?.textContent?.trim();
    unmount();
    return said;
  };
  expect(waiting({})).toBe("Waiting for the agent…");
  expect(waiting({ tries: 2 })).toBe("Waiting for the agent… It’s busy: attempt 2 of 3.");
  expect(waiting({ tries: 2, words: 12 })).toBe("The model is thinking…");
});

it("says under a failed call that the reader is offline, as long as that is so, and under no other failure", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const line = () => screen.queryByText(/^You’re offline, and the agent needs a connection\./);
  show(nothing, { text: "", state: "failed", error: `Failed to fetch ${NETWORK_TIP}` });
  expect(line()).not.toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(line()).toBeNull();
  cleanup();
  online.mockReturnValue(false);
  show(nothing, { text: "", state: "failed", error: "Agent HTTP 500: no" });
  expect(line()).toBeNull();
});

it("says why a tool failed, once where the reply failed of it, too, and after a reload", () => {
  const error = "The site says this page doesn’t exist (HTTP 404).";
  const stored = {
    id: "a",
    role: "assistant",
    text: "",
    at: 1,
    tools: [{ name: "fetch_url", args: { url: "https://a.example/" }, duration_ms: 3, failed: true, error }],
  };
  const { tools } = parseChat({ messages: [stored] })!.messages[0]!;
  const { container, unmount } = show(nothing, { text: "I could not read it.", tools: tools! });
  expect(container.querySelector(".tool")?.textContent).toContain(`3 ms, failed${error}`);
  unmount();
  show(nothing, { text: "", state: "failed", error: `Agent HTTP 502: ${error}`, tools: tools! });
  expect(screen.getAllByText(error, { exact: false })).toHaveLength(1);
});
