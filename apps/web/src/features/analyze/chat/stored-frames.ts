import type { Frame } from "@candor/engine";
import { CATEGORIES } from "../../../lib/findings.ts";
import { isRecord } from "../../../lib/storage.ts";

const TEXTS = ["reflexId", "reflexLabel", "family", "rationale", "question", "fragment", "stance"] as const;
const NUMBERS = ["confidence", "priority", "start", "end"] as const;

const isFrame = (value: unknown): value is Frame =>
  isRecord(value) &&
  TEXTS.every((key) => typeof value[key] === "string") &&
  NUMBERS.every((key) => typeof value[key] === "number") &&
  CATEGORIES.includes(value["category"] as Frame["category"]) &&
  Array.isArray(value["spans"]) &&
  Array.isArray(value["adjustments"]) &&
  Array.isArray(value["tags"]);

/** The frames among stored values: those with every field that a note draws. */
export const checkedFrames = (values: readonly unknown[]): Frame[] => values.filter(isFrame);
