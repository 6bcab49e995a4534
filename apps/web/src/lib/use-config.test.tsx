// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetConfig, useConfig } from "./config.ts";

const fetched = vi.fn<typeof fetch>();
const BUILT_IN = { model: { active: false, label: "Built-in analyst" } };
const MODEL = { model: { active: true, label: "A model" } };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  forgetConfig();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const tells = (answer: Response | Error) => fetched.mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
const comeBack = (afterMs: number, by: () => void = () => window.dispatchEvent(new Event("focus"))) =>
  act(async () => {
    vi.advanceTimersByTime(afterMs);
    by();
  });

it("tells of a model that the server was given while its visitor was away", async () => {
  tells(Response.json(BUILT_IN));
  const { result, unmount } = renderHook(() => useConfig());
  await act(() => vi.waitFor(() => expect(result.current?.model).toEqual(BUILT_IN.model)));

  await comeBack(9_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  tells(new TypeError("Failed to fetch"));
  await comeBack(1_500);
  expect(result.current?.model).toEqual(BUILT_IN.model);

  tells(Response.json(MODEL));
  await comeBack(20_000, () => document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current?.model).toEqual(MODEL.model);

  unmount();
  await comeBack(20_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("asks nothing as long as nobody wanted to know", async () => {
  renderHook(() => useConfig(false));
  await comeBack(20_000);
  expect(fetched).not.toHaveBeenCalled();
});
