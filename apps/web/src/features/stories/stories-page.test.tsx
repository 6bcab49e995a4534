// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { Page } from "./stories-page.tsx";
import { USER_STORIES_KEY } from "./user-stories.ts";

vi.mock("../../lib/mail.ts", () => ({ openMailDraft: () => ({ cut: true }) }));
vi.mock("../../lib/config.ts", () => ({ useConfig: () => null }));
vi.mock("../../lib/moderator.ts", () => ({ loadModerator: async () => ({ objects: () => false, isProfane: () => false }) }));
const story = {
  id: "user-1",
  title: "القصة الأولى",
  story: "It told me that the file was saved, and there was no file anywhere on the disk.",
  lesson: "Look at the result, not at the report.",
  author: "Me",
  timestamp: "2026-01-01T00:00:00.000Z",
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const alert = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;
let visits = 0;

beforeEach(() => {
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("confirm", () => true);
  writeStored(USER_STORIES_KEY, [story]);
  const routes = [
    { path: "/stories", element: <Page /> },
    { path: "/elsewhere", element: <p>Another page</p> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [{ pathname: "/stories", key: `visit ${(visits += 1)}` }] });
  render(<RouterProvider router={router} />);
  press("Previous Story");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  alert.mockReset();
});

it("keeps the form with what was written where the story was deleted in another tab meanwhile", async () => {
  press("Edit");
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "A better title" } });
  act(() => void writeStored(USER_STORIES_KEY, []));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("A better title");
  await act(async () => press("Save changes"));
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    "This story was deleted in another tab. Your changes are still in the form: copy them if you want to keep them.",
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("A better title");
  expect(screen.queryByText("Your story was changed.")).toBeNull();
});

it("offers no file of all stories once there is none", () => {
  press("Export stories by email");
  expect(screen.getByRole("button", { name: "Save all as a file" })).toBeTruthy();
  press("Delete");
  expect(screen.queryByText(/too long for an email link/)).toBeNull();
});

it("exports no story that is kept no longer: the draft held what the browser had removed", () => {
  localStorage.removeItem(USER_STORIES_KEY);
  press("Export stories by email");
  expect(alert).toHaveBeenCalledExactlyOnceWith("No user stories to export yet.");
  expect(screen.queryByText(/too long for an email link/)).toBeNull();
});

it("closes the form of a story that is deleted here", () => {
  press("Edit");
  press("Delete");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("Your story was deleted.")).toBeTruthy();
});

it("changes a story that is there", async () => {
  press("Edit");
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "A better title" } });
  await act(async () => press("Save changes"));
  expect(screen.getByText("Your story was changed.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "A better title" })).toBeTruthy();
});

it("writes a story in the direction of its script", () => {
  for (const part of [screen.getByRole("heading", { name: story.title }), screen.getByText(story.story), screen.getByText(story.lesson)])
    expect(part.dir).toBe("auto");
});

it("says that the draft was shortened in a live region that was there before", () => {
  const regions = [...document.querySelectorAll("[role=status]")];
  press("Export stories by email");
  expect(regions).toContain(screen.getByText(/too long for an email link/).closest("[role=status]"));
});

it("holds the story that was shown until the reader comes back, and begins anew for another visit", async () => {
  press("Previous Story");
  const shown = screen.getByText(/^\d+ of \d+$/).textContent;
  await act(() => router.navigate("/elsewhere"));
  await act(() => router.navigate(-1));
  expect(screen.getByText(/^\d+ of \d+$/).textContent).toBe(shown);
  await act(() => router.navigate("/stories"));
  await act(() => router.navigate("/elsewhere"));
  await act(() => router.navigate("/stories"));
  expect(screen.getByText(/^1 of \d+$/)).toBeTruthy();
});

it("reads out the title of the story that was turned to, and leaves what takes the focus to the focus", () => {
  const title = screen.getByRole("heading", { level: 2, name: story.title });
  expect(title.getAttribute("aria-live")).toBe("polite");
  press("Delete");
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute("aria-live")).toBe("off");
});

it("says of each field of a story whether it has to be filled in", () => {
  press("Edit");
  const compulsory = ["Title", "Story", "Lesson", "Author (optional)"].map((name) => screen.getByRole("textbox", { name }).getAttribute("aria-required"));
  expect(compulsory).toEqual(["true", "true", "true", "false"]);
});
