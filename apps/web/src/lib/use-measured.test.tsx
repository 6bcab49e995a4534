// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { measuredWords, TOO_FEW_MEASURED } from "@candor/content/measured-record";
import accuracy from "@candor/content/measured/accuracy.json" with { type: "json" };

const FILE = "../../../../packages/content/src/measured/accuracy.json";

// The figures are loaded once for all notes of a page.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.doUnmock(FILE);
});

const [id, record] = Object.entries(accuracy.patterns).find(([, measured]) => measuredWords(measured) !== null)!;

it("a note has the figure of its pattern as soon as the figures are there, and says of others that there are too few", async () => {
  const { useMeasuredWords } = await import("./measured.ts");
  const first = renderHook(() => useMeasuredWords(id));
  const second = renderHook(() => useMeasuredWords("no-such-pattern"));
  expect([first.result.current, second.result.current]).toEqual([null, null]);
  await waitFor(() => expect(first.result.current).toBe(measuredWords(record)));
  expect(second.result.current).toBe(TOO_FEW_MEASURED);
  // A note that comes later has it at once.
  expect(renderHook(() => useMeasuredWords(id)).result.current).toBe(measuredWords(record));
});

it("figures that could not be loaded are asked for again by the next note", async () => {
  const tried = vi.fn();
  vi.doMock(FILE, () => {
    tried();
    throw new Error("offline");
  });
  const { useMeasuredWords } = await import("./measured.ts");
  const first = renderHook(() => useMeasuredWords(id));
  await waitFor(() => expect(tried).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(first.result.current).toBeNull();
  vi.doUnmock(FILE);
  renderHook(() => useMeasuredWords(id));
  // The first note hears of it, too.
  await waitFor(() => expect(first.result.current).toBe(measuredWords(record)));
});
