// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sheetEntry } from "../lib/sheet-entry.ts";
import { useSheetEntry } from "./use-sheet-entry.ts";

/** Steps through history are the browser tests' (analyze-return.spec.ts); here only their order can be chosen. */
const back = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.history, "back").mockImplementation(back);
  window.history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  back.mockReset();
});

function Sheet({ shown }: { shown: string | null }) {
  useSheetEntry(shown, { open: () => undefined, close: () => undefined });
  return null;
}

it("stays where it is for who follows a link in the sheet and goes back at once", () => {
  const page = render(<Sheet shown="a" />);
  const entry: unknown = window.history.state;
  window.history.pushState(null, "");
  page.unmount();
  window.history.replaceState(entry, "");
  window.dispatchEvent(new Event("popstate"));
  vi.runAllTimers();
  expect(sheetEntry()).toBe("a");
  expect(back).not.toHaveBeenCalled();
});

it("takes the entry along when it is closed by hand", () => {
  const { rerender } = render(<Sheet shown="b" />);
  expect(sheetEntry()).toBe("b");
  rerender(<Sheet shown={null} />);
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
});
