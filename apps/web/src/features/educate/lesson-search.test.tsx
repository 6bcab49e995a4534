// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LessonSearch } from "./lesson-search.tsx";

afterEach(cleanup);

it("holds what was searched for until the reader comes back", async () => {
  const router = createMemoryRouter(
    [
      { path: "/educate", element: <LessonSearch /> },
      { path: "*", element: <p>A lesson</p> },
    ],
    { initialEntries: ["/educate"] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "deadline" } });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "False Urgency" })));
  expect(screen.getByText("A lesson")).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("deadline");
  expect(screen.getByRole("link", { name: "False Urgency" })).toBeTruthy();
});

it("leads from a search that finds no lesson to the same search among the patterns", () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <LessonSearch /> }])} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "gas lighting & co" } });
  expect(screen.getByRole("status").textContent).toBe(
    "No lesson found for “gas lighting & co”. Try another word, such as “expert” or “fear”, or search the patterns.",
  );
  expect(screen.getByRole("link", { name: "search the patterns" }).getAttribute("href")).toBe("/educate/bullshit-patterns?q=gas%20lighting%20%26%20co");
});
