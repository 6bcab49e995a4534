import { expect, it } from "vitest";
import { PHRASINGS } from "./phrasings.ts";
import { slotFor } from "./slot-for.ts";

const example = PHRASINGS[0]!.plain;

it.each<[string[], { at: number; own: boolean }]>([
  [["mine", "", "mine", ""], { at: 1, own: false }],
  [["mine", " \n", "mine", "mine"], { at: 1, own: false }],
  [["mine", "mine", example, "mine"], { at: 2, own: false }],
  [["mine", example, "", "mine"], { at: 2, own: false }],
  [["mine", `${example} `, "mine", "mine"], { at: 1, own: false }],
  [["mine", `${example} But`, "mine", "mine"], { at: 0, own: true }],
])("%j: %j", (texts, slot) => {
  expect(slotFor(texts)).toEqual(slot);
});
