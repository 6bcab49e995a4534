// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useField, type MessageField } from "./use-field.ts";

type Step = (field: MessageField) => void;
const type =
  (text: string): Step =>
  (field) =>
    field.type(text);
const put =
  (text: string, editing?: string): Step =>
  (field) =>
    field.put(text, editing);
const back: Step = (field) => field.back();
const dropEdits: Step = (field) => field.dropEdits();

function after(...steps: Step[]): [string, string | null, boolean] {
  const { result } = renderHook(() => useField());
  for (const step of steps) act(() => step(result.current));
  return [result.current.draft, result.current.editing, result.current.waiting];
}
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe("the message field", () => {
  it.each<[string, Step[], [string, string | null, boolean]]>([
    ["empties after sending", [type("mine"), back], ["", null, false]],
    ["shows an earlier message, the draft waiting", [type("mine"), put("old", "u1")], ["old", "u1", true]],
    ["gives the draft back after sending the change", [type("mine"), put("old", "u1"), type("changed"), back], ["mine", null, false]],
    ["gives the draft back after an offer", [type("mine"), put("offer"), back], ["mine", null, false]],
    ["keeps a change that an offer interrupts", [put("old", "u1"), type("changed"), put("offer"), back], ["changed", "u1", false]],
    ["keeps nothing that was put there and not touched", [type("mine"), put("old", "u1"), put("older", "u0"), put("offer"), back], ["mine", null, false]],
    ["keeps no blank draft", [type("  "), put("offer"), back], ["", null, false]],
    ["lets go of a change once the messages are gone", [type("mine"), put("old", "u1"), type("changed"), dropEdits], ["mine", null, false]],
    ["lets go of a change that waits", [put("old", "u1"), type("changed"), put("offer"), dropEdits, back], ["", null, false]],
    ["keeps the text of a change when nothing else waits", [put("old", "u1"), type("changed"), dropEdits], ["changed", null, false]],
  ])("%s", (_, steps, expected) => expect(after(...steps)).toEqual(expected));

  it("is its tab's own after a reload, whatever another tab wrote or sent", () => {
    after(type("mine"), put("offer"));
    cleanup();
    localStorage.setItem("candor-chat-waiting-v1", JSON.stringify([{ text: "theirs", editing: null }]));
    localStorage.setItem("candor-chat-draft-v1", JSON.stringify("their offer"));
    expect(after()).toEqual(["offer", null, true]);
    expect(after(back)).toEqual(["mine", null, false]);
    localStorage.removeItem("candor-chat-draft-v1");
    localStorage.setItem("candor-chat-v1", "{}");
    expect(after()).toEqual(["mine", null, false]);
  });

  it("knows after a reload what waited", () => {
    after(type("mine"), put("offer"));
    cleanup();
    expect(after()).toEqual(["offer", null, true]);
    cleanup();
    expect(after(back)).toEqual(["mine", null, false]);
    expect(localStorage.getItem("candor-chat-waiting-v1")).toBeNull();
  });

  it("begins in a new tab with what waited in the last one", () => {
    after(type("mine"), put("offer"));
    cleanup();
    sessionStorage.clear();
    expect(after(back)).toEqual(["mine", null, false]);
  });
});
