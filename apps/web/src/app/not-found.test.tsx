// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { NotFound } from "./not-found.tsx";

afterEach(cleanup);

function go(address: string) {
  const router = createMemoryRouter(
    [
      { path: "/analyze", element: <p>The analyzer</p> },
      { path: "*", element: <NotFound /> },
    ],
    { initialEntries: ["/", address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it.each(["t=Cy1LLUpV", "r=Cy1LLUpV", "s=Everyone%20knows%20%231"])("a share link whose # became %%23 leads to its text: %s", async (text) => {
  const router = go(`/analyze%23${text}`);
  expect(await screen.findByText("The analyzer")).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: "/analyze", hash: `#${text}` });
  expect(router.state.historyAction).toBe("REPLACE");
});

it.each(["/nowhere%23t=Cy1LLUpV", "/analyze%23results", "/analyze-t=Cy1LLUpV"])("another address stays where it is, and is named: %s", async (address) => {
  const router = go(address);
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
  expect(router.state.location.pathname).toBe(address);
});

it("what is drawn for any address names none", () => {
  go("/404");
  expect(screen.getByText(/^There is no page at this address\./)).toBeTruthy();
});
