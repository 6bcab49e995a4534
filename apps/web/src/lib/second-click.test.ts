// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreSecondClick } from "./second-click.ts";

const button = document.createElement("button");
const pressed = vi.fn();
button.addEventListener("click", pressed);
const click = (detail: number) => button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(button);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  pressed.mockClear();
});

test("the second half of a double click is dropped, and no click after it", () => {
  ignoreSecondClick();
  click(2);
  expect(pressed).not.toHaveBeenCalled();
  click(3);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a new click and the keyboard go through at once", () => {
  for (const detail of [0, 1]) {
    ignoreSecondClick();
    click(detail);
  }
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("nothing is dropped once a double click is over", () => {
  ignoreSecondClick();
  vi.advanceTimersByTime(600);
  click(2);
  expect(pressed).toHaveBeenCalledTimes(1);
});
