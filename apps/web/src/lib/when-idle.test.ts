// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const saveData = (value: boolean | undefined) =>
  Object.defineProperty(navigator, "connection", { value: value === undefined ? undefined : { saveData: value }, configurable: true });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  saveData(undefined);
});

it.each([undefined, false])("comes by itself where no data is to be saved: %s", (value) => {
  saveData(value);
  const go = vi.fn();
  whenIdle(go);
  vi.advanceTimersByTime(5_000);
  expect(go).toHaveBeenCalledTimes(1);
});

it("waits for the hand of a visitor who saves data, and comes once", () => {
  saveData(true);
  const go = vi.fn();
  whenIdle(go);
  vi.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("keydown"));
  window.dispatchEvent(new Event("pointerdown"));
  expect(go).toHaveBeenCalledTimes(1);
});

it.each([true, false])("can be called off: data saved %s", (value) => {
  saveData(value);
  const go = vi.fn();
  whenIdle(go)();
  window.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(5_000);
  expect(go).not.toHaveBeenCalled();
});
