import { analyze } from "@candor/engine";
import { expect, it } from "vitest";
import { askAbout, hasSwindleMark } from "./swindle.ts";

it.each([
  ["a threat and a password", "We noticed an unusual sign-in. Confirm your password within 12 hours or your profile will be locked.", true],
  ["a fee for a parcel", "Your parcel is held by customs. Pay a fee of $2 now through this link, or it goes back to the sender today.", true],
  ["a safe account", "This is your bank. Move your savings to a safe account now, and tell nobody at the branch.", true],
  ["a bill", "Please pay the invoice of 42 euros by 30 June.", false],
  ["a warning of swindlers", "Scammers tell you that you won a prize and must pay a fee today. Hang up.", false],
  ["pressure of another kind", "Everyone knows that this is your last chance to act.", false],
])("knows the marks of a swindle by what the engine calls them: %s", (_, text, expected) => {
  expect(hasSwindleMark(analyze(text).frames)).toBe(expected);
});

it("puts the question behind the text, or leaves room for one below it", () => {
  expect(askAbout(" Pay now.\n")).toBe("Pay now.\n\nIs this a scam, and what should I do?");
  expect(askAbout("Pay now.", "What does it want from me?")).toBe("Pay now.\n\nWhat does it want from me?");
  expect(askAbout("a".repeat(30_000))).toBe(`${"a".repeat(19_000)}\n\nIs this a scam, and what should I do?`);
  expect(askAbout(" ")).toBe("Is this a scam, and what should I do?\n\n");
});
