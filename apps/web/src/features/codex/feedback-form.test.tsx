// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FeedbackForm } from "./feedback-form.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const field = () => screen.getByRole("textbox") as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it.each([
  ["is empty after the thanks", null, ""],
  ["keeps what is written during the thanks", "It helped. And then it did not.", "It helped. And then it did not."],
])("the form %s", (_, meanwhile, left) => {
  render(<FeedbackForm />);
  write("It helped.");
  fireEvent.submit(field().form!);
  if (meanwhile !== null) write(meanwhile);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(field().value).toBe(left);
});
