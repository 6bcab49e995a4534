// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringIntoSight, resetScroll } from "./scroll.ts";

const to = vi.fn();
const by = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", to.mockReset());
  vi.stubGlobal("scrollBy", by.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element whose top stands at this share of the window. */
function elementAt(share: number): HTMLElement {
  const element = document.createElement("section");
  element.getBoundingClientRect = () => ({ top: share * window.innerHeight }) as DOMRect;
  return element;
}

it("scrolls to the top at once and after 80 and 140 ms (specification 1 §2)", () => {
  resetScroll();
  expect(to).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(80);
  expect(to).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60);
  expect(to).toHaveBeenCalledTimes(3);
});

it("does not lead away from what was asked for by hand", () => {
  resetScroll();
  bringIntoSight(elementAt(1.2));
  expect(by).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(to).toHaveBeenCalledTimes(1);
});

it("leaves what is in sight where it is, and the resets with it", () => {
  resetScroll();
  bringIntoSight(elementAt(0.5));
  expect(by).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(to).toHaveBeenCalledTimes(3);
});
