// @vitest-environment happy-dom
import type { CatalogRow } from "@candor/content/schema";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CategoryList } from "./category-list.tsx";

const base: CatalogRow = {
  id: "here",
  title: "Here",
  description: "It is here.",
  route: "/educate/here",
  category: "logical-fallacies",
  available: true,
  progressKey: "here",
  kind: "steps",
};
const rows: CatalogRow[] = [
  base,
  { ...base, id: "later", title: "Later", description: "It is not here yet.", route: "/educate/later", progressKey: "later", available: false },
  { ...base, id: "task", title: "Task", route: "/educate/task", progressKey: "task", type: "assessment" },
];

function show() {
  const router = createMemoryRouter([
    { path: "/", element: <CategoryList rows={rows} /> },
    { path: "*", element: <p>elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
const item = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a category list", () => {
  it("shows title, description and type, and goes to the route of an available item", async () => {
    const router = show();
    expect(item("Here").textContent).toContain("It is here.");
    expect(item("Here").textContent).toContain("Available");
    expect(item("Task").textContent).toContain("Assessment");
    fireEvent.click(within(item("Here")).getByRole("link", { name: "Here" }));
    await screen.findByText("elsewhere");
    expect(router.state.location.pathname).toBe("/educate/here");
  });

  it("says 'Coming Soon' of an item that is not available, greyed out, and goes nowhere", () => {
    const router = show();
    const later = item("Later");
    expect(later.textContent).toContain("It is not here yet.");
    expect(within(later).getByText("Coming Soon")).toBeTruthy();
    expect(later.className).toBe("unavailable");
    expect(later.getAttribute("aria-disabled")).toBe("true");
    expect(within(later).queryByRole("link")).toBeNull();
    fireEvent.click(later);
    fireEvent.click(screen.getByRole("heading", { name: "Later" }));
    expect(router.state.location.pathname).toBe("/");
  });

  it("says how long an available item takes, where that is known", () => {
    const router = createMemoryRouter([
      {
        path: "/",
        element: (
          <CategoryList
            rows={[
              { ...base, id: "straw-man" },
              { ...base, id: "unknown", title: "Unknown" },
            ]}
          />
        ),
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(within(item("Here")).getByText(/^About \d+ minutes$/)).toBeTruthy();
    expect(within(item("Unknown")).queryByText(/minutes/)).toBeNull();
  });

  it("shows what is done and what is begun", () => {
    localStorage.setItem("education-progress", JSON.stringify({ here: true }));
    localStorage.setItem("candor-place-v1", JSON.stringify({ task: { step: 1, steps: 4, at: 1 } }));
    show();
    expect(item("Here").textContent).toContain("Done");
    expect(item("Task").textContent).toContain("In progress, 2 of 4");
    // They are available all the same (specification 1 §2: either Available or 'Coming Soon').
    for (const title of ["Here", "Task"]) expect(within(item(title)).getByText("Available")).toBeTruthy();
  });
});
