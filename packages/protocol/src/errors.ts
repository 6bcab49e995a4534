/** Error codes of the server, their HTTP status and their wording. No imports: the browser takes this file without the schemas. */

interface ErrorRow {
  /** HTTP status of the answer. */
  status: number;
  /** What a visitor reads when nothing more exact is known. */
  message: string;
}

const row = (status: number, message: string): ErrorRow => ({ status, message });

/**
 * The one table of codes (specification 1 §8; the shape of server errors is ours).
 * Wording is chosen with the page in mind: it retries on texts with 429 or 500 in them, and shows its own sentence for 403 or
 * "blocked server requests", so no other message may carry those.
 */
export const ERRORS = {
  "invalid-request": row(400, "The request couldn’t be understood."),
  "invalid-url": row(400, "That’s not a web address Candor can read. It must start with http:// or https://."),
  "address-refused": row(400, "That address isn’t on the public internet, so this server won’t read it."),
  "client-key": row(401, "The client key is missing or wrong."),
  "not-found": row(404, "There is nothing at this address."),
  "method-not-allowed": row(405, "This address doesn’t accept that method."),
  "request-timeout": row(408, "The request took too long to arrive."),
  "body-too-large": row(413, "The request is too large."),
  "media-type": row(415, "Send JSON with the header Content-Type: application/json."),
  "page-type": row(422, "That address isn’t a web page or plain text."),
  "page-too-complex": row(422, "That page can’t be read safely because of the way it’s built. Copy and paste the text instead."),
  "rate-limited": row(429, "Too many requests in a short time. Please wait a moment."),
  "daily-budget": row(429, "You’ve used today’s share of requests. You can send more tomorrow."),
  "headers-too-large": row(431, "The request’s address and headers are too long."),
  internal: row(500, "Something went wrong on the server."),
  "page-blocked": row(502, "The site blocked server requests."),
  "page-missing": row(502, "The site says this page doesn’t exist."),
  "page-error": row(502, "The site answered with an error."),
  "page-unreachable": row(502, "The site couldn’t be reached."),
  "page-redirects": row(502, "The site redirected too many times."),
  "page-too-large": row(502, "That page is too large to read here. Copy and paste the text instead."),
  "model-error": row(502, "The language model answered with an error."),
  "model-answer": row(502, "The language model’s answer couldn’t be used."),
  busy: row(503, "The server is busy. Please try again in a moment."),
  "model-busy": row(503, "The language model isn’t taking more requests right now."),
  "shutting-down": row(503, "The server is restarting. Please try again in a moment."),
  deadline: row(504, "The answer took too long and was stopped."),
  "page-timeout": row(504, "The site took too long to answer."),
  "model-timeout": row(504, "The language model took too long to answer."),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every error answer. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string };
}

interface AppErrorOptions {
  /** For the visitor, instead of the table's wording. Never holds secrets, visitors' texts or addresses. */
  message?: string;
  /** Seconds after which a new try makes sense; sent as Retry-After. */
  retryAfterS?: number;
  cause?: unknown;
}

/** The one error that boundaries throw. `code` decides status and wording. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Whether a value is one of the codes of the table. Never throws. */
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === "string" && Object.hasOwn(ERRORS, value);

/** What every failed call answers with (design: security): the code and the words for the visitor, nothing of the cause. */
export const errorBody = (error: AppError): ErrorBody => ({ error: { code: error.code, message: error.message } });
