import { AISDKError, APICallError, InvalidResponseDataError, NoObjectGeneratedError, RetryError } from "ai";
import { AppError, ERRORS } from "@candor/protocol";
import type { Logger } from "pino";
import { z } from "zod";

const MOST_WAIT_S = 3_600;

/** Said where a provider keeps an answer back, or refuses the question for what is in it. */
export const DECLINED = "The language model’s provider declined to answer this. Try different words, or another part of the text.";
const FOR_THE_OWNER = "The person who runs this server can fix that.";
/** The time that this server gives its model was up. */
const timeIsUp = (cause: unknown): AppError =>
  new AppError("model-timeout", { message: `${ERRORS["model-timeout"].message} The person who runs this server can give it more time.`, cause });

/** Retry-After: seconds, or a date. */
function seconds(value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === "") return undefined;
  const n = /^\s*\d/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(n) && n >= 0 ? Math.min(MOST_WAIT_S, Math.max(1, Math.ceil(n))) : undefined;
}

const BUSY_WAIT_S = 10;
/** A shorter wait is told in seconds. No wait may be told with the digits on which the page tries again by itself (specification 1 §7). */
const MINUTES_FROM_S = 91;
/** Google says in the body when to come again, and sends no header. */
const googleWait = ({ responseBody }: APICallError): string | undefined => /"retryDelay":\s*"(\d{1,6}(?:\.\d{1,9})?)s"/.exec(responseBody ?? "")?.[1];
/** Too many requests; the provider or its model is overloaded (529 is Anthropic's). */
const BUSY: ReadonlySet<number> = new Set([429, 503, 529]);

/** What a provider writes into a stream that has begun, in place of a status. */
const STREAM_ERROR = z.object({ message: z.unknown(), type: z.unknown(), code: z.unknown() }).partial();
/** The status that a word of Anthropic, OpenAI, vLLM or llama.cpp stands for. */
const STATUS_WORDS: readonly (readonly [words: RegExp, status: number])[] = [
  [/^(?:overloaded(?:_error)?|server_is_overloaded)$/, 503],
  [/^rate_limit(?:_error|_exceeded)$/, 429],
  [/^(?:invalid_request_error|BadRequestError|exceed_context_size_error)$/, 400],
];

/** What a provider writes into a stream that it has begun, as the answer that it would have been before; null for anything else. */
export function refusalInStream(error: unknown): APICallError | null {
  const { data } = STREAM_ERROR.safeParse(error);
  if (error instanceof Error || data === undefined || Object.keys(data).length === 0) return null;
  const words = [data.type, data.code].map(String);
  const responseBody = JSON.stringify(data);
  const said = words.map(Number).find((status) => status >= 400 && status < 600);
  const meant = STATUS_WORDS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
  const statusCode = said ?? meant ?? (TOO_LONG.test(responseBody) ? 400 : 500);
  return new APICallError({ message: "An error in the stream", url: "", requestBodyValues: {}, statusCode, responseBody });
}

/** An error of ours that the library wrapped on its way. */
function ours(thrown: unknown): AppError | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) if (error instanceof AppError) return error;
  return null;
}

/** Said with 400, which means much else: by Google of a wrong key, by Anthropic of an empty account. The words go nowhere. */
const saysKey = ({ statusCode, responseBody }: APICallError): boolean => statusCode === 400 && /API_KEY_INVALID|api key not valid/i.test(responseBody ?? "");
const saysCredit = ({ statusCode, responseBody }: APICallError): boolean => statusCode === 400 && /credit balance/i.test(responseBody ?? "");
/** The provider serves nobody from the country that the server stands in, or seems to stand in: Google with 400, OpenAI with 403 (“unsupported_country_region_territory”). */
const saysPlace = ({ statusCode, responseBody }: APICallError): boolean =>
  (statusCode === 400 || statusCode === 403) &&
  /user location is not supported|unsupported_country|country, region, or territory not supported/i.test(responseBody ?? "");
