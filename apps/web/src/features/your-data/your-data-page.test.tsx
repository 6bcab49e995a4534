// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { Page } from "./your-data-page.tsx";

/** It asks a server how much it would keep. */
vi.mock("./kept-app.tsx", () => ({ KeptApp: () => null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Chooses a file whose words come when the returned function is called. */
function choose(name: string): (theme: string) => Promise<void> {
  let come: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (come = resolve));
  const input = screen.getByLabelText("File saved from Candor");
  Object.defineProperty(input, "files", { value: [{ name, size: 1, text: () => text }], configurable: true });
  act(() => void fireEvent.change(input));
  return (theme) => act(async () => come(JSON.stringify({ app: "candor", format: 1, data: { "candor-theme": theme } })));
}

it("previews the file that was chosen last, whichever comes first", async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  const [first, second] = [choose("first.json"), choose("second.json")];
  await second("ink");
  await first("paper");
  expect(screen.queryByRole("heading", { name: "second.json" })).not.toBeNull();
  expect(screen.queryByRole("heading", { name: "first.json" })).toBeNull();
});

it("shows what is kept, and lets it be saved, also where the browser never says whether it will last", async () => {
  localStorage.setItem("education-progress", JSON.stringify({ vagueness: true }));
  vi.stubGlobal("navigator", { storage: { persisted: () => new Promise(() => undefined) } });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  expect(await screen.findByRole("row", { name: /^Lessons you completed/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save everything as a file" }).disabled).toBe(false);
});

it("groups the digits of a large count", async () => {
  const answer = { lesson: "vagueness", item: "one", verdict: "sound", choice: "sound", sureness: null };
  localStorage.setItem("candor-answers-v1", JSON.stringify(Array.from({ length: 1_234 }, (_, at) => ({ ...answer, at }))));
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  expect(await screen.findByText("1,234")).toBeTruthy();
});

it("says what was done beside the button that did it, and only what was done last", async () => {
  localStorage.setItem("education-progress", JSON.stringify({ vagueness: true }));
  vi.stubGlobal("navigator", { storage: { persisted: async () => false, persist: async () => false } });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  const said = (part: string) => screen.getByRole("region", { name: part }).querySelector("[role=status]:last-of-type .msg")?.textContent ?? "";
  const ask = await screen.findByRole("button", { name: "Ask this browser to keep it" });
  await act(async () => fireEvent.click(ask));
  expect(said("What this browser keeps")).toMatch(/^This browser didn’t agree/);
  await choose("other.json")("ink");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Restore" })));
  expect(said("What this browser keeps")).toBe("");
  expect(said("Restore from a file")).toMatch(/^Restored\./);
});
