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
