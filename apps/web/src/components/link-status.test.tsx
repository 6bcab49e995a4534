// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinkStatus } from "./link-status.tsx";

const FAILED = "Fetch failed: Agent HTTP 502: The site says this page doesn’t exist.";
const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
beforeEach(() => void scrolled.mockReset());
afterEach(cleanup);

it("brings what went wrong into sight, which begins below the window of a phone, but does not lead away from a field", () => {
  const { rerender } = render(<LinkStatus working="Fetching the page…" message="" />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<LinkStatus working="" message={FAILED} />);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole("status")]);
  cleanup();
  scrolled.mockReset();
  render(<textarea ref={(field) => field?.focus()} />);
  render(<LinkStatus working="" message="Both fields are empty." />);
  expect(scrolled).not.toHaveBeenCalled();
});

it("says how to go on in a line of its own, also of a message with a name before it", () => {
  render(<LinkStatus working="" message={`First text: ${FAILED}`} failure={FAILED} />);
  expect(screen.getByText(`First text: ${FAILED}`)).toBeTruthy();
  expect(screen.getByText("If the page opens in your browser, copy its text and paste it here.")).toBeTruthy();
});
