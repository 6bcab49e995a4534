import { expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { isAboutWholeText, isWeakSignal } from "../src/policy/scoring.ts";

const shown = (text: string): string[] =>
  analyze(text)
    .frames.filter((frame) => !isAboutWholeText(frame) && !isWeakSignal(frame))
    .map(({ reflexId }) => reflexId);

/** A note that explains another trick than the text's is as bad as a false alarm: each of these had the second one. */
it.each([
  ["Mistakes were made.", "vx-vg01-mistakes-were-made", "vx-mp01-evasion-reply"],
  ["If anybody was offended by it then I'm sorry.", "vx-vg01-non-apology", "vx-em09-if-you-disagree-you-are"],
  ["What kind of father are you?", "vx-gf01-true-friend-would", "vx-vg01-which-are-you"],
])("“%s” gets the note %s and not %s", (text, right, wrong) => {
  expect(shown(text)).not.toContain(wrong);
  expect(shown(text)).toContain(right);
});

/** Vocabulary of structures that were known: each had no mark. */
it.each([
  ["There are no known downsides.", "vx-co01-totally-safe"],
  ["This is well documented and beyond dispute.", "vx-co01-no-doubt"],
  ["Could you ever forgive yourself if something happened?", "vx-em08-never-forgive-yourself"],
  ["You are with the science or with the oil lobby.", "vx-em09-with-us-or-against-us"],
  ["For less than the price of a coffee you could feed a child.", "vx-fo01-value-anchor"],
])("“%s” gets the note %s", (text, right) => expect(shown(text)).toContain(right));

it("takes a reason from what an act would bring for no circle", () =>
  expect(shown("We'll never accept it, because accepting it would be the end of the republic.")).not.toContain("vx-mp01-reason-circle"));

/** Advice about what somebody may say is no such saying; an insult behind it is one. */
it("lets advice on pressure be, and no threat behind a condition", () => {
  expect(shown("If someone tells you that you must act now or lose your account, hang up.")).toEqual([]);
  expect(shown("You must act now or lose your account.")).not.toEqual([]);
  expect(shown("If anyone tells you that the virus is real, they're an idiot.")).not.toEqual([]);
});
