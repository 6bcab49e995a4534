import { FAMILIES } from "../policy/families.ts";
import type { Severity } from "../types.ts";
import { TECHNIQUES } from "../patterns/techniques.ts";
import { Reading, Writing } from "./packing.ts";

export const SEVERITIES: readonly Severity[] = ["low", "medium", "high", "critical"];

export const EXTENT_MATCH = 0;
export const EXTENT_CLAUSE = 1;
export const EXTENT_SENTENCE = 2;
export const EXTENT_ARGUMENT = 3;

/** Bits of what a pattern ignores, and of its traits. */
export const I_NEGATION = 1;
export const I_QUESTION = 2;
export const I_QUOTATION = 4;
export const I_SOURCE = 8;
export const I_HEDGE = 16;
/** The wording points to a document without naming it ("studies show"). */
export const I_CITATION = 32;

/** What scoring needs to know of a pattern; texts are apart. */
export interface PatternMeta {
  /** Index into FAMILIES. */
  family: number;
  category: number;
  technique: number;
  severity: number;
  /** Base confidence in hundredths. */
  confidence: number;
  extent: number;
  ignore: number;
  /** Roles that the pattern has phrases for, as bits (roles.ts). */
  roles: number;
}

export interface PatternTable {
  count: number;
  family: Uint8Array;
  category: Uint8Array;
  technique: Uint8Array;
  severity: Uint8Array;
  confidence: Uint8Array;
  extent: Uint8Array;
  ignore: Uint8Array;
  roles: Uint8Array;
  /** First pattern of each family; patterns are sorted by family. One more entry closes the last. */
  familyStart: Int32Array;
}

const FIELDS = ["family", "category", "technique", "severity", "confidence", "extent", "ignore", "roles"] as const;

export function packPatterns(patterns: readonly PatternMeta[]): string {
  const out = new Writing();
  out.number(patterns.length);
  for (const field of FIELDS) for (const pattern of patterns) out.number(pattern[field]);
  return out.text();
}

export function unpackPatterns(packed: string): PatternTable {
  const input = new Reading(packed);
  const count = input.number();
  const column = (): Uint8Array => {
    const values = new Uint8Array(count);
    for (let at = 0; at < count; at++) values[at] = input.number();
    return values;
  };
  const columns = Object.fromEntries(FIELDS.map((field) => [field, column()])) as Record<(typeof FIELDS)[number], Uint8Array>;
  const { family } = columns;
  const familyStart = new Int32Array(FAMILIES.length + 1);
  for (let at = 0; at < count; at++) familyStart[family[at]! + 1]!++;
  for (let f = 0; f < FAMILIES.length; f++) familyStart[f + 1]! += familyStart[f]!;
  return { count, ...columns, familyStart };
}

export { TECHNIQUES };
