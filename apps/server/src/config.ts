import { z } from "zod";
import { OPEN_CLIENT_KEY, type Call } from "@candor/protocol";
import { PROVIDER_NAMES, providerRow, type Provider } from "./agent/providers.ts";
import { parseProxyTrust, type ProxyTrust } from "./calls/client-address.ts";

/** Everything that the environment decides, parsed once at start. `.env.example` documents each variable. */

const blankIsUnset = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== ""));

const flag = z.enum(["0", "1", "true", "false"], { error: "must be 1 or 0" }).transform((value) => value === "1" || value === "true");
/** In digits only: "0x50" and "1e3" are slips. */
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().trim().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
};
const NO_ADDRESS = "must be an address that starts with http:// or https://";
/** Browsers and Node refuse to call an address with a name and password in it. */
const webAddress = z.url({ protocol: /^https?$/, error: NO_ADDRESS, abort: true }).refine((text) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}, "must not contain a user name and password");
/** The path of a call is appended to it. */
const baseAddress = webAddress.refine((text) => !/[?#]/.test(text), "must end before the question mark or #, since the path of each call is appended to it");
/** A base address, or a path of this site, such as the one before which a proxy puts another server. */
const baseOrPath = z
  .string()
  .trim()
  .superRefine((text, context) => {
    if (/^\/(?![/\\])[^\s?#]*$/.test(text)) return;
    const { issues } = /^https?:/i.test(text)
      ? (baseAddress.safeParse(text).error ?? { issues: [] })
      : { issues: [{ message: `${NO_ADDRESS}, or a path on this site` }] };
    for (const { message } of issues) context.addIssue({ code: "custom", message });
  });
/** Without the slash at its end, unless it is nothing else. */
const baseOf = (text: string): string => text.replace(/(?<=[^/])\/+$/, "");
const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);
const origin = z
  .string()
  .refine((text) => /^https?:/.test(text) && originOf(text) === text.replace(/\/$/, ""), "must be an origin such as https://example.org, without a path")
  .transform((text) => text.replace(/\/$/, ""));
/** Proxies that are believed; what is wrong is said in the words of the parser. */
const proxyTrust = z.string().transform((text, context): ProxyTrust => {
  try {
    return parseProxyTrust(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
    return z.NEVER;
  }
});
const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item));
/** Redis by its address. A database is a number: the library takes any word for one, and ends the process as soon as Redis has refused it. */
const redisAddress = z
  .url({
    protocol: /^rediss?$/,
    error: "must be an address that starts with redis:// or rediss:// (in a password, write %23 for #, %2F for / and the like)",
    abort: true,
  })
  .refine((text) => /^\/?\d*$/.test(new URL(text).pathname), "may end in the number of a database, such as redis://127.0.0.1:6379/1, and in nothing else");
/** Sent in a header, which takes no line ends and no letters beyond ASCII; a line end of a secrets file is cut off. */
const headerValue = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]+$/, "may contain only plain ASCII characters");
const HEADER_NAME = /^[a-z0-9-]+$/i;

const envSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: whole(0, 65_535).default(8787),
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SITE_URL: origin.optional(),
  WEB_DIST: z.string().optional(),
  TRUST_PROXY: proxyTrust.prefault("none"),
  CORS_ORIGINS: listOf(origin).default([]),
  METRICS_TOKEN: headerValue.min(8, "must be at least 8 characters long").optional(),
  ALLOW_PRIVATE_ADDRESSES: flag.default(false),
  RATE_LIMIT_OFF: flag.default(false),
  REDIS_URL: redisAddress.optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:-]+$/, "may contain only letters, digits, _, - and :")
    .default("candor"),
  PAGE_CACHE_S: whole(0, 86_400).default(300),
  CHAT_PER_MINUTE: whole(1, 100_000).optional(),
  CHAT_PER_DAY: whole(1, 10_000_000).optional(),
  FETCH_PER_MINUTE: whole(1, 100_000).default(60),
  FETCH_PER_DAY: whole(1, 10_000_000).default(2_000),
  SUMMARIZE_PER_MINUTE: whole(1, 100_000).optional(),
  SUMMARIZE_PER_DAY: whole(1, 10_000_000).optional(),
  ASSESS_PER_MINUTE: whole(1, 100_000).optional(),
  ASSESS_PER_DAY: whole(1, 10_000_000).optional(),
  CONCURRENCY: whole(1, 10_000).default(64),
  CONCURRENCY_QUEUE: whole(0, 100_000).default(256),
  CLIENT_KEY_NAME: z.string().regex(HEADER_NAME, "must be a header name").default(OPEN_CLIENT_KEY.name),
  CLIENT_KEY_VALUE: headerValue.optional(),
  OWNER_EMAIL: z.email("must be an email address").optional(),
  AGENT_BASE: baseOrPath.optional(),
  TELEMETRY_ENDPOINT: z.union([webAddress, z.string().regex(/^\/(?!\/)/)], { error: "must be an address or a path" }).optional(),
  MODEL_PROVIDER: z.enum(PROVIDER_NAMES).optional(),
  MODEL_NAME: z.string().trim().optional(),
  MODEL_API_KEY: headerValue.optional(),
  MODEL_BASE_URL: baseAddress.optional(),
  AGENT_MAX_STEPS: whole(1, 20).default(5),
  AGENT_DEADLINE_MS: whole(1_000, 600_000).default(60_000),
  AGENT_MAX_OUTPUT_TOKENS: whole(64, 100_000).default(1_500),
  AGENT_CONCURRENCY: whole(1, 1_000).default(8),
});

/** Names of all variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(envSchema.shape);

/** The language model that answers, when one is configured. The key is in no log and no answer. */
export interface ModelConfig {
  provider: Provider;
  name: string;
  apiKey: string | undefined;
  baseUrl: string;
}

export interface ServerConfig {
  production: boolean;
  port: number;
  host: string;
  logLevel: string;
  siteUrl: string | undefined;
  webDist: string | undefined;
  trustProxy: ProxyTrust;
  corsOrigins: string[];
  metricsToken: string | undefined;
  allowPrivateAddresses: boolean;
  rateLimitOff: boolean;
  redis: { url: string; prefix: string } | null;
  pageCacheS: number;
  /** Requests of one client, by call. */
  budgets: Record<Call, { perMinute: number; perDay: number }>;
  /** Requests of one call that are worked on at once, and that may wait. */
  concurrency: { active: number; waiting: number };
  /** What calls must carry; null where nobody checks. */
  clientKey: { name: string; value: string } | null;
  /** What the page sends, checked or not. */
  pageKey: { name: string; value: string };
  ownerEmail: string;
  agentBase: string | null;
  telemetryEndpoint: string | null;
  model: ModelConfig | null;
  agent: { maxSteps: number; deadlineMs: number; maxOutputTokens: number; concurrency: number };
}

/** What is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** An address as people copy it: with a slash at the end, with the call itself, or without the path that a provider always has. Null where one is needed and none is given. */
function modelBase(provider: Provider, given: string | undefined): string | null {
  const usual = providerRow(provider).base;
  if (given === undefined) return usual;
  const bare = given.replace(/(?<!\/)\/+$/, "").replace(/\/(?:chat\/completions|messages|models)$/, "");
  // The address of Ollama's own interface, as its documentation gives it: at the same place stands the one that is used.
  const base = provider === "ollama" ? bare.replace(/\/api(?:\/(?:chat|generate|tags))?$/, "/v1") : bare;
  return usual !== null && new URL(base).pathname === "/" ? `${base}${new URL(usual).pathname}` : base;
}

function modelOf(env: z.infer<typeof envSchema>, problems: string[]): ModelConfig | null {
  const provider = env.MODEL_PROVIDER;
  if (!provider) {
    if (env.MODEL_NAME || env.MODEL_API_KEY || env.MODEL_BASE_URL)
      problems.push(`MODEL_PROVIDER: is missing, but other MODEL_ settings are set (one of ${PROVIDER_NAMES.join(", ")})`);
    return null;
  }
  const baseUrl = modelBase(provider, env.MODEL_BASE_URL);
  if (!env.MODEL_NAME) problems.push("MODEL_NAME: is needed with MODEL_PROVIDER");
  if (baseUrl === null) problems.push(`MODEL_BASE_URL: is needed with MODEL_PROVIDER=${provider}`);
  if (providerRow(provider).needsKey && !env.MODEL_API_KEY) problems.push(`MODEL_API_KEY: is needed with MODEL_PROVIDER=${provider}`);
  return { provider, name: env.MODEL_NAME ?? "", apiKey: env.MODEL_API_KEY, baseUrl: baseUrl ?? "" };
}

