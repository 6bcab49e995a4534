// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enterEarlyInput, noteEarlyInput } from "./early-input.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("leaves the caret behind what was typed, also where the page has emptied the field once more before it is entered", () => {
  document.body.innerHTML = "<main><textarea></textarea></main>";
  const field = document.querySelector("textarea")!;
  field.focus();
  field.value = "Everyone knows";
  field.setSelectionRange(14, 14);
  noteEarlyInput(document.querySelector("main")!);
  field.value = "";
  field.setSelectionRange(0, 0);
  enterEarlyInput();
  vi.runAllTimers();
  expect(field.value).toBe("Everyone knows");
  expect(field.selectionStart).toBe(14);
});
