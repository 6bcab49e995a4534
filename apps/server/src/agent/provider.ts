import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelConfig } from "../config.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { mendingFetch } from "./mended-requests.ts";
import type { Model } from "./model-gate.ts";
import { providerRow } from "./providers.ts";
import { tidying } from "./tidied-answers.ts";
import { untilDone } from "./until-done.ts";

// The library prints warnings of its own beside our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const THIS_MACHINE: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

const OPENAI_HOST = "api.openai.com";

/** The configured model through the `ai` package. Ollama is reached through its OpenAI-compatible address. */
export function modelOf({ provider, name, apiKey, baseUrl }: ModelConfig, maxOutputTokens: number): Model {
  const settings = { fetch: boundedFetch(maxOutputTokens), baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) };
  switch (provider) {
    case "anthropic":
      return createAnthropic(settings)(name);
    case "google":
      return createGoogleGenerativeAI(settings)(name);
    default:
      return createOpenAICompatible({
        name: provider,
        ...settings,
        fetch: mendingFetch(tidying(untilDone(settings.fetch)), { isOpenAi: new URL(baseUrl).hostname === OPENAI_HOST }),
      })(name);
  }
}

/** Where the visitors' words go: the provider at its own address, else the host that is configured. */
function placeOf({ provider, baseUrl }: ModelConfig): string {
  const { host, hostname } = new URL(baseUrl);
  const { name, base } = providerRow(provider);
  if (provider === "ollama") return THIS_MACHINE.has(hostname) ? `${name} on this machine` : `${name} at ${host}`;
  return base !== null && new URL(base).host === host ? name : host;
}

/** Said at the start and to visitors: which model, at whose place. */
export const labelOf = (model: ModelConfig): string => `${model.name} (${placeOf(model)})`;
