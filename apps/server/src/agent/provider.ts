import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { wrapLanguageModel } from "ai";
import type { ModelConfig } from "../config.ts";
import { boundedFetch } from "./bounded-fetch.ts";

// The library prints warnings of its own beside our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const NAMES: Partial<Record<ModelConfig["provider"], { host: string; name: string }>> = {
  anthropic: { host: "api.anthropic.com", name: "Anthropic" },
  google: { host: "generativelanguage.googleapis.com", name: "Google" },
};
const THIS_MACHINE: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

const OPENAI_HOST = "api.openai.com";

/** OpenAI's reasoning models refuse `max_tokens`; all of its chat models take the newer name, which most other servers do not know. */
function withNewerName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens };
}

/** The configured model through the `ai` package. Ollama is reached through its OpenAI-compatible address. */
export function modelOf({ provider, name, apiKey, baseUrl }: ModelConfig, maxOutputTokens: number): Parameters<typeof wrapLanguageModel>[0]["model"] {
  const settings = { fetch: boundedFetch(maxOutputTokens), ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case "anthropic":
      return createAnthropic(settings)(name);
    case "google":
      return createGoogleGenerativeAI(settings)(name);
    default:
      return createOpenAICompatible({
        name: provider,
        includeUsage: true,
        ...settings,
        baseURL: baseUrl ?? "",
        ...(baseUrl && new URL(baseUrl).hostname === OPENAI_HOST ? { transformRequestBody: withNewerName } : {}),
      })(name);
  }
}

/** Servers with OpenAI's interface know different ways to ask for JSON, and refuse the others. */
export const hasJsonMode = ({ provider }: ModelConfig): boolean => provider !== "openai-compatible";

/** Where the visitors' words go: the provider at its own address, else the host that is configured. */
function placeOf({ provider, baseUrl }: ModelConfig): string {
  if (!baseUrl) return provider;
  const { host, hostname } = new URL(baseUrl);
  if (provider === "ollama") return THIS_MACHINE.has(hostname) ? "Ollama on this machine" : `Ollama at ${host}`;
  const own = NAMES[provider];
  return own?.host === host ? own.name : host;
}

/** Said at the start and to visitors: which model, at whose place. */
export const labelOf = (model: ModelConfig): string => `${model.name} (${placeOf(model)})`;
