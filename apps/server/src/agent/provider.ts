import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelConfig } from "../config.ts";

const NAMES: Record<ModelConfig["provider"], string> = { "openai-compatible": "OpenAI-compatible endpoint", anthropic: "Anthropic", google: "Google", ollama: "Ollama on this machine" };

/** The configured model through the `ai` package. Ollama is reached through its OpenAI-compatible address. */
export function modelOf({ provider, name, apiKey, baseUrl }: ModelConfig): LanguageModel {
  const base = baseUrl ? { baseURL: baseUrl } : {};
  switch (provider) {
    case "anthropic":
      return createAnthropic({ ...(apiKey ? { apiKey } : {}), ...base })(name);
    case "google":
      return createGoogleGenerativeAI({ ...(apiKey ? { apiKey } : {}), ...base })(name);
    default:
      return createOpenAICompatible({ name: provider, baseURL: baseUrl ?? "", includeUsage: true, ...(apiKey ? { apiKey } : {}) })(name);
  }
}

/** Said at the start and to visitors: which model, at whose place. The host of an own endpoint is named, so that people know where their words go. */
export const labelOf = ({ provider, name, baseUrl }: ModelConfig): string =>
  `${name} (${provider === "openai-compatible" && baseUrl ? new URL(baseUrl).host : NAMES[provider]})`;
