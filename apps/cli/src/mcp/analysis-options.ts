import { z } from "zod";
import { CATEGORIES } from "@candor/engine";
import { PATTERN_ID } from "../pattern-id-schema.ts";

const FINDINGS_DEFAULT = 30;
const FINDINGS_MAX = 500;

/** What both analysing tools take beside their text: the options of `candor analyze` that change the answer. `--mode` changes none, so it is left out. */
export const ANALYSIS_OPTIONS = {
  stakes: z.enum(["low", "medium", "high"]).default("medium").describe("How much is at stake. Sets assert_from: 0.75 for high, else 0.6. Changes no finding."),
  min_confidence: z.number().min(0).max(1).default(0).describe("Leave out findings below this confidence."),
  categories: z.array(z.enum(CATEGORIES)).min(1).optional().describe("Only findings of these categories."),
  ignore: z.array(PATTERN_ID).min(1).optional().describe("Ids of patterns and families to leave out, such as vx-fo01-act-now or vx-fo01."),
  include_weak: z.boolean().default(false).describe("Also weak signals and findings under their family's threshold. Most of them are harmless wording."),
  max_findings: z.int().min(1).max(FINDINGS_MAX).default(FINDINGS_DEFAULT).describe("List at most this many findings, the most confident ones."),
};

export type AnalysisOptions = z.infer<z.ZodObject<typeof ANALYSIS_OPTIONS>>;
