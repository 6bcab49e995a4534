import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { labelOf } from "./agent/provider.ts";
import { ConfigError, parseConfig } from "./config.ts";

const problemsOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe("parseConfig", () => {
  it("needs nothing", () => {
    expect(parseConfig({})).toMatchObject({
      production: false,
      port: 8787,
      host: "127.0.0.1",
      redis: null,
      clientKey: null,
      pageKey: { name: "x-candor-client", value: "web" },
      model: null,
      agentBase: null,
      trustProxy: { kind: "none" },
      corsOrigins: [],
      allowPrivateAddresses: false,
    });
  });
  it("takes blank as unset", () => expect(parseConfig({ PORT: "", REDIS_URL: "  " })).toMatchObject({ port: 8787, redis: null }));
  it.each(["redis://a", "redis://a:6379/", "rediss://me:p%23ss@a:6379/5"])("takes %s for Redis", (url) =>
    expect(parseConfig({ REDIS_URL: url }).redis).toMatchObject({ url }),
  );
  it("listens to the outside in production only", () => expect(parseConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0"));
  it("reads lists, keys and addresses", () => {
    const config = parseConfig({
      CORS_ORIGINS: "https://a.org, http://localhost:5173",
      CLIENT_KEY_NAME: "X-Key",
      CLIENT_KEY_VALUE: "v",
      AGENT_BASE: "https://agent.org/base/",
      TELEMETRY_ENDPOINT: "/boot",
      REDIS_URL: "redis://127.0.0.1:6379",
    });
    expect(config).toMatchObject({
      corsOrigins: ["https://a.org", "http://localhost:5173"],
      clientKey: { name: "x-key", value: "v" },
      pageKey: { name: "x-key", value: "v" },
      agentBase: "https://agent.org/base",
      telemetryEndpoint: "/boot",
      redis: { url: "redis://127.0.0.1:6379", prefix: "candor" },
    });
  });
  it("reads the model of a machine of one's own without a key", () => {
    expect(parseConfig({ MODEL_PROVIDER: "ollama", MODEL_NAME: "some-model" }).model).toEqual({
      provider: "ollama",
      name: "some-model",
      apiKey: undefined,
      baseUrl: "http://127.0.0.1:11434/v1",
    });
  });

  it.each([
    ["ollama", "http://gpu.org:11434", "http://gpu.org:11434/v1"],
    ["ollama", "http://gpu.org:11434/v1/", "http://gpu.org:11434/v1"],
    ["ollama", "http://gpu.org:11434/api", "http://gpu.org:11434/v1"],
    ["ollama", "http://gpu.org:11434/api/chat", "http://gpu.org:11434/v1"],
    ["ollama", "http://gpu.org/ollama/api/", "http://gpu.org/ollama/v1"],
    ["anthropic", "https://gateway.org/", "https://gateway.org/v1"],
    ["anthropic", "https://gateway.org/claude/v1/messages", "https://gateway.org/claude/v1"],
    ["google", "https://gateway.org", "https://gateway.org/v1beta"],
    ["openai-compatible", "https://gateway.org/v1/chat/completions", "https://gateway.org/v1"],
    ["openai-compatible", "https://gateway.org/", "https://gateway.org"],
  ])("takes the address of %s as people copy it: %s", (provider, given, expected) => {
    expect(parseConfig({ MODEL_PROVIDER: provider, MODEL_NAME: "m", MODEL_API_KEY: "k", MODEL_BASE_URL: given }).model?.baseUrl).toBe(expected);
  });
  it("cuts the line end off a key from a secrets file", () => {
    expect(parseConfig({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "m", MODEL_API_KEY: "sk-1\n" }).model?.apiKey).toBe("sk-1");
  });
  it("names the place where the words go", () => {
    const label = (env: Record<string, string>) => labelOf(parseConfig({ MODEL_NAME: "m", MODEL_API_KEY: "k", ...env }).model!);
    expect(label({ MODEL_PROVIDER: "ollama" })).toBe("m (Ollama on this machine)");
    expect(label({ MODEL_PROVIDER: "ollama", MODEL_BASE_URL: "http://gpu.org:11434" })).toBe("m (Ollama at gpu.org:11434)");
    expect(label({ MODEL_PROVIDER: "anthropic" })).toBe("m (Anthropic)");
    expect(label({ MODEL_PROVIDER: "anthropic", MODEL_BASE_URL: "https://gateway.org" })).toBe("m (gateway.org)");
    expect(label({ MODEL_PROVIDER: "google" })).toBe("m (Google)");
    expect(label({ MODEL_PROVIDER: "openai-compatible", MODEL_BASE_URL: "https://api.gateway.org/v1" })).toBe("m (api.gateway.org)");
  });

  it("limits a client by what an answer costs: less where a model is paid, and as told in any case", () => {
    const model = { MODEL_PROVIDER: "ollama", MODEL_NAME: "m" };
    expect(parseConfig({}).budgets).toMatchObject({
      chat: { perMinute: 240, perDay: 10_000 },
      "fetch-url": { perMinute: 60, perDay: 2_000 },
      assess: { perMinute: 240 },
      summarize: { perMinute: 240 },
    });
    expect(parseConfig(model).budgets).toMatchObject({
      chat: { perMinute: 20, perDay: 400 },
      "fetch-url": { perMinute: 60 },
      assess: { perMinute: 20 },
      summarize: { perMinute: 30, perDay: 600 },
    });
    for (const env of [{}, model])
      expect(parseConfig({ ...env, CHAT_PER_MINUTE: "7" }).budgets.chat).toEqual({ perMinute: 7, perDay: "MODEL_NAME" in env ? 400 : 10_000 });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["a port that is none", { PORT: "eighty" }, /^PORT: /],
    ["a port out of range", { PORT: "70000" }, /^PORT: must be a whole number from 0 to 65535$/],
    ["a port in hexadecimal", { PORT: "0x50" }, /^PORT: must be a whole/],
    ["half a port", { PORT: "80.5" }, /^PORT: must be a whole/],
    ["an unknown environment", { NODE_ENV: "prod" }, /^NODE_ENV: /],
    ["an origin with a path", { CORS_ORIGINS: "https://a.org/x" }, /^CORS_ORIGINS.*origin/],
    ["any origin", { CORS_ORIGINS: "*" }, /^CORS_ORIGINS/],
    ["a Redis address of another kind", { REDIS_URL: "http://a" }, /^REDIS_URL: must be an address that starts with redis/],
    ["a password of Redis that ends its address", { REDIS_URL: "redis://:pa#ss@a:6379" }, /^REDIS_URL: .*%23 for #/],
    ["a database of Redis by a name", { REDIS_URL: "redis://a:6379/candor" }, /^REDIS_URL: may end in the number of a database/],
    ["a proxy that is none", { TRUST_PROXY: "everyone" }, /^TRUST_PROXY: "everyone" is not "none"/],
    ["a header name with blanks", { CLIENT_KEY_NAME: "a b", CLIENT_KEY_VALUE: "v" }, /^CLIENT_KEY_NAME/],
    ["a mail address that is none", { OWNER_EMAIL: "me" }, /^OWNER_EMAIL/],
    ["a flag that is none", { ALLOW_PRIVATE_ADDRESSES: "yes" }, /^ALLOW_PRIVATE_ADDRESSES: must be 1 or 0/],
    [
      "private addresses in production",
      { NODE_ENV: "production", ALLOW_PRIVATE_ADDRESSES: "1" },
      /^ALLOW_PRIVATE_ADDRESSES: .*refused with NODE_ENV=production/,
    ],
    ["no limits in production", { NODE_ENV: "production", RATE_LIMIT_OFF: "1" }, /^RATE_LIMIT_OFF/],
    ["a model without a name", { MODEL_PROVIDER: "ollama" }, /^MODEL_NAME: is needed/],
    ["a model without an address", { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "m" }, /^MODEL_BASE_URL: is needed/],
    [
      "a model behind a name and password",
      { MODEL_PROVIDER: "ollama", MODEL_NAME: "m", MODEL_BASE_URL: "http://me:pass@gpu.org" },
      /^MODEL_BASE_URL: must not contain/,
    ],
    ["an agent behind a name and password", { AGENT_BASE: "https://me:pass@a.org" }, /^AGENT_BASE: must not contain a user name and password$/],
    [
      "a model's address with a query, which the call would be appended to",
      { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "m", MODEL_BASE_URL: "https://a.org/v1/chat/completions?api-version=1" },
      /^MODEL_BASE_URL: must end before the question mark/,
    ],
    ["an agent's address with a fragment", { AGENT_BASE: "https://a.org/#agent" }, /^AGENT_BASE: must end before/],
    ["an agent without http", { AGENT_BASE: "a.org" }, /^AGENT_BASE: must be an address that starts with http/],
    [
      "an agent on a host that looks like a path",
      { AGENT_BASE: "//a.org" },
      /^AGENT_BASE: must be an address that starts with http:.+, or a path on this site$/,
    ],
    ["an agent's path with a query", { AGENT_BASE: "/agent?key=1" }, /^AGENT_BASE: must be an address/],
    ["a key that fits no header", { MODEL_PROVIDER: "anthropic", MODEL_NAME: "m", MODEL_API_KEY: "sk-ä" }, /^MODEL_API_KEY: may contain only plain ASCII/],
    ["a model without a key", { MODEL_PROVIDER: "anthropic", MODEL_NAME: "m" }, /^MODEL_API_KEY: is needed/],
    ["a key without a provider", { MODEL_API_KEY: "secret-value" }, /^MODEL_PROVIDER: is missing/],
  ])("says what is wrong with %s", (_case, env, message) => expect(problemsOf(env)).toMatch(message));

  it.each([
    ["PORT", 0, 65_535],
    ["PAGE_CACHE_S", 0, 86_400],
    ["CHAT_PER_MINUTE", 1, 100_000],
    ["CHAT_PER_DAY", 1, 10_000_000],
    ["FETCH_PER_MINUTE", 1, 100_000],
    ["FETCH_PER_DAY", 1, 10_000_000],
    ["SUMMARIZE_PER_MINUTE", 1, 100_000],
    ["SUMMARIZE_PER_DAY", 1, 10_000_000],
    ["ASSESS_PER_MINUTE", 1, 100_000],
    ["ASSESS_PER_DAY", 1, 10_000_000],
    ["CONCURRENCY", 1, 10_000],
    ["CONCURRENCY_QUEUE", 0, 100_000],
    ["AGENT_MAX_STEPS", 1, 20],
    ["AGENT_DEADLINE_MS", 1_000, 600_000],
    ["AGENT_MAX_OUTPUT_TOKENS", 64, 100_000],
    ["AGENT_CONCURRENCY", 1, 1_000],
  ])("takes %s from %i to %i, and says so of a number beyond", (name, least, most) => {
    for (const value of [least, most]) expect(problemsOf({ [name]: String(value) })).toBe("");
    for (const value of [least - 1, most + 1]) expect(problemsOf({ [name]: String(value) })).toBe(`${name}: must be a whole number from ${least} to ${most}`);
  });
  it("asks for a token of eight characters or more", () => {
    expect(problemsOf({ METRICS_TOKEN: "1234567" })).toBe("METRICS_TOKEN: must be at least 8 characters long");
    expect(parseConfig({ METRICS_TOKEN: "12345678" }).metricsToken).toBe("12345678");
  });
  it("takes origins with a slash at the end, and empty places in their list", () =>
    expect(parseConfig({ CORS_ORIGINS: " https://a.org/,, https://b.org:8443 ," }).corsOrigins).toEqual(["https://a.org", "https://b.org:8443"]));

  it.each([
    ["/", "/"],
    ["/other/", "/other"],
    [" https://agent.org/ ", "https://agent.org"],
  ])("takes %j as the base of the calls", (given, base) => expect(parseConfig({ AGENT_BASE: given }).agentBase).toBe(base));

  it("tells every problem at once, and never a value", () => {
    const text = problemsOf({ PORT: "x", REDIS_URL: "http://user:hunter2@a", CLIENT_KEY_NAME: "a b", CLIENT_KEY_VALUE: "hunter2" });
    expect(text.split("\n")).toHaveLength(3);
    expect(text).not.toContain("hunter2");
  });

  it("is documented: .env.example names every variable with its default, and nothing else", () => {
    const source = readFileSync(new URL("./config.ts", import.meta.url), "utf8");
    const known = new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1]!));
    const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    const named = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!));
    expect(known.size).toBeGreaterThan(30);
    expect([...named].sort()).toEqual([...known].sort());
    const active = Object.fromEntries([...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=(\S*)/gm)].map((match) => [match[1]!, match[2]!]));
    // With every default written out, the server is configured as without any.
    const defaults = Object.fromEntries(
      Object.entries(active).filter(([name, value]) => value !== "" && !["HOST", "WEB_DIST", "SITE_URL", "CLIENT_KEY_NAME"].includes(name)),
    );
    expect(parseConfig(defaults)).toEqual(parseConfig({}));
  });
});
