/** Addresses of the calls (specification 1 §7; `assess` is ours, specification README). No imports. */

export const CALLS = ["chat", "fetch-url", "summarize", "assess"] as const;
export type Call = (typeof CALLS)[number];

/** Path under the configured base. */
export const callPath = (call: Call): `/agent/${Call}` => `/agent/${call}`;

/** Path when no base is configured: the twin that serverless hosts answer, and our own server too. */
export const fallbackPath = (call: Call): `/.netlify/functions/agent-${Call}` => `/.netlify/functions/agent-${call}`;

/** The calls that carry the client-key header. Summarize never does (specification 1 §7). */
export const CALLS_WITH_CLIENT_KEY: readonly Call[] = ["chat", "fetch-url", "assess"];

/** The client key that these calls carry where none is configured. It sorts traffic for a proxy in front of the server; nobody checks it. */
export const OPEN_CLIENT_KEY = { name: "x-candor-client", value: "web" } as const;
