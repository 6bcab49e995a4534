import { agentHost } from "./api.ts";
import { useConfig } from "./config.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Host that calls go to, for words that say so. A page drawn at build time knows no host yet. */
export function useAgentHost(): string {
  const config = useConfig();
  return useHydrated() ? agentHost(config) : "this site’s server";
}
