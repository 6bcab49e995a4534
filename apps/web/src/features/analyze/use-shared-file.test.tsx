// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSharedFile } from "./use-shared-file.ts";

const NAME = "screen.png";
const ways = { open: vi.fn(), onNone: vi.fn() };
/** What is kept on the device, and when it has been read. */
let kept: Response | undefined;
let read: () => void;
beforeEach(() => {
  vi.resetAllMocks();
  kept = new Response("words", { headers: { "content-type": "image/png", "x-file-name": NAME, "x-words": "Is%20this%20real%3F", "x-others": "2" } });
  const isRead = new Promise<void>((done) => (read = done));
  vi.stubGlobal("caches", {
    match: () => isRead.then(() => kept?.clone()),
    delete: async () => {
      kept = undefined;
      return true;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands on one page, as the analyzer does. */
const Analyzer = () => {
  useSharedFile(ways.open, ways.onNone);
  return null;
};
const openAt = (address: string) =>
  renderHook(() => ({ location: useLocation(), navigate: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/analyze" element={<Analyzer />} />
          <Route path="*" element={null} />
        </Routes>
        {children}
      </MemoryRouter>
    ),
  });
const come = () =>
  act(async () => {
    read();
    await new Promise((resolve) => setTimeout(resolve));
  });

it("opens the file that another app has shared, once, and takes its mark off the address", async () => {
  const { result, rerender } = openAt("/analyze?tab=analyze#f=1");
  rerender();
  await come();
  expect(ways.open.mock.calls.map(([file, others, words]) => [(file as File).name, others, words])).toEqual([[NAME, 2, "Is this real?"]]);
  expect(result.current.location).toMatchObject({ search: "?tab=analyze", hash: "" });
  expect([kept, ways.onNone.mock.calls.length]).toEqual([undefined, 0]);
});

it("says that there is none", async () => {
  kept = undefined;
  const { result } = openAt("/analyze#f=1");
  await come();
  expect([ways.open.mock.calls.length, ways.onNone.mock.calls.length, result.current.location.hash]).toEqual([0, 1, ""]);
});

it("neither leads back who has left the page meanwhile, nor loses the file", async () => {
  const { result } = openAt("/analyze#f=1");
  act(() => void result.current.navigate("/educate"));
  await come();
  expect(result.current.location.pathname).toBe("/educate");
  expect([ways.open.mock.calls.length, ways.onNone.mock.calls.length]).toEqual([0, 0]);
  act(() => void result.current.navigate(-1));
  await come();
  expect(ways.open.mock.calls.map(([file]) => (file as File).name)).toEqual([NAME]);
  expect([result.current.location.pathname, kept]).toEqual(["/analyze", undefined]);
});
