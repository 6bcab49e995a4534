import { SLOT_COUNT } from "@candor/content/messages/lab";

/** Statements in the slots survive a reload (resetting loads the page again). */
export const TEXTS_KEY = "candor-lab-v1";
export const NO_TEXTS: readonly string[] = Array.from({ length: SLOT_COUNT }, () => "");

/** One text a slot, "" for an empty one; null for data that is no list of texts. */
export const parseTexts = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((v) => typeof v === "string") ? NO_TEXTS.map((_, i) => (value as string[])[i] ?? "") : null;
