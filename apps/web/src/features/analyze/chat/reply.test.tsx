// @vitest-environment happy-dom
import { BROKE_OFF, NETWORK_TIP } from "@candor/content/messages/chat";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Message } from "./chat-state.ts";
import { parseChat } from "./chat-store.ts";
import { Reply, type ReplyProps } from "./reply.tsx";

const clipboard = vi.hoisted(() => ({ allows: true }));
vi.mock("../../../lib/take-along.ts", () => ({ copyText: async () => clipboard.allows }));
afterEach(() => {
  cleanup();
  clipboard.allows = true;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nothing = () => undefined;
const show = (onSay: (text: string) => void = nothing, message: Partial<Message> = {}, given: Partial<ReplyProps> = {}) =>
  render(
    <Reply
      message={{ id: "a", role: "assistant", text: "The words of it", at: 1, ...message }}
      busy={false}
      linked={false}
      last={message.state !== undefined}
      onRetry={nothing}
      onSay={onSay}
      onQuote={nothing}
      onTake={nothing}
      onAnswer={nothing}
      {...given}
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

it("says before the specification's words on a network that failed what they mean, with a connection and without one, and what is kept", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const words = () => document.querySelector(".in-plain-words")?.textContent ?? "";
  show(nothing, { text: "", state: "failed", error: `Failed to fetch ${NETWORK_TIP}` });
  expect(words()).toMatch(/^You’re offline, and the agent needs a connection\. Your message is kept/);
  expect(document.querySelector(".in-plain-words + .trouble")?.textContent).toContain(NETWORK_TIP);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(words()).toMatch(/^The agent can’t be reached right now\. Your message is kept/);
  cleanup();
  show(nothing, { text: "Half", state: "broken", error: `${BROKE_OFF} network error ${NETWORK_TIP}` });
  expect(words()).toBe("");
});

it("says of markup in place of an answer that it is a web page, and nothing more of a failure that speaks for itself", () => {
  const words = (error: string): string => {
    const { container, unmount } = show(nothing, { text: "", state: "failed", error });
    const said = container.querySelector(".in-plain-words")?.textContent ?? "";
    unmount();
    return said;
  };
  for (const error of ["Agent HTTP 200: the answer is not JSON: <h1>Sign in</h1>", "Agent HTTP 502: <html><center>Bad Gateway</center></html>"])
    expect(words(error)).toMatch(/^A web page came back instead of an answer\./);
  for (const error of ["Agent HTTP 503: The server is busy. Please try again in a moment.", "Agent HTTP 200: the answer is not JSON: nothing"])
    expect(words(error)).toBe("");
});

it("offers to paste the text of a page that was not fetched, unless nobody could be asked for it", () => {
  const offered = (error: string, pageFailed = true): boolean => {
    const { unmount } = show(nothing, { text: "", state: "failed", error }, { pageFailed });
    const line = screen.queryByText(/copy its text and paste it here/) !== null;
    unmount();
    return line;
  };
  expect(offered("Agent HTTP 502: The site says this page doesn’t exist.")).toBe(true);
  expect(offered("Agent HTTP 502: The language model answered with an error.", false)).toBe(false);
  expect(offered(`Failed to fetch ${NETWORK_TIP}`)).toBe(false);
});

it("says of a site that refuses servers what the specification says, and nothing twice where the reason names the way on", () => {
  const said = (error: string): string | undefined => {
    const { container, unmount } = show(nothing, { text: "", state: "failed", error }, { pageFailed: true });
    const words = container.querySelector(".in-plain-words")?.textContent;
    unmount();
    return words;
  };
  expect(said("Agent HTTP 502: The site blocked server requests (HTTP 403).")).toBe("That site blocks server fetches. Try copy/paste the article text.");
  expect(said("Agent HTTP 502: This page is too large. Copy and paste the text instead.")).toBeUndefined();
});

it("draws Retry as a button where the answer failed, and quietly under an answer", () => {
  const classes = (message: Partial<Message>): string => {
    const { unmount } = show(nothing, message, { last: true });
    const { className } = screen.getByRole("button", { name: "Retry" });
    unmount();
    return className;
  };
  expect(classes({ text: "", state: "failed", error: "Agent HTTP 500: no" })).not.toContain("btn-bare");
  expect(classes({ text: "An answer." })).toContain("btn-bare");
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
