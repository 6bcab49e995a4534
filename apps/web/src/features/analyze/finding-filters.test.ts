import type { Frame } from "@candor/engine";
import { expect, it } from "vitest";
import { NO_FILTERS, passes } from "./finding-filters.tsx";

const finding = (category: string, confidence: number) => ({ frame: { category, confidence } as Frame });

it.each<[string, Partial<typeof NO_FILTERS>, boolean]>([
  ["shown by default", {}, true],
  ["category off", { off: ["consensus"] }, false],
  ["another category off", { off: ["logical"] }, true],
  ["at the limit", { min: 0.6 }, true],
  ["under the limit", { min: 0.75 }, false],
])("%s", (_, filters, shown) => expect(passes({ ...NO_FILTERS, ...filters }, finding("consensus", 0.6))).toBe(shown));

it.each([
  [0.39, false, false],
  [0.39, true, true],
  [0.4, false, true],
])("confidence %f with weak signals %s: %s", (confidence, weak, shown) => expect(passes({ ...NO_FILTERS, weak }, finding("other", confidence))).toBe(shown));
