import { isSameText } from "@candor/analyst/compare/compare-texts";
import { SAME_TEXT } from "@candor/analyst/compare/words";
import { MIN_INPUT_CHARS } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";

export const SIDES = ["first", "second"] as const;
export type SideName = (typeof SIDES)[number];
export type Pair = Readonly<Record<SideName, string>>;
export const SIDE_LABELS: Readonly<Record<SideName, string>> = { first: "First text", second: "Second text" };
export const NO_TEXTS: Pair = { first: "", second: "" };

export const isEmpty = ({ first, second }: Pair): boolean => first.trim() === "" && second.trim() === "";
export const samePair = (a: Pair, b: Pair): boolean => a.first === b.first && a.second === b.second;

/** A pair as a draft holds it; null where it holds none. */
export function parsePair(draft: string): Pair | null {
  if (draft === "") return null;
  try {
    const value: unknown = JSON.parse(draft);
    return isRecord(value) && typeof value["first"] === "string" && typeof value["second"] === "string"
      ? { first: value["first"], second: value["second"] }
      : null;
  } catch {
    return null;
  }
}

/** What keeps a pair from being compared, and the field to mend it in; null where nothing does. */
export function obstacleOf({ first, second }: Pair): { side: SideName; message: string } | null {
  if (first.trim() === "" && second.trim() === "")
    return { side: "first", message: "Both fields are empty. Paste a text into each, or start with the example." };
  if (first.trim() === "") return { side: "first", message: "The first field is empty. Paste the text to compare with." };
  if (second.trim() === "") return { side: "second", message: "The second field is empty. Paste the text to compare with." };
  if (isSameText(first, second)) return { side: "second", message: SAME_TEXT };
  const short = SIDES.find((side) => ({ first, second })[side].trim().length < MIN_INPUT_CHARS);
  return short ? { side: short, message: `The ${short} text is too short to check.` } : null;
}
