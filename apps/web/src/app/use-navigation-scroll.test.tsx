// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter, Outlet, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNavigationScroll } from "./use-navigation-scroll.ts";

function Shell() {
  useNavigationScroll();
  return <Outlet />;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => undefined);
  render(
    <MemoryRouter initialEntries={["/hub"]}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/hub" element={<Link to="/list">Card</Link>} />
          <Route path="/list" element={<Link to="/lesson">Item</Link>} />
          <Route path="/lesson" element={<h1>Lesson</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string, detail: number) => fireEvent.click(screen.getByRole("link", { name }), { detail });

it("a double click on a card leads to its page, and not on to what stands there under the pointer", () => {
  press("Card", 1);
  press("Item", 2);
  expect(screen.queryByRole("link", { name: "Item" })).not.toBeNull();
});

it("a click of its own goes on at once", () => {
  press("Card", 1);
  press("Item", 1);
  expect(screen.queryByRole("heading", { name: "Lesson" })).not.toBeNull();
});
