// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./map-page.tsx";

afterEach(cleanup);
const PAGES = [
  { path: "/", title: "Clarity", description: "Home of it", group: "Start" },
  { path: "/educate/vagueness", title: "Vagueness", description: "Café words", group: "Learn" },
];

it("lists every page by group and narrows by words", () => {
  render(
    <MemoryRouter>
      <Page pages={PAGES} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual(["Start", "Learn"]);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "CAFE" } });
  expect(screen.getAllByRole("link", { name: "Vagueness" })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Home" })).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "qq" } });
  expect(screen.getByText(/No page has these words/)).toBeTruthy();
});
