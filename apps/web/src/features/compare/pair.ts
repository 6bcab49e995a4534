import { isRecord } from "@candor/protocol/is-record";

export const SIDES = ["first", "second"] as const;
export type SideName = (typeof SIDES)[number];
export type Pair = Readonly<Record<SideName, string>>;
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
