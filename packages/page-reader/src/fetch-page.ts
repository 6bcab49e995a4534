import { Client, type Dispatcher } from "undici";
import { readBody } from "./body.ts";
import { decodeText } from "./charset.ts";
import { judgedAddresses, judgedConnector, type Dial } from "./connect.ts";
import { PageError } from "./errors.ts";
import { languageTag } from "./language-tag.ts";
import type { ReadLimits } from "./limits.ts";
import { refuseBinary, refuseFeed, typeOf, type PageKind } from "./page-type.ts";
import type { Resolve } from "./resolve.ts";
import { parseTarget, type GuardPolicy } from "./url-guard.ts";

interface FetchedPage {
  /** The address after redirects. */
  url: string;
  kind: PageKind;
  source: string;
  /** From the Content-Language header. */
  lang: string | null;
}

export interface FetchContext {
  policy: GuardPolicy;
  resolve: Resolve;
  dial: Dial;
  limits: ReadLimits;
  userAgent: string;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_HEADER_BYTES = 32_768;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(", ") : (value ?? ""));

/** Header bytes arrive as Latin-1; addresses in them are meant as UTF-8. */
const asUtf8 = (header: string): string => Buffer.from(header, "latin1").toString("utf8");

/** `challenged`: what came asks the visitor's browser for a proof, whatever the status. */
function refuseStatus(status: number, challenged: boolean): void {
  if (challenged || status === 401 || status === 403) throw new PageError("page-blocked", `The site blocked server requests (HTTP ${status}).`, { status });
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new PageError("page-missing", `The site says this page doesn’t exist (HTTP ${status}).`, { status });
  throw new PageError("page-error", `The site answered with an error (HTTP ${status}).`, { status });
}

/** What went wrong below HTTP, in words for a visitor. */
function unreachable(cause: unknown): PageError {
  if (cause instanceof PageError) return cause;
  const code = String((cause as { code?: unknown } | null)?.code ?? "");
  if (/CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(code)) return new PageError("page-unreachable", "The site’s security certificate couldn’t be trusted.", { cause });
  if (/CONNECT_TIMEOUT|HEADERS_TIMEOUT|ETIMEDOUT/.test(code)) return new PageError("page-timeout", "The site took too long to answer.", { cause });
  return new PageError("page-unreachable", "The site couldn’t be reached.", { cause });
}

/** One request, no redirect followed. Returns the page, or where it sends on. */
async function hop(url: URL, context: FetchContext, signal: AbortSignal): Promise<FetchedPage | { location: string }> {
  const addresses = await judgedAddresses(url, context.policy, context.resolve, signal);
  const client = new Client(url.origin, {
    connect: judgedConnector(url, addresses, context.dial, context.limits, signal),
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  try {
    const answer: Dispatcher.ResponseData = await client.request({
      method: "GET",
      path: `${url.pathname}${url.search}`,
      headers: {
        "user-agent": context.userAgent,
        accept: "text/html, application/xhtml+xml, text/plain;q=0.9",
        "accept-encoding": "gzip, deflate, br",
        "accept-language": "en, *;q=0.5",
      },
      reset: true,
      signal,
    });
    if (REDIRECTS.has(answer.statusCode)) {
      const location = asUtf8(one(answer.headers["location"]));
      if (location === "") throw new PageError("page-error", "The site redirected without saying where.");
      return { location };
    }
    refuseStatus(answer.statusCode, one(answer.headers["cf-mitigated"]) === "challenge");
    const { kind, charset } = typeOf(one(answer.headers["content-type"]));
    const bytes = await readBody(answer.body, one(answer.headers["content-encoding"]), context.limits, Number(one(answer.headers["content-length"])) || 0);
    refuseBinary(bytes, charset);
    const source = decodeText(bytes, charset, kind === "html");
    if (kind === "html") refuseFeed(source);
    const lang = languageTag(one(answer.headers["content-language"]).split(",")[0]);
    return { url: url.href, kind, source, lang };
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw unreachable(cause);
  } finally {
    client.destroy().catch(() => undefined);
  }
}

/**
 * Fetches one page under all guards (design: security): every hop is parsed, looked up once, judged and connected to the judged address.
 * Throws PageError, or the signal's reason.
 */
export async function fetchPage(input: string, context: FetchContext, signal: AbortSignal): Promise<FetchedPage> {
  let url = parseTarget(input, context.policy);
  for (let followed = 0; ; followed += 1) {
    const result = await hop(url, context, signal);
    if (!("location" in result)) return result;
    if (followed >= context.limits.redirects) throw new PageError("page-redirects", "The site redirected too many times.");
    url = parseTarget(result.location, context.policy, url);
  }
}
