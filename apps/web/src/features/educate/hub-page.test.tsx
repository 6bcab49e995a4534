// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./hub-page.tsx";

afterEach(cleanup);

it("says that an answer leaves the browser when it is submitted for assessment", () => {
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^There is no account/).textContent).toMatch(/kept in this browser; only what you submit for assessment leaves it\.$/);
});
