import { ERRORS, isErrorCode } from "@candor/protocol/errors";
import { isRecord } from "@candor/protocol/is-record";
import { CALLS_WITH_CLIENT_KEY, callPath, fallbackPath, type Call } from "@candor/protocol/paths";
import { agentHttpError, agentSummarizeFailed } from "@candor/content/messages/analysis";
import { DEFAULT_CONFIG, loadConfig, type AppConfig } from "./config.ts";
import { isAddress } from "./links.ts";
import { EVENTS_OR_JSON, isEventStream, readEvents } from "./read-events.ts";

/** Calls to the agent backend: specification 1 §7 (paths, headers, retries) and §8 (error texts). All are POST with JSON. */
export type AgentCall = Call;

const ERROR_TEXT_CHARS = 300;
export const RETRIES = 2;
const FIRST_RETRY_MS = 300;

const RETRIED: readonly AgentCall[] = ["chat", "fetch-url"];

/** An answer that is not what was asked for. `message` is the specification's; `status` the HTTP status. */
export class AgentError extends Error {
  override readonly name = "AgentError";
  readonly status: number;
  /** Code of our server's error shape, if it has one. */
  readonly code: string | null;
  constructor(message: string, status: number, code: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** As it was set, for better or worse: `VITE_AGENT_BASE` wins over the server's own setting. */
const givenBase = (config: AppConfig): string | null => ((import.meta.env["VITE_AGENT_BASE"] as string | undefined) ?? "").trim() || config.agentBase;

/** An http(s) address without a name and password, which browsers refuse to call, or a path of this site. */
function isUsable(base: string): boolean {
  if (/^\/(?!\/)/.test(base)) return true;
  if (!/^https?:\/\/[^/]/i.test(base) || !isAddress(base)) return false;
  const { username, password } = new URL(base);
  return username === "" && password === "";
}

/** A base that was set and that no call can go to, for the line at the start that says so; else null. */
export function wrongAgentBase(config: AppConfig): string | null {
  const base = givenBase(config);
  return base === null || isUsable(base) ? null : base;
}

/** What stands before the paths of the calls; null, unset or not usable, means the serverless function paths. */
export function agentBase(config: AppConfig): string | null {
  const base = givenBase(config);
  return base === null || !isUsable(base) ? null : base.replace(/(?<!\/)\/+$/, "");
}

export function agentUrl(call: AgentCall, base: string | null): string {
  if (base === null) return fallbackPath(call);
  return base.replace(/\/agent$/, "") + callPath(call);
}

/** The client-key header goes with chat, fetch and assess, never with summarize. */
export function agentHeaders(call: AgentCall, config: AppConfig, accept = "application/json"): Record<string, string> {
  const headers: Record<string, string> = { "Content-Type": "application/json", Accept: accept };
  if (config.clientKey && CALLS_WITH_CLIENT_KEY.includes(call)) headers[config.clientKey.name] = config.clientKey.value;
  return headers;
}

/** Host that a call goes to, for the line that says so before anything is sent. */
export function agentHost(config: AppConfig | null): string {
  return new URL(agentUrl("chat", agentBase(config ?? DEFAULT_CONFIG)), window.location.href).host;
}

/**
 * Who answers the calls, as far as this page was told: `config.json` speaks of its own server, and "elsewhere" is another one, of which nothing is known. Null as
 * long as nothing was told.
 */
export function agentModel(config: AppConfig | null): AppConfig["model"] | "elsewhere" | null {
  return agentHost(config) === window.location.host ? (config?.model ?? null) : "elsewhere";
}

/** What an error body says: the message of our own error shape, else the body as it is. */
function errorDetail(body: string): { text: string; code: string | null } {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = isRecord(parsed) ? parsed["error"] : null;
    if (isRecord(error) && typeof error["message"] === "string")
      return { text: error["message"], code: typeof error["code"] === "string" ? error["code"] : null };
  } catch {
    // Not JSON: the text speaks for itself.
  }
  return { text: body, code: null };
}

/** In the place of an answer's first characters, where it has none. */
const EMPTY_ANSWER = "the answer is empty";

/** The sentence of an error (specification 1 §8, agent HTTP errors). */
const errorText = (call: AgentCall, status: number, text: string): string =>
  call === "summarize" ? agentSummarizeFailed(status, text) : agentHttpError(status, text.trim() === "" ? EMPTY_ANSWER : text.slice(0, ERROR_TEXT_CHARS));

/** The error of a response that is not OK. */
async function agentError(call: AgentCall, response: Response): Promise<AgentError> {
  const { text, code } = errorDetail(await response.text().catch(() => ""));
  return new AgentError(errorText(call, response.status, text), response.status, code);
}

/** The answer in a stream. Throws AgentError for one that ends in an error, with the status that the error stands for, or without an end. */
async function streamedAnswer(call: AgentCall, response: Response, onWords: (words: number) => void): Promise<unknown> {
  const done = await readEvents(response, (event) => {
    if (event.type === "progress") onWords(event.words);
    if (event.type === "error") {
      const { text, code } = errorDetail(JSON.stringify({ error: event.error }));
      const status = isErrorCode(code) ? ERRORS[code].status : response.status;
      throw new AgentError(errorText(call, status, text), status, code);
    }
    return event.type === "done" ? { answer: event.answer as unknown } : null;
  });
  if (!done) throw new AgentError(errorText(call, response.status, "the answer ended without its last part"), response.status);
  return done.answer;
}

/** The body as JSON. Throws AgentError with the status and the first 300 characters when it is none (specification 1 §8). */
export async function readJson<T>(response: Response): Promise<T> {
  const body = await response.text();
  try {
    return JSON.parse(body) as T;
  } catch {
    const problem = body.trim() === "" ? EMPTY_ANSWER : `the answer is not JSON: ${body.slice(0, ERROR_TEXT_CHARS)}`;
    throw new AgentError(agentHttpError(response.status, problem), response.status);
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Only errors that speak of 429 or 500 are tried again (specification 1 §7). */
export const mayRetry = (error: unknown): boolean => error instanceof Error && /429|500/.test(error.message);

/** Tries up to `retries` more times, after 300 ms, then twice as long each time; not after an abort. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { retries = RETRIES, signal }: { retries?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= retries || signal?.aborted || !mayRetry(error)) throw error;
      await wait(FIRST_RETRY_MS * 2 ** tried, signal);
    }
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Asks for a stream, and is told how many words a model has written so far. A backend that sends JSON all the same is taken as well. */
  onWords?: (words: number) => void;
}

/** The configuration, unless the caller gives up first: others may wait for it too, so it is not itself stopped. Rejects with the signal's reason. */
function configFor(signal: AbortSignal | undefined): Promise<AppConfig> {
  if (!signal) return loadConfig();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    void loadConfig().then((config) => {
      signal.removeEventListener("abort", stop);
      resolve(config);
    });
  });
}

