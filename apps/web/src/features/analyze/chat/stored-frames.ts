import type { Analysis, Frame } from "@candor/engine";
import { CATEGORIES } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";

const TEXTS = ["reflexId", "reflexLabel", "family", "rationale", "question", "fragment", "stance"] as const;
const NUMBERS = ["confidence", "priority", "start", "end"] as const;

export const isPlace = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n));

const isFrame = (value: unknown): value is Frame =>
  isRecord(value) &&
  TEXTS.every((key) => typeof value[key] === "string") &&
  NUMBERS.every((key) => typeof value[key] === "number") &&
  CATEGORIES.includes(value["category"] as Frame["category"]) &&
  Array.isArray(value["spans"]) &&
  value["spans"].every(isPlace) &&
  Array.isArray(value["adjustments"]) &&
  value["adjustments"].every(isRecord) &&
  Array.isArray(value["tags"]);

/** The frames among stored values: those with every field that a note draws. */
export const checkedFrames = (values: readonly unknown[]): Frame[] => values.filter(isFrame);

const REGION_NUMBERS = ["start", "end", "frames", "strong", "highest"] as const;

const isRegion = (value: unknown): value is Analysis["regions"][number] =>
  isRecord(value) && REGION_NUMBERS.every((key) => typeof value[key] === "number") && (value["hedged"] === undefined || value["hedged"] === true);

/** The regions among stored values. */
export const checkedRegions = (values: readonly unknown[]): Analysis["regions"] => values.filter(isRegion);
