import { OPEN_CLIENT_KEY } from "@candor/protocol/paths";
import { useEffect, useSyncExternalStore } from "react";
import { isRecord } from "./storage.ts";

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
let pending: Promise<AppConfig> | null = null;
const listeners = new Set<() => void>();

/** Fetched once, on the first call. Where it cannot be had, or not in time, the defaults hold for this call and the next one asks again. Never rejects. */
export function loadConfig(): Promise<AppConfig> {
  if (known) return Promise.resolve(known);
  pending ??= fetch(CONFIG_PATH, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(CONFIG_WITHIN_MS) })
    .then(async (answer) => {
      if (!answer.ok) return DEFAULT_CONFIG;
      known = parseConfig(await answer.json());
      for (const listener of listeners) listener();
      return known;
    })
    .catch(() => DEFAULT_CONFIG)
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** For tests. */
export function forgetConfig(): void {
  known = null;
  pending = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
