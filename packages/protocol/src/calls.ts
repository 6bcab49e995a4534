import { z } from "zod";
import {
  ASSESS_ANSWER_CHARS,
  ASSESS_PROMPT_CHARS,
  CHAT_HISTORY_MESSAGES,
  CHAT_HISTORY_READ_CHARS,
  CHAT_HISTORY_TEXT_CHARS,
  CHAT_TEXT_CHARS,
  SUMMARIZE_FRAMES,
  SUMMARIZE_TEXT_CHARS,
  URL_CHARS,
} from "./limits.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";

/*
 * Bodies and answers of the calls (specification 1 §7, 2 §7). Unknown fields of a body are ignored, so that a newer page works with an older server.
 * Answers may carry more than the specification names; clients must require no more than it names.
 */

/** Modes are written with and without the dashes (specification 1 §4). */
const modeSchema = z
  .enum(["direct", "careful", "recap", "--direct", "--careful", "--recap"])
  .transform((mode) => mode.replace(/^--/, "") as "direct" | "careful" | "recap");
const stakesSchema = z.enum(["low", "medium", "high"]);
const citePolicySchema = z.enum(["auto", "force", "off"]);
/** true and false may come as words, because a select element gives words. */
const omissionScanSchema = z
  .union([z.literal("auto"), z.boolean(), z.enum(["true", "false"])])
  .transform((scan): "auto" | boolean => (scan === "true" ? true : scan === "false" ? false : scan));
const reflexProfileSchema = z.enum(["default", "strict", "lenient"]);

const handshakeFields = {
  mode: modeSchema.optional(),
  stakes: stakesSchema.optional(),
  min_confidence: z.number().min(0).max(1).optional(),
  cite_policy: citePolicySchema.optional(),
  omission_scan: omissionScanSchema.optional(),
  reflex_profile: reflexProfileSchema.optional(),
  codex_version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
};

/** The options that travel with a call; every one may be missing. */
export const handshakeSchema = z
  .object(handshakeFields)
  .meta({ id: "Handshake", description: "Mode, stakes and policies. What is missing takes its default." });

const chatMessageSchema = z.object({ role: z.enum(["user", "assistant", "tool"]), text: z.string().max(CHAT_HISTORY_TEXT_CHARS) }).meta({ id: "ChatMessage" });

export const chatRequestSchema = z
  .object({
    text: z
      .string()
      .max(CHAT_TEXT_CHARS)
      .refine((text) => text.trim() !== "", "must not be blank"),
    history: z
      .array(chatMessageSchema)
      .max(CHAT_HISTORY_MESSAGES)
      .default([])
      .meta({
        description: `Earlier messages, the newest last. A reply is made from the newest ones of ${CHAT_HISTORY_READ_CHARS.toLocaleString("en")} characters together; of one text no more than 20,000 characters are read.`,
      }),
    ...handshakeFields,
    sessionId: z.string().min(1).max(200).optional(),
  })
  .meta({ id: "ChatRequest" });

export const toolUseSchema = z
  .object({
    name: z.string(),
    args: z.record(z.string(), z.unknown()),
    duration_ms: z.number().min(0),
    failed: z.literal(true).optional().meta({ description: "Set when the tool gave nothing, such as a page that could not be read." }),
    error: z.string().optional().meta({ description: "Of a tool that failed: why, in a sentence for people." }),
  })
  .meta({ id: "ToolUse", description: "A tool that was used for the reply. args.url is set for fetch_url." });

const failureSchema = z.enum(["hedge", "refuse", "ask-clarify"]).nullable();

export const chatAnswerSchema = z
  .object({
    message: z.string(),
    tools: z.array(toolUseSchema),
    confidence: z.number().min(0).max(1),
    confidenceStated: z
      .literal(false)
      .optional()
      .meta({ description: "False when the model gave no confidence of its own: `confidence` is then the middle, and says nothing." }),
    failure: failureSchema,
    notes: z
      .array(z.string())
      .optional()
      .meta({
        description:
          "Sentences of the engine's notes that the message repeats, letter for letter: they name wording and are not marked themselves. Given by the built-in analyst only.",
      }),
  })
  .meta({ id: "ChatAnswer" });

