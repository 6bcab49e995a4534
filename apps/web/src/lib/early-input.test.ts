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

it("enters what was chosen, and leaves alone what nobody touched", () => {
  const options = "<option>Low</option><option>High</option>";
  document.body.innerHTML = `<main><select id="chosen">${options}</select><select id="untouched">${options}</select><input type="range" min="0" max="9" value="3"></main>`;
  const [chosen, untouched, slider] = ["#chosen", "#untouched", "input"].map((name) => document.querySelector<HTMLInputElement | HTMLSelectElement>(name)!);
  chosen!.value = "High";
  slider!.value = "7";
  const heard: EventTarget[] = [];
  for (const type of ["input", "change"]) document.body.addEventListener(type, ({ target }) => heard.push(target!));
  noteEarlyInput(document.querySelector("main")!);
  chosen!.value = "Low";
  slider!.value = "3";
  enterEarlyInput();
  vi.runAllTimers();
  expect([chosen!.value, untouched!.value, slider!.value]).toEqual(["High", "Low", "7"]);
  expect(heard).toEqual([chosen, slider]);
});
