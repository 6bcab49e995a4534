// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const clipboard = vi.hoisted(() => ({ allows: false }));
vi.mock("../lib/take-along.ts", () => ({ copyText: async () => clipboard.allows }));
afterEach(() => {
  cleanup();
  clipboard.allows = false;
  vi.useRealTimers();
});

it("says “Copied!” for 1.8 seconds after the last of two quick presses", async () => {
  clipboard.allows = true;
  vi.useFakeTimers();
  render(<CopyButton text="The text" label="Copy it" />);
  const button = screen.getByRole("button");
  // The second press comes before the browser has answered the first.
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await act(async () => void vi.advanceTimersByTime(1000));
  await act(async () => fireEvent.click(button));
  await act(async () => void vi.advanceTimersByTime(1799));
  expect(button.textContent).toContain("Copied!");
  await act(async () => void vi.advanceTimersByTime(1));
  expect(button.textContent).toContain("Copy it");
});

it("says it of the text that was copied, not of another that has come in its place", async () => {
  clipboard.allows = true;
  const { rerender } = render(<CopyButton text="One" label="Copy it" />);
  await act(async () => fireEvent.click(screen.getByRole("button")));
  expect(screen.getByRole("button").textContent).toContain("Copied!");
  rerender(<CopyButton text="Another" label="Copy it" />);
  expect(screen.getByRole("button").textContent).toContain("Copy it");
});

it("has the text selected and at hand each time that the browser refuses to copy", async () => {
  render(<CopyButton text="The text" label="Copy it" />);
  const button = screen.getByRole("button");
  for (let n = 0; n < 2; n += 1) {
    button.focus();
    await act(async () => fireEvent.click(button));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
    field.setSelectionRange(2, 2);
  }
});
