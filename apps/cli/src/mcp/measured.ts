import { measuredWords, TOO_FEW_MEASURED, type Measured } from "@candor/content/measured-record";
import { RULE_HASH } from "@candor/engine";
import { z } from "zod";
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
  })
  .describe("How it did on published labeled texts, on the halves that the rules were developed on.");
export type MeasuredRecord = z.infer<typeof RECORD_OUTPUT>;

/** The measured record of a pattern: counts of labeled texts, and marks in neutral text for each 1,000 words. The figures load at the first call. */
export async function measuredRecord(reflexId: string): Promise<MeasuredRecord> {
  const { default: file } = await import("@candor/content/measured/accuracy.json", { with: { type: "json" } });
  const measured = (file.patterns as Readonly<Record<string, Measured>>)[reflexId];
  const words = measuredWords(measured);
  return {
    summary: words ?? TOO_FEW_MEASURED,
    texts: measured?.texts ?? 0,
    right: measured?.right ?? 0,
    right_share: words && measured ? measured.right / measured.texts : null,
    false_flags_per_1000_honest_words: words && measured ? measured.falsePerThousandWords : null,
    measured_on: file.date,
    same_rules: file.ruleHash === RULE_HASH,
  };
}
