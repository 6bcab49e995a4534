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
    .describe("Globs of the files that are read in a folder, from the folder of this file. A glob without a slash is about the name alone."),
  exclude: globs.optional().describe("What is never read, written as in a .gitignore, from the folder of this file. Holds for files that are named, too."),
  ignore: z.array(PATTERN_ID).optional().describe("Ids of patterns and families that are left out."),
  categories: z.array(z.enum(CATEGORIES)).min(1).optional().describe("Only findings of these categories."),
  minConfidence: share.optional().describe("Leave out findings below this confidence."),
  failAt: share.optional().describe("End with exit code 1 when a finding reaches this confidence."),
  all: z.boolean().optional().describe("Also findings under their threshold and weak signals."),
  mode: z.enum(["direct", "careful", "recap"]).optional().describe("How to answer."),
  stakes: z.enum(["low", "medium", "high"]).optional().describe("What hangs on the texts."),
  profile: z.enum(["default", "strict", "lenient"]).optional().describe("Order of the findings."),
  format: z.enum(FORMATS).optional().describe("How the findings are written."),
  baseline: z.string().min(1).optional().describe("File of the findings that are accepted, from the folder of this file."),
  comments: z.boolean().optional().describe("Whether candor-disable comments are heeded."),
  reportUnusedComments: z.boolean().optional().describe("Tell of candor-disable comments that silence nothing, and end with exit code 1."),
});

export type Config = z.infer<typeof CONFIG>;
export const CONFIG_KEYS = Object.keys(CONFIG.shape);

/** The schema as editors read it. */
export const configJsonSchema = (): object => ({ title: "Configuration of the command line of Candor", ...z.toJSONSchema(CONFIG, { target: "draft-7" }) });
