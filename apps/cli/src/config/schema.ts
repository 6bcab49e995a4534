import { CATEGORIES } from "@candor/engine";
import { z } from "zod";
import { FORMATS } from "../formats/names.ts";
import { PATTERN_ID } from "../pattern-id-schema.ts";

const share = z.number().min(0).max(1);
const globs = z.array(z.string().min(1));

/** The configuration file. Every key but the globs has a flag of the same meaning. */
export const CONFIG = z.strictObject({
  $schema: z.string().optional().describe("Address of this schema, for editors."),
  files: globs
    .min(1)
    .optional()
    .describe("Globs of the files to read in folders, relative to the folder of this file. A glob without a slash matches the file name alone."),
  exclude: globs.optional().describe("What never to read, in .gitignore syntax, relative to the folder of this file. Also applies to files that are named."),
  ignore: z.array(PATTERN_ID).optional().describe("Ids of patterns and families to leave out."),
  categories: z.array(z.enum(CATEGORIES)).min(1).optional().describe("Only findings of these categories."),
  minConfidence: share.optional().describe("Leave out findings below this confidence."),
  failAt: share.optional().describe("End with exit code 1 when a finding reaches this confidence."),
  all: z.boolean().optional().describe("Also list findings below their threshold and weak signals."),
  mode: z.enum(["direct", "careful", "recap"]).optional().describe("How to answer."),
  stakes: z.enum(["low", "medium", "high"]).optional().describe("How much is at stake."),
  profile: z.enum(["default", "strict", "lenient"]).optional().describe("Order of the findings."),
  format: z.enum(FORMATS).optional().describe("How the findings are written."),
  baseline: z.string().min(1).optional().describe("File of accepted findings, relative to the folder of this file."),
  comments: z.boolean().optional().describe("Whether to respect candor-disable comments."),
  reportUnusedComments: z.boolean().optional().describe("Report candor-disable comments that silence nothing, and end with exit code 1."),
});

export type Config = z.infer<typeof CONFIG>;
export const CONFIG_KEYS = Object.keys(CONFIG.shape);

/** The schema as editors read it. */
export const configJsonSchema = (): object => ({ title: "Configuration of the Candor command line", ...z.toJSONSchema(CONFIG, { target: "draft-7" }) });
