import { isRecord } from "@candor/protocol/is-record";
import { OPEN_CLIENT_KEY } from "@candor/protocol/paths";
import { useEffect, useSyncExternalStore } from "react";

/** What the server tells the page at run time. Nothing in it is secret: the client-key header sorts traffic (specification README). */
export interface AppConfig {
  /** Address in front of `/agent/…`; null where the serverless function paths are to be used. */
  agentBase: string | null;
  clientKey: { name: string; value: string } | null;
  ownerEmail: string;
  telemetryEndpoint: string | null;
  model: { active: boolean; label: string };
}

/** What holds until the server has said otherwise, and where a host serves the files alone. */
export const DEFAULT_CONFIG: AppConfig = {
  agentBase: null,
  clientKey: OPEN_CLIENT_KEY,
  ownerEmail: "",
  telemetryEndpoint: null,
  model: { active: false, label: "" },
};

const CONFIG_PATH = "/config.json";
/** The defaults serve most hosts; a call does not wait longer to learn of another. */
const CONFIG_WITHIN_MS = 4_000;
const text = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

/** What a browser sends as a header (RFC 9110, 5.1 and 5.5); with anything else every call would fail as if there were no connection. */
const isHeader = (name: string, value: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]+$/.test(value);

/** Takes what has the right shape and the default for the rest. */
export function parseConfig(value: unknown): AppConfig {
  if (!isRecord(value)) return DEFAULT_CONFIG;
  const key = isRecord(value["clientKey"]) ? value["clientKey"] : {};
  const model = isRecord(value["model"]) ? value["model"] : {};
  const [name, secret] = [text(key["name"]), text(key["value"])];
  return {
    agentBase: text(value["agentBase"]),
    clientKey: name && secret && isHeader(name, secret) ? { name, value: secret } : DEFAULT_CONFIG.clientKey,
    ownerEmail: text(value["ownerEmail"]) ?? "",
    telemetryEndpoint: text(value["telemetryEndpoint"]),
    model: { active: model["active"] === true, label: text(model["label"]) ?? "" },
  };
}

let known: AppConfig | null = null;
let knownAt = 0;
let pending: Promise<AppConfig> | null = null;
const listeners = new Set<() => void>();

function learn(config: AppConfig): AppConfig {
  [known, knownAt] = [config, performance.now()];
  for (const listener of listeners) listener();
  return config;
}

/** Null where the server gives none. Rejects without a connection, in time, or on another answer than JSON. */
async function fetchConfig(): Promise<AppConfig | null> {
  const answer = await fetch(CONFIG_PATH, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(CONFIG_WITHIN_MS) });
  return answer.ok ? parseConfig(await answer.json()) : null;
}

/** Fetched on the first call, and again as `lookAgain` does. Where it cannot be had, or not in time, the defaults hold for this call and the next one asks again. Never rejects. */
export function loadConfig(): Promise<AppConfig> {
  if (known) return Promise.resolve(known);
  pending ??= fetchConfig()
    .then((told) => (told ? learn(told) : DEFAULT_CONFIG))
    .catch(() => DEFAULT_CONFIG)
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** Sooner nobody who left the page has come back from giving its server a model. */
const FRESH_MS = 10_000;

/** When the visitor comes back to the page: what it says of who answers, and who reads along, must not be what held before the server was started anew. */
function lookAgain(): void {
  if (!known || document.hidden || performance.now() - knownAt < FRESH_MS) return;
  knownAt = performance.now();
  fetchConfig().then(
    (told) => {
      if (told && JSON.stringify(told) !== JSON.stringify(known)) learn(told);
    },
    () => undefined,
  );
}

/** For tests. */
export function forgetConfig(): void {
  known = null;
  pending = null;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("focus", lookAgain);
    document.addEventListener("visibilitychange", lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("focus", lookAgain);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

/** The configuration once it is known, else null. `when` false asks for nothing. */
export function useConfig(when = true): AppConfig | null {
  useEffect(() => {
    if (when) void loadConfig();
  }, [when]);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