/** What was asked is against the provider's rules: Azure says so with 400, OpenRouter with 403, which is a wrong key otherwise. */
const saysFiltered = ({ statusCode, responseBody }: APICallError): boolean =>
  (statusCode === 400 || statusCode === 403) &&
  /content_filter|content management policy|content_policy_violation|ResponsibleAIPolicyViolation|\bflagged\b/i.test(responseBody ?? "");
/**
 * More text than the model takes at once, in the words of OpenAI, vLLM, llama.cpp, LM Studio, LiteLLM, Anthropic, Google, Mistral, Bedrock, xAI and Hugging Face's
 * server. Models on one's own machine often take 4,000 or 8,000 tokens, which one article with its conversation goes beyond.
 */
const TOO_LONG =
  /context[_ ]?(?:length|size|window)|(?:prompt|input) is too long|(?:prompt|input) token count|too (?:large|long) for model with \d+ maximum|maximum prompt length|`inputs` (?:tokens|must have less)/i;
const saysTooLong = ({ statusCode, responseBody }: APICallError): boolean =>
  statusCode === 413 || ((statusCode === 400 || statusCode === 422) && TOO_LONG.test(responseBody ?? ""));

/** When to come again, in seconds: OpenAI and Azure say it in milliseconds, too, which is nearer; undefined where nobody says it. */
function waitOf(error: APICallError): number | undefined {
  const { "retry-after-ms": ms, "retry-after": said } = error.responseHeaders ?? {};
  return seconds(ms && /^\d{1,9}(?:\.\d{1,9})?$/.test(ms) ? String(Number(ms) / 1_000) : (said ?? googleWait(error)));
}
function busy(error: APICallError): AppError {
  const wait = waitOf(error);
  const when =
    wait === undefined ? "in a moment" : wait === 1 ? "in a second" : wait < MINUTES_FROM_S ? `in ${wait} seconds` : `in ${Math.ceil(wait / 60)} minutes`;
  return new AppError("model-busy", { message: `${ERRORS["model-busy"].message} Please try again ${when}.`, retryAfterS: wait ?? BUSY_WAIT_S, cause: error });
}

function fromStatus(status: number, error: APICallError): AppError {
  if (BUSY.has(status)) return busy(error);
  if (saysFiltered(error)) return new AppError("model-answer", { message: DECLINED, cause: error });
  if (saysPlace(error))
    return new AppError("model-error", {
      message: `The language model’s provider doesn’t take requests from this server’s country. ${FOR_THE_OWNER}`,
      cause: error,
    });
  if (status === 401 || status === 403 || saysKey(error))
    return new AppError("model-error", { message: `The language model refused this server’s key. ${FOR_THE_OWNER}`, cause: error });
  if (status === 402 || saysCredit(error))
    return new AppError("model-error", { message: `The language model isn’t taking requests from this server right now. ${FOR_THE_OWNER}`, cause: error });
  if (status === 404) return new AppError("model-error", { message: `The configured language model wasn’t found. ${FOR_THE_OWNER}`, cause: error });
  if (saysTooLong(error))
    return new AppError("model-error", {
      message: "This is more text than the language model can take at once. Try a shorter piece. In a chat, reset it first.",
      cause: error,
    });
  if (status >= 400 && status < 500 && status !== 408)
    return new AppError("model-error", { message: "The language model didn’t accept the request.", cause: error });
  return new AppError(status < 400 ? "model-answer" : "model-error", { cause: error });
}

