// @vitest-environment happy-dom
import type { Analysis, Frame } from "@candor/engine";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useDecisions } from "./use-decisions.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("keeps the function that gives the notes their buttons, so that a decision on one draws no other anew", () => {
  const analysis = { frames: [] as Frame[] } as unknown as Analysis;
  const { result, rerender } = renderHook(({ text }) => useDecisions(text, analysis, null), { initialProps: { text: "Everyone knows this." } });
  const { actions } = result.current;
  act(() => result.current.setHideMarks(true));
  act(() => result.current.setUndo({ words: "Muted.", back: () => undefined }));
  expect(result.current.actions).toBe(actions);
  rerender({ text: "Another text." });
  expect(result.current.actions).not.toBe(actions);
});
