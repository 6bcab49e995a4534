// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setTheme } from "../../lib/theme.ts";
import { Page } from "./your-data-page.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server here")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILE = new File(
  [JSON.stringify({ app: "candor", format: 1, made: null, data: { "candor-theme": "paper", "education-progress": { vagueness: true } } })],
  "a.json",
);

it("merges a file with what stands here when it is restored, not with what stood here when it was opened", async () => {
  setTheme("paper");
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await act(async () => {
    fireEvent.change(screen.getByLabelText("File saved from Candor"), { target: { files: [FILE] } });
  });
  await screen.findByRole("heading", { name: "a.json" });
  // The switch stands in the head of every page, this one too.
  act(() => setTheme("ink"));
  fireEvent.click(screen.getByRole("button", { name: "Restore" }));
  expect(screen.getByText("Restored.")).toBeTruthy();
  expect(localStorage.getItem("candor-theme")).toBe("ink");
  expect(JSON.parse(localStorage.getItem("education-progress") ?? "null")).toEqual({ vagueness: true });
});
