// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Outcome } from "./outcome.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const about = (text: string) => (
  <Outcome of={text} look="small">
    3 things are missing.
  </Outcome>
);
const wait = () => act(() => vi.advanceTimersByTime(1000));

it("puts its words into a region that stands already, and anew for another text with the same outcome", () => {
  const { rerender } = render(about("A text."));
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  wait();
  expect(region.textContent).toBe("3 things are missing.");
  rerender(about("Another text."));
  expect(region.textContent).toBe("");
  wait();
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("3 things are missing.");
});
