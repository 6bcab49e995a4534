// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./hub-page.tsx";

afterEach(cleanup);

it("says that an answer leaves the browser when it is submitted for assessment", () => {
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^There’s no account/).textContent).toMatch(/stay in this browser; only what you submit for assessment leaves it\.$/);
});

it("tells whoever teaches a class of the handouts, and of the link that waits with the marks", () => {
  render(<Page />, { wrapper: MemoryRouter });
  const said = screen.getByText(/^Teaching a class\? Lessons print as handouts, with the answers on a separate page\./);
  expect(within(said).getByRole("link", { name: "Analyze a Statement" }).getAttribute("href")).toBe("/analyze");
  expect(said.textContent).toMatch(/ press “Link” in Analyze a Statement\.$/);
});
