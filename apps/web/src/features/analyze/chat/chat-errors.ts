import { NETWORK_TIP } from "@candor/content/messages/chat";
import { AgentError } from "../../../lib/api.ts";

const isNetworkFailure = (error: Error): boolean => error.name === "TypeError" || /failed to fetch|network ?error/i.test(error.message);

/** The sentence for a failed call (specification 1 §8, chat): a network failure with the tip, anything else with its HTTP status where that is known and none is said yet: a message may name that of the site that was asked. */
export function chatErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AgentError) return /\bHTTP \d{3}\b/.test(error.message) ? error.message : `${error.message} (HTTP ${error.status})`;
  return isNetworkFailure(error) ? `${error.message} ${NETWORK_TIP}` : error.message;
}
