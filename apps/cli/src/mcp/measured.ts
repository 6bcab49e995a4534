import { z } from "zod";
import type { MeasuredRecord } from "../measured-record.ts";
import { COUNT } from "./count.ts";

export const RECORD_OUTPUT = z
  .object({
    summary: z.string().describe("In one sentence, as the app shows it."),
    texts: COUNT.describe("Labeled texts in which it fired."),
    right: COUNT.describe("Those that people had marked as misleading too."),
    right_share: z.number().min(0).max(1).nullable().describe("right / texts; null when too few texts speak."),
    false_flags_per_1000_honest_words: z.number().min(0).nullable(),
    measured_on: z.string(),
    same_rules: z.boolean().describe("False when the rules changed since they were measured."),
  } satisfies Record<keyof MeasuredRecord, z.ZodType>)
  .describe("How it did on published labeled texts, on the halves that the rules were developed on.");
