// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StorageTrouble } from "../lib/storage.ts";
import { ErrorPage } from "./error-page.tsx";
import { StorageNotice } from "./storage-notice.tsx";

const storage = vi.hoisted(() => ({ trouble: null as StorageTrouble }));
vi.mock("../lib/use-storage-trouble.ts", () => ({ useStorageTrouble: () => storage.trouble }));

beforeEach(() => {
  storage.trouble = null;
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("no such family");
}

/** A page of the app that fails, or that does not, under what is said of the storage. */
function show(path: string, page = <p>The page</p>) {
  const layout = (
    <>
      <StorageNotice />
      <Outlet />
    </>
  );
  const routes = [{ element: layout, children: [{ ErrorBoundary: ErrorPage, children: [{ path, element: page }] }] }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

it("says of a page that failed what is kept, and what its message is for", () => {
  const { container } = show("/analyze", <Broken />);
  expect(container.querySelector(".deck")?.textContent).toContain("are safe in this browser");
  expect(container.querySelector(".mono")?.parentElement?.textContent).toMatch(/quote this: no such family$/);
});

it("does not promise that anything is kept where the browser keeps nothing, and leads to where a copy is saved", () => {
  storage.trouble = "full";
  const { container } = show("/analyze", <Broken />);
  expect(container.textContent).not.toContain("are safe in this browser");
  expect(container.querySelector(".deck")?.textContent).toContain("save a copy before you reload");
  expect(screen.getByRole("link", { name: "Save a copy" }).getAttribute("href")).toBe("/your-data");
});

it("leads from every page but that one to where a copy is saved, and only where nothing is kept", () => {
  storage.trouble = "forbidden";
  show("/your-data");
  expect(screen.queryByText(/doesn’t let Candor save anything/)).not.toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  storage.trouble = null;
  show("/analyze");
  expect(screen.queryByRole("link")).toBeNull();
});