/** The network's own word for what went wrong, wherever the library put it. */
function networkCode(thrown: unknown): string | undefined {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return undefined;
}
/** Node's `fetch` waits five minutes for a head or the next piece of a body, whatever AGENT_DEADLINE_MS says. */
const OWN_PATIENCE = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** What a provider threw, as our typed error. Says what kind of failure it was, never the key, the address or the texts. */
export function toModelError(thrown: unknown, signal: AbortSignal): Error {
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    return reason instanceof Error && reason.name !== "TimeoutError" ? reason : timeIsUp(thrown);
  }
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  const own = ours(error);
  if (own) return own;
  if (NoObjectGeneratedError.isInstance(error)) return new AppError("model-answer", { cause: error });
  if (APICallError.isInstance(error)) {
    if (OWN_PATIENCE.test(networkCode(error) ?? "")) return new AppError("model-timeout", { cause: error });
    if (error.statusCode !== undefined) return fromStatus(error.statusCode, error);
    return new AppError("model-error", { message: "The language model couldn’t be reached.", cause: error });
  }
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) return timeIsUp(error);
  // What the library could not read: no JSON, another shape, nothing at all.
  return new AppError(AISDKError.isInstance(error) ? "model-answer" : "model-error", { cause: error });
}

/** Said where a reply reached its longest length while the model was still thinking: a thinking model spends more than the reply itself has. */
export const ONLY_THOUGHT = "The language model spent its whole reply on thinking and never got to an answer. A narrower question may help.";

const WRONG_KEY = "see MODEL_API_KEY";
const AGAINST_RULES = "the question is against the rules of the provider, or of the settings that it has for this model";
const NO_CREDIT = "the account has no credit";
const OTHER_COUNTRY = "the provider serves nobody from the country that this server's address belongs to";
const SMALL_CONTEXT = "the model's context is too small for an article of 20,000 characters and its conversation";
const NO_MODEL = "what answers may be no model: see MODEL_BASE_URL, which most often ends in /v1";
const REDIRECTS = "the address redirects, which is not followed: see MODEL_BASE_URL";
const HINTS: Record<number, string> = {
  400: "see MODEL_NAME and AGENT_MAX_OUTPUT_TOKENS, and whether the model takes tools (AGENT_MAX_STEPS=1 offers it none)",
  401: WRONG_KEY,
  402: NO_CREDIT,
  403: WRONG_KEY,
  404: "see MODEL_NAME and MODEL_BASE_URL, which most often ends in /v1",
  405: NO_MODEL,
  429: "the provider's limit is reached, or the account has no credit",
};

const SLOW = "see AGENT_DEADLINE_MS: a model on a slow machine needs more";
const SILENT = "the model was silent for five minutes, which is as long as Node waits";

/** Where it goes look. A stream that ended before anything came is most often a page of some other server; one that broke off later is a model's. */
function hintFor({ code, message }: AppError, cause: unknown): string | undefined {
  if (code === "model-timeout") return OWN_PATIENCE.test(networkCode(cause) ?? "") ? SILENT : SLOW;
  if (InvalidResponseDataError.isInstance(cause) && message === ERRORS["model-answer"].message) return NO_MODEL;
  if (message === ONLY_THOUGHT) return "see AGENT_MAX_OUTPUT_TOKENS: a model that thinks needs several thousand";
  if (!APICallError.isInstance(cause)) return undefined;
  const { statusCode: status } = cause;
  if (status === undefined) return "see MODEL_BASE_URL";
  if (saysFiltered(cause)) return AGAINST_RULES;
  if (saysPlace(cause)) return OTHER_COUNTRY;
  if (saysKey(cause)) return WRONG_KEY;
  if (saysCredit(cause)) return NO_CREDIT;
  if (saysTooLong(cause)) return SMALL_CONTEXT;
  if (status >= 300 && status < 400) return REDIRECTS;
  return status < 400 ? NO_MODEL : HINTS[status];
}

/** Tells whoever runs the server why the model failed: status and code, no texts. Visitors who leave and our own stops are no failures. */
export function logModelFailure(log: Logger, error: unknown): void {
  const cause = error instanceof AppError ? (error.cause ?? error) : error;
  if (!(error instanceof AppError) || !error.code.startsWith("model-")) return;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  log.warn({ code: error.code, status, network: networkCode((cause as Error).cause), hint: hintFor(error, cause) }, "the language model failed");
}
