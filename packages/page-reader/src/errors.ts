/** Why a page was not read. The same words as the server's error codes, so that it can pass them on. */
export type PageErrorCode =
  | "invalid-url"
  | "address-refused"
  | "page-blocked"
  | "page-missing"
  | "page-error"
  | "page-unreachable"
  | "page-redirects"
  | "page-too-large"
  | "page-type"
  | "page-too-complex"
  | "page-timeout";

/** The only error that `read` throws of itself; a caller's abort comes back as the caller's reason. */
export class PageError extends Error {
  readonly code: PageErrorCode;
  /** HTTP status of the site, where it answered. */
  readonly status: number | undefined;

  constructor(code: PageErrorCode, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "PageError";
    this.code = code;
    this.status = options.status;
  }
}

export const tooLarge = (): PageError => new PageError("page-too-large", "That page is too large to read here. Copy and paste the text instead.");
