// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANALYZE_DRAFT_KEY } from "../../lib/kept-run.ts";
import { useStatement } from "./use-statement.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const NONE: readonly string[] = [];
const page = (typedEarly = "") => {
  const field = { current: Object.assign(document.createElement("textarea"), { value: typedEarly }) };
  return renderHook(() => useStatement(field, NONE));
};
type Page = ReturnType<typeof page>;
const type = ({ result }: Page, text: string) => act(() => result.current.type(text));
const written = (): string => (JSON.parse(localStorage.getItem(ANALYZE_DRAFT_KEY) ?? "{}") as { text?: string }).text ?? "";
const anotherTabWrites = (text: string) => localStorage.setItem(ANALYZE_DRAFT_KEY, JSON.stringify({ text }));

describe("the text in the field", () => {
  it("of a tab that is loaded anew is its own, whatever another tab wrote since", () => {
    const first = page();
    type(first, "Mine");
    first.unmount();
    anotherTabWrites("Theirs");
    expect(page().result.current.text).toBe("Mine");
  });

  it("of a tab that wrote none is the one written last", () => {
    anotherTabWrites("Theirs");
    expect(page().result.current.text).toBe("Theirs");
  });

  it("that was typed before the page’s code had come stays, and puts the tab’s own aside", () => {
    const first = page();
    type(first, "Mine");
    first.unmount();
    anotherTabWrites("Theirs");
    const { text, setAside } = page("Typed early").result.current;
    expect([text, setAside]).toEqual(["Typed early", ["Mine"]]);
  });

  it("is written down a moment after the last letter, and at once when the page is left", () => {
    const shown = page();
    type(shown, "One");
    vi.advanceTimersByTime(299);
    type(shown, "One two");
    vi.advanceTimersByTime(299);
    expect(written()).toBe("");
    vi.advanceTimersByTime(1);
    expect(written()).toBe("One two");
    type(shown, "One two three");
    window.dispatchEvent(new Event("pagehide"));
    expect(written()).toBe("One two three");
  });
});
