// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readStored, writeStored } from "../../lib/storage.ts";
import { parseQuotes, QUOTE_INDEX_KEY, USER_QUOTES_KEY } from "./user-quotes.ts";
import { Page } from "./wisdom-page.tsx";

const mail = vi.hoisted(() => ({ cut: false }));
vi.mock("../../lib/mail.ts", () => ({ openMailDraft: () => ({ cut: mail.cut }) }));
vi.mock("../../lib/config.ts", () => ({ useConfig: () => null }));
vi.mock("../../lib/moderator.ts", () => ({ loadModerator: async () => ({ objects: () => false, isProfane: () => false }) }));

const quote = (words: string) => ({ quote: words, author: "Me", tone: "calm" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const alert = vi.fn();

beforeEach(() => {
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("confirm", () => true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  mail.cut = false;
  alert.mockReset();
});

/** The page at the last of these quotes. */
function show(...quotes: string[]) {
  writeStored(USER_QUOTES_KEY, quotes.map(quote));
  writeStored(QUOTE_INDEX_KEY, 1000);
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

it("says that the draft was shortened, also after something else was done here, and only once", () => {
  mail.cut = true;
  show("A first quote of mine", "A second quote of mine");
  press("Delete");
  press("Export user quotes by email");
  expect(screen.getAllByText(/too long for an email link/)).toHaveLength(1);
  expect(screen.getByText(/too long for an email link/).closest("[role=status]")).not.toBeNull();
  press("Next");
  expect(screen.getAllByText(/too long for an email link/)).toHaveLength(1);
});

it("keeps the form with what was written where the quote was deleted in another tab meanwhile", async () => {
  show("A first quote of mine");
  press("Edit");
  fireEvent.change(screen.getByRole("textbox", { name: "Quote" }), { target: { value: "My words, much improved" } });
  act(() => void writeStored(USER_QUOTES_KEY, []));
  await act(async () => press("Save changes"));
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    "This quote was deleted in another tab. Your changes are still in the form: copy them if you want to keep them.",
  );
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Quote" }).value).toBe("My words, much improved");
  expect(screen.queryByText("Your quote was changed.")).toBeNull();
  expect(readStored(USER_QUOTES_KEY, parseQuotes, [])).toEqual([]);
});

it("changes a quote that is there", async () => {
  show("A first quote of mine");
  press("Edit");
  fireEvent.change(screen.getByRole("textbox", { name: "Quote" }), { target: { value: "My words, much improved" } });
  await act(async () => press("Save changes"));
  expect(screen.getByText("Your quote was changed.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("writes quotes in the direction of their script, in the form and on the page", () => {
  show("الصدق لطف، والحقيقة عمل جماعي.");
  expect(screen.getByRole("blockquote").dir).toBe("auto");
  press("Edit");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Quote" }).dir).toBe("rtl");
});

it("reads out the quote that was turned to, and leaves what takes the focus to the focus", () => {
  show("A first quote of mine", "A second quote of mine");
  const readOut = () => screen.getByRole("figure").getAttribute("aria-live");
  expect(readOut()).toBe("off");
  press("Previous");
  expect(readOut()).toBe("polite");
  expect(screen.getByRole("figure").textContent).toContain("A first quote of mine");
  press("Delete");
  expect(document.activeElement).toBe(screen.getByRole("figure"));
  expect(readOut()).toBe("off");
});

it("says of each field of a quote whether it has to be filled in", () => {
  show("A quote of mine");
  press("Add Quote");
  expect(["Quote", "Author", "Tone"].map((name) => screen.getByRole("textbox", { name }).getAttribute("aria-required"))).toEqual(["true", "true", "false"]);
});
