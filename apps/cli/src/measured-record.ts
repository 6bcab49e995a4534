import { measuredWords, TOO_FEW_MEASURED, type Measured } from "@candor/content/measured-record";
import { RULE_HASH } from "@candor/engine";

/** How a pattern did on labeled texts. */
export interface MeasuredRecord {
  /** In one sentence. */
  summary: string;
  texts: number;
  right: number;
  /** From 0 to 1; null when too few texts speak, as is the next. */
  right_share: number | null;
  false_flags_per_1000_honest_words: number | null;
  measured_on: string;
  /** False when the rules changed since. */
  same_rules: boolean;
}

const accuracy = async () => (await import("@candor/content/measured/accuracy.json", { with: { type: "json" } })).default;

/** The counts of a pattern; null where it met no labeled text. The figures load at the first call. */
export async function measuredCounts(reflexId: string): Promise<Measured | null> {
  const { patterns } = await accuracy();
  return (patterns as Readonly<Record<string, Measured>>)[reflexId] ?? null;
}

/** The measured record of a pattern: counts of labeled texts, and marks in neutral text for each 1,000 words. */
export async function measuredRecord(reflexId: string): Promise<MeasuredRecord> {
  const file = await accuracy();
  const measured = await measuredCounts(reflexId);
  const words = measuredWords(measured ?? undefined);
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
