import { agentModel } from "../../../lib/api.ts";
import { type AppConfig, DEFAULT_CONFIG } from "../../../lib/config.ts";
import type { Message } from "./chat-state.ts";

/** Who answers, as words that follow “answered by”; undefined where nothing is known of it. */
export function answeredBy(config: AppConfig): string | undefined {
  // The defaults stand for a server that has told nothing.
  const model = config === DEFAULT_CONFIG ? null : agentModel(config);
  if (model === null || model === "elsewhere") return undefined;
  return model.active ? `the language model ${model.label}`.trim() : "the built-in analyst, by rules";
}

/** Whether replies of more than one stand in the conversation: then each says whose it is. */
export const isMixed = (messages: readonly Message[]): boolean => new Set(messages.flatMap(({ by, text }) => (by && text !== "" ? [by] : []))).size > 1;
