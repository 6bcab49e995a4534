// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { dropTabCopies, keepTabCopy, tabCopy } from "./tab-copy.ts";

const KEY = "candor-chat-draft-v1";
const words = (value: unknown): string | null => (typeof value === "string" ? value : null);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it("is what this tab wrote, whatever another tab writes", () => {
  localStorage.setItem(KEY, JSON.stringify("theirs"));
  expect(tabCopy(KEY, words)).toBeNull();
  keepTabCopy(KEY, "mine");
  expect(tabCopy(KEY, words)).toBe("mine");
  sessionStorage.setItem(`candor-tab:${KEY}`, "{broken");
  expect(tabCopy(KEY, words)).toBeNull();
});

it("goes with everything else that was deleted", () => {
  localStorage.setItem(KEY, JSON.stringify("theirs"));
  keepTabCopy(KEY, "mine");
  localStorage.removeItem(KEY);
  expect(tabCopy(KEY, words)).toBeNull();
});

it("is dropped, and nothing else of the tab", () => {
  localStorage.setItem(KEY, JSON.stringify("theirs"));
  sessionStorage.setItem("other", "1");
  keepTabCopy(KEY, "mine");
  dropTabCopies();
  expect(tabCopy(KEY, words)).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
});

it("holds nothing old where the new one has no room", () => {
  localStorage.setItem(KEY, JSON.stringify("theirs"));
  const kept = new Map<string, string>([[`candor-tab:${KEY}`, JSON.stringify("older")]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(tabCopy(KEY, words)).toBe("older");
  keepTabCopy(KEY, "newer");
  expect(tabCopy(KEY, words)).toBeNull();
});
