// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChatStatus } from "./chat-status.tsx";

afterEach(cleanup);

it("leaves what was said alone where something is added, so that it is not read out again, and takes it away with the next thing said", () => {
  const { rerender } = render(<ChatStatus said={["Fetching the page…"]} />);
  const region = screen.getByRole("status");
  expect(region.getAttribute("aria-atomic")).toBe("false");
  const [first] = region.children;
  const more = ["Fetching the page…", "In the article: Says that everyone knows."];
  rerender(<ChatStatus said={more} />);
  expect(region.children[0]).toBe(first);
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(more);
  rerender(<ChatStatus said={["The chat was cleared."]} />);
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(["The chat was cleared."]);
  expect(region.contains(first!)).toBe(false);
});
