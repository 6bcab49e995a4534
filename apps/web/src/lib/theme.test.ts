// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { entriesHere, plan, readFile, restore } from "./kept-file.ts";
import { storageTrouble } from "./storage.ts";
import { onThemeChange, setTheme, shownTheme, THEME_KEY } from "./theme.ts";

const media = () => [...document.querySelectorAll<HTMLMetaElement>("meta[data-of]")].map((meta) => meta.media);
const BY_SYSTEM = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
const heard = vi.fn();
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  document.head.innerHTML = `<meta name="theme-color" media="${BY_SYSTEM[0]}" data-of="paper" /><meta name="theme-color" media="${BY_SYSTEM[1]}" data-of="ink" />`;
  heard.mockClear();
  stop = onThemeChange(heard);
});
afterEach(() => stop());

const inFile = (theme: string) => {
  const file = readFile(JSON.stringify({ app: "candor", format: 1, data: { [THEME_KEY]: theme } }));
  if ("problem" in file) throw new Error(file.problem);
  return restore(plan(file.entries, [], "replace"));
};

it("a restored theme is shown at once, and so is what Undo brings back", () => {
  setTheme("paper");
  heard.mockClear();
  const { back } = inFile("ink");
  expect([shownTheme(), media()]).toEqual(["ink", ["not all", "all"]]);
  expect(heard).toHaveBeenCalled();
  back();
  expect([shownTheme(), media()]).toEqual(["paper", ["all", "not all"]]);
});

it("where none was chosen before, Undo leaves it to the system again", () => {
  const { back } = inFile("ink");
  back();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
  expect(media()).toEqual(BY_SYSTEM);
});

it("a theme that finds no room is shown, is in the file, and the page hears that it will not be kept", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: () => undefined });
  setTheme("ink");
  vi.unstubAllGlobals();
  expect([shownTheme(), storageTrouble()]).toEqual(["ink", "full"]);
  expect(entriesHere().map(({ kind, value }) => [kind.key, value])).toEqual([[THEME_KEY, "ink"]]);
  expect(heard).toHaveBeenCalledTimes(1);
  setTheme("ink");
  expect([localStorage.getItem(THEME_KEY), storageTrouble()]).toEqual(["ink", null]);
});

it("the theme of another tab is shown here, too", () => {
  localStorage.setItem(THEME_KEY, "ink");
  window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
  expect(shownTheme()).toBe("ink");
  stop();
  localStorage.setItem(THEME_KEY, "paper");
  window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
  expect(shownTheme()).toBe("ink");
});
