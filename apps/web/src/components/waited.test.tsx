// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Waited } from "./waited.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const after = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));

it("says nothing of a short wait, then how long it is, that words come, and what Stop leaves", () => {
  const { container, rerender } = render(<Waited stop="Stop ends it." />);
  after(4);
  expect(container.textContent).toBe("");
  after(1);
  expect(container.textContent).toBe("5 s so far. Stop ends it.");
  rerender(<Waited words={1} stop="Stop ends it." />);
  expect(container.textContent).toBe("5 s so far, 1 word from the model. Stop ends it.");
  after(60);
  rerender(<Waited words={1_238} stop="Stop ends it." />);
  expect(container.textContent).toBe("1 min 5 s so far, about 1,230 words from the model. Stop ends it.");
});

it("counts from when it began, also for who comes back to it; a clock that was put back counts for nothing", () => {
  const { container, rerender } = render(<Waited since={Date.now() - 20_000} stop="Stop ends it." />);
  expect(container.textContent).toBe("20 s so far. Stop ends it.");
  rerender(<Waited key="other" since={Date.now() + 60_000} stop="Stop ends it." />);
  expect(container.textContent).toBe("");
});