/** A client is an address, and a whole class may sit behind one. A model costs money with every answer; rules cost time in threads of their own (docs/decisions/0014). */
const WITH_MODEL = { chat: { perMinute: 20, perDay: 400 }, summarize: { perMinute: 30, perDay: 600 }, assess: { perMinute: 20, perDay: 400 } } as const;
const BY_RULES = {
  chat: { perMinute: 240, perDay: 10_000 },
  summarize: { perMinute: 240, perDay: 10_000 },
  assess: { perMinute: 240, perDay: 10_000 },
} as const;

/** Reads the environment. Throws ConfigError with every problem, one a line; values are not repeated, since some are secrets. */
export function parseConfig(environment: Record<string, string | undefined>): ServerConfig {
  const parsed = envSchema.safeParse(blankIsUnset(environment));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const problems: string[] = [];
  const model = modelOf(env, problems);
  if (production && env.ALLOW_PRIVATE_ADDRESSES)
    problems.push("ALLOW_PRIVATE_ADDRESSES: is for development and tests only and is refused with NODE_ENV=production");
  if (production && env.RATE_LIMIT_OFF) problems.push("RATE_LIMIT_OFF: is for development and tests only and is refused with NODE_ENV=production");
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  const usual = model ? WITH_MODEL : BY_RULES;
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    logLevel: env.LOG_LEVEL,
    siteUrl: env.SITE_URL,
    webDist: env.WEB_DIST,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    metricsToken: env.METRICS_TOKEN,
    allowPrivateAddresses: env.ALLOW_PRIVATE_ADDRESSES,
    rateLimitOff: env.RATE_LIMIT_OFF,
    redis: env.REDIS_URL ? { url: env.REDIS_URL, prefix: env.REDIS_PREFIX } : null,
    pageCacheS: env.PAGE_CACHE_S,
    budgets: {
      chat: { perMinute: env.CHAT_PER_MINUTE ?? usual.chat.perMinute, perDay: env.CHAT_PER_DAY ?? usual.chat.perDay },
      "fetch-url": { perMinute: env.FETCH_PER_MINUTE, perDay: env.FETCH_PER_DAY },
      summarize: { perMinute: env.SUMMARIZE_PER_MINUTE ?? usual.summarize.perMinute, perDay: env.SUMMARIZE_PER_DAY ?? usual.summarize.perDay },
      assess: { perMinute: env.ASSESS_PER_MINUTE ?? usual.assess.perMinute, perDay: env.ASSESS_PER_DAY ?? usual.assess.perDay },
    },
    concurrency: { active: env.CONCURRENCY, waiting: env.CONCURRENCY_QUEUE },
    pageKey: { name: env.CLIENT_KEY_NAME.toLowerCase(), value: env.CLIENT_KEY_VALUE ?? OPEN_CLIENT_KEY.value },
    clientKey: env.CLIENT_KEY_VALUE ? { name: env.CLIENT_KEY_NAME.toLowerCase(), value: env.CLIENT_KEY_VALUE } : null,
    ownerEmail: env.OWNER_EMAIL ?? "owner@example.org",
    agentBase: env.AGENT_BASE === undefined ? null : baseOf(env.AGENT_BASE),
    telemetryEndpoint: env.TELEMETRY_ENDPOINT ?? null,
    model,
    agent: {
      maxSteps: env.AGENT_MAX_STEPS,
      deadlineMs: env.AGENT_DEADLINE_MS,
      maxOutputTokens: env.AGENT_MAX_OUTPUT_TOKENS,
      concurrency: env.AGENT_CONCURRENCY,
    },
  };
}
