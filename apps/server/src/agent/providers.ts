interface ProviderRow {
  /** How visitors are told of it at its own address. */
  name: string;
  /**
   * Where it is reached unless MODEL_BASE_URL says otherwise; its path is also what an address without one gets. Null where there is no usual place, and one must
   * be given. It stands here so that no other variable of the environment decides it.
   */
  base: string | null;
  needsKey: boolean;
  /** Whether JSON can be asked for in the request. Servers with OpenAI's interface know different ways to do so, and refuse the others. */
  hasJsonMode: boolean;
}

/** The values of MODEL_PROVIDER. Each speaks OpenAI's interface, unless provider.ts has a case for it. */
export const PROVIDERS = {
  "openai-compatible": { name: "OpenAI-compatible", base: null, needsKey: false, hasJsonMode: false },
  anthropic: { name: "Anthropic", base: "https://api.anthropic.com/v1", needsKey: true, hasJsonMode: true },
  google: { name: "Google", base: "https://generativelanguage.googleapis.com/v1beta", needsKey: true, hasJsonMode: true },
  ollama: { name: "Ollama", base: "http://127.0.0.1:11434/v1", needsKey: false, hasJsonMode: true },
} satisfies Record<string, ProviderRow>;

export type Provider = keyof typeof PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as [Provider, ...Provider[]];
export const providerRow = (provider: Provider): ProviderRow => PROVIDERS[provider];
