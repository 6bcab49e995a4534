// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./map-page.tsx";

afterEach(cleanup);
const PAGES = [
  { path: "/", title: "Clarity", description: "Home of it", group: "Start" },
  { path: "/educate/vagueness", title: "Vagueness", description: "Café words: what they don’t say", group: "Learn" },
  { path: "/educate/straw-man", title: "Straw Man", description: "A view that nobody holds, and a habit of behavior", group: "Learn" },
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
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "don't" } });
  expect(screen.getAllByRole("link", { name: "Vagueness" })).toHaveLength(1);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "strawman" } });
  expect(screen.getAllByRole("link", { name: "Straw Man" })).toHaveLength(1);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Behaviour" } });
  expect(screen.getAllByRole("link", { name: "Straw Man" })).toHaveLength(1);
  for (const nothing of ["qq", "?!"]) {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: nothing } });
    expect(screen.getByText(/No page has these words/)).toBeTruthy();
  }
});

it("holds what was searched for until the reader comes back", async () => {
  const router = createMemoryRouter(
    [
      { path: "/map", element: <Page pages={PAGES} /> },
      { path: "/educate/vagueness", element: <p>A lesson</p> },
    ],
    { initialEntries: ["/map"] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "cafe" } });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Vagueness" })));
  expect(screen.getByText("A lesson")).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("cafe");
  expect(screen.getByText("1 of 3 pages")).toBeTruthy();
});
