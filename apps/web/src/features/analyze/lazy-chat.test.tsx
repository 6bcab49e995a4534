// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyChat } from "./lazy-chat.tsx";

const code = vi.hoisted(() => {
  let come = (): void => undefined;
  const awaited = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { awaited, come };
});
vi.mock("./chat/chat-panel.tsx", async () => {
  await code.awaited;
  return { ChatPanel: () => <p>The chat</p> };
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("offers a way on when the code of the chat is long in coming, and shows the chat when it comes after all", async () => {
  render(<LazyChat />);
  const status = screen.getByRole("status");
  act(() => void vi.advanceTimersByTime(9_000));
  expect(status.textContent).toBe("Loading the chat…");
  act(() => void vi.advanceTimersByTime(2_000));
  expect(status.textContent).toMatch(/^The chat is taking a while to load\. The Analyze tab still works/);
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
  vi.useRealTimers();
  code.come();
  expect(await screen.findByText("The chat")).toBeDefined();
});
