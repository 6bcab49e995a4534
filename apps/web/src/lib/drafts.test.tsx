// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DRAFTS_KEY, useFormDraft } from "./drafts.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const kept = (): unknown => JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? "{}");
/** What another tab leaves in the storage. */
const elsewhere = (drafts: Record<string, string>) =>
  act(() => {
    localStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
    window.dispatchEvent(new StorageEvent("storage", { key: DRAFTS_KEY }));
  });
const open = () => renderHook(() => useFormDraft("story")).result;

describe("one form in two tabs", () => {
  it("begins with what was written last, and keeps what is typed here whatever happens there", () => {
    elsewhere({ "story/title": "Theirs", "quote/quote": "Another form" });
    const form = open();
    expect(form.current.of("title")).toBe("Theirs");
    act(() => form.current.set("title", "Ours"));
    expect(kept()).toEqual({ "story/title": "Ours", "quote/quote": "Another form" });
    elsewhere({ "story/title": "Theirs once more", "story/lesson": "Look" });
    expect([form.current.of("title"), form.current.of("lesson")]).toEqual(["Ours", "Look"]);
    elsewhere({});
    expect([form.current.of("title"), form.current.of("lesson")]).toEqual(["Ours", ""]);
  });

  it("clears what was typed here, and leaves what another tab has written since", () => {
    const form = open();
    act(() => form.current.set("title", "Ours"));
    act(() => form.current.set("lesson", "Ours, too"));
    elsewhere({ "story/title": "Theirs", "story/lesson": "Ours, too", "quote/quote": "Another form" });
    act(() => form.current.clear());
    expect([form.current.of("title"), form.current.of("lesson")]).toEqual(["", ""]);
    expect(kept()).toEqual({ "story/title": "Theirs", "quote/quote": "Another form" });
  });

  it("clears a draft that it only took up, and the letters that came last", () => {
    elsewhere({ "story/title": "Taken up" });
    const form = open();
    const { set, clear } = form.current;
    act(() => {
      set("lesson", "L");
      set("lesson", "Lo");
      clear();
    });
    expect(kept()).toEqual({});
    expect([form.current.of("title"), form.current.of("lesson")]).toEqual(["", ""]);
  });
});