/** The reader refuses an address that is too long, with a sentence for whoever sent it. */
export const fetchUrlRequestSchema = z
  .object({
    url: z
      .string()
      .trim()
      .min(1)
      .meta({ description: `Of at most ${URL_CHARS.toLocaleString("en")} characters.` }),
  })
  .meta({ id: "FetchUrlRequest" });

const said = z.string().nullable();
export const fetchUrlAnswerSchema = z
  .object({
    text: z.string().meta({ description: "Readable text; paragraphs are parted by blank lines. Empty when the page holds none." }),
    title: said,
    byline: said,
    siteName: said,
    publishedTime: said,
    lang: said,
    url: z.string().meta({ description: "The address after redirects." }),
    charCount: z.number().int().min(0).meta({ description: "UTF-16 units of text." }),
    truncated: z.boolean().optional(),
  })
  .meta({ id: "FetchUrlAnswer" });

/** A detection result as callers send it: the six fields of specification 1 §3, and whatever more the engine gave. */
export const frameSchema = z
  .looseObject({
    reflexId: z.string().max(200),
    reflexLabel: z.string().max(500),
    rationale: z.string().max(4_000).optional(),
    reason: z.string().max(4_000).optional(),
    confidence: z.number().min(0).max(1),
    tags: z.array(z.string().max(200)).max(100).optional(),
    priority: z.number().min(1).max(5).optional(),
  })
  .meta({ id: "Frame" });

export const summarizeRequestSchema = z
  .object({
    inputText: z
      .string()
      .max(SUMMARIZE_TEXT_CHARS)
      .refine((text) => text.trim() !== "", "must not be blank"),
    frames: z.array(frameSchema).max(SUMMARIZE_FRAMES),
    handshake: handshakeSchema.optional(),
  })
  .meta({ id: "SummarizeRequest" });

export const summarizeAnswerSchema = z.object({ reportText: z.string() }).meta({ id: "SummarizeAnswer" });

const assessmentKindSchema = z.enum(["epistemic-humility", "narrative-framing"]);

export const assessRequestSchema = z
  .object({
    kind: assessmentKindSchema,
    answer: z.string().max(ASSESS_ANSWER_CHARS),
    prompt: z.string().max(ASSESS_PROMPT_CHARS).optional(),
    facts: z.string().max(ASSESS_PROMPT_CHARS).optional(),
    neutralFacts: z.string().max(ASSESS_PROMPT_CHARS).optional(),
  })
  .refine(({ prompt, facts, neutralFacts }) => [prompt, facts, neutralFacts].some((text) => text?.trim()), {
    message: "needs prompt, facts or neutralFacts",
    path: ["prompt"],
  })
  .meta({ id: "AssessRequest" });

export const assessAnswerSchema = z
  .object({
    overallScore: z.number().min(0).max(1),
    criteriaScores: z.record(z.string(), z.number().min(0).max(1)),
    personalizedFeedback: z.string(),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    nextSteps: z.array(z.string()),
    byRules: z
      .literal(true)
      .optional()
      .meta({
        description:
          "Set where a language model is active and rules assessed all the same: it failed, what it gave could not be used, or the answer is too short for it.",
      }),
    why: z.string().optional().meta({ description: "With byRules: why, in a sentence for people." }),
  })
  .meta({ id: "AssessAnswer" });

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
export const errorBodySchema = z.object({ error: z.object({ code: z.enum(codes), message: z.string() }) }).meta({ id: "Error" });

export const configAnswerSchema = z
  .object({
    agentBase: z.string().nullable(),
    clientKey: z.object({ name: z.string(), value: z.string() }).nullable(),
    ownerEmail: z.string(),
    telemetryEndpoint: z.string().nullable(),
    model: z.object({ active: z.boolean(), label: z.string() }),
  })
  .meta({ id: "Config" });

export type HandshakeOptions = z.infer<typeof handshakeSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ToolUse = z.infer<typeof toolUseSchema>;
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
export type FetchUrlAnswer = z.infer<typeof fetchUrlAnswerSchema>;
export type SentFrame = z.infer<typeof frameSchema>;
export type SummarizeRequest = z.infer<typeof summarizeRequestSchema>;
export type SummarizeAnswer = z.infer<typeof summarizeAnswerSchema>;
export type AssessRequest = z.infer<typeof assessRequestSchema>;
export type AssessAnswer = z.infer<typeof assessAnswerSchema>;
export type ConfigAnswer = z.infer<typeof configAnswerSchema>;
