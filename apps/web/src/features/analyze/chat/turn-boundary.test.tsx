// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Message } from "./chat-state.ts";
import { Turn } from "./turn.tsx";

const nothing = () => undefined;
const turn = (message: Message) => (
  <Turn
    message={message}
    busy={false}
    linked={false}
    last
    onSay={nothing}
    onRetry={nothing}
    onEdit={nothing}
    onQuote={nothing}
    onTake={nothing}
    onAnswer={nothing}
  />
);
const BROKEN = [null] as unknown as NonNullable<Message["frames"]>;
const BROKEN_TOOLS = [null] as unknown as NonNullable<Message["tools"]>;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(["user", "assistant", "tool"] as const)("a message of the %s that cannot be drawn keeps its words and leaves the others alone", (role) => {
  const said = vi.spyOn(console, "error").mockImplementation(nothing);
  render(
    <>
      {turn({ id: "a", role, text: "The words of it", at: 1, frames: BROKEN })}
      {turn({ id: "b", role: "user", text: "Another one", at: 2 })}
    </>,
  );
  expect(screen.getByText("The words of it")).toBeTruthy();
  expect(screen.getByText(/couldn’t be formatted/)).toBeTruthy();
  expect(screen.getByText("Another one")).toBeTruthy();
  expect(said.mock.calls.some(([words]) => words === "A message could not be drawn")).toBe(true);
});

it("a message that has changed its state is drawn anew", () => {
  vi.spyOn(console, "error").mockImplementation(nothing);
  const message: Message = { id: "a", role: "assistant", text: "The words", at: 1, state: "streaming", tools: BROKEN_TOOLS };
  const { rerender } = render(turn(message));
  // While it streams it stays as it is: else each part of it would fail again.
  rerender(turn({ ...message, text: "The words of it", tools: [] }));
  expect(screen.getByText(/couldn’t be formatted/)).toBeTruthy();
  rerender(turn({ ...message, text: "The words of it.", tools: [], state: undefined }));
  expect(screen.queryByText(/couldn’t be formatted/)).toBeNull();
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});
