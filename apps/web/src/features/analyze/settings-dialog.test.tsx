// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { JUDGEMENTS_KEY } from "../../lib/judgements.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  [/^Restore.*soon/, "Restore: now"],
  [/^Restore.*now/, "Restore: soon"],
  [/^Unmute.*Hurry/, "Muted patterns (0)"],
])("%s leaves the focus in its list, at %s", (name, place) => {
  const fine = (words: string) => ({ reflexId: "vx-fo01-x", label: "Hurry", words, before: "", after: "" });
  localStorage.setItem(
    JUDGEMENTS_KEY,
    JSON.stringify({ dismissed: [fine("now"), fine("soon")], muted: [{ reflexId: "vx-fo01-x", label: "Hurry" }], hideMarks: false }),
  );
  render(<SettingsDialog open onClose={() => undefined} />);
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement?.textContent).toBe(place);
});

it.each([
  ["Well, it is", ". Surely so", "… Well, it is now. Surely so …"],
  ["Well, it is", "(they say) so", "… Well, it is now (they say) so …"],
  ["quisition of the harbor which is", "or never, for all of us who have", "… of the harbor which is now or never, for all of us who …"],
  ["She said “", "”, he said", "… She said “now”, he said …"],
])("shows what stands around as it was written: %s, %s", (before, after, shown) => {
  const dismissed = [{ reflexId: "vx-fo01-x", label: "Hurry", words: "now", before, after }];
  localStorage.setItem(JUDGEMENTS_KEY, JSON.stringify({ dismissed, muted: [], hideMarks: false }));
  render(<SettingsDialog open onClose={() => undefined} />);
  expect(document.querySelector(".around")?.textContent).toBe(shown);
});