/** One request without retries; the response is OK, its body unread. Throws AgentError, or the browser's TypeError when there is no connection. */
export async function requestAgent(call: AgentCall, body: unknown, { signal, accept }: { signal?: AbortSignal; accept?: string } = {}): Promise<Response> {
  const config = await configFor(signal);
  signal?.throwIfAborted();
  const response = await fetch(agentUrl(call, agentBase(config)), {
    method: "POST",
    headers: agentHeaders(call, config, accept),
    body: JSON.stringify(body),
    credentials: "omit",
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await agentError(call, response);
  return response;
}

/**
 * Asks and reads the answer: JSON or, with `onWords`, a stream to its end. Throws AgentError ("Agent HTTP {status}: …"), the signal's reason when aborted,
 * TypeError without a connection.
 */
export function callAgent<T>(call: AgentCall, body: unknown, { signal, onWords }: CallOptions = {}): Promise<T> {
  return withRetries(
    async () => {
      const response = await requestAgent(call, body, { ...(signal ? { signal } : {}), ...(onWords ? { accept: EVENTS_OR_JSON } : {}) });
      return onWords && isEventStream(response) ? ((await streamedAnswer(call, response, onWords)) as T) : readJson<T>(response);
    },
    { retries: RETRIED.includes(call) ? RETRIES : 0, signal },
  );
}
