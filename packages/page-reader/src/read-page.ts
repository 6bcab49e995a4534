import type { Dial } from "./connect.ts";
import { cut } from "./cut.ts";
import { PageError } from "./errors.ts";
import type { Extracted } from "./extract.ts";
import { extractPlain } from "./extract-plain.ts";
import { createExtractor, type Extractor, type ExtractorOptions } from "./extractor.ts";
import { fetchPage, type FetchContext } from "./fetch-page.ts";
import { READ_LIMITS, type ReadLimits } from "./limits.ts";
import { createResolve, type Resolve } from "./resolve.ts";

/** A page as text (issue "Reading a link"). charCount is in UTF-16 units. */
export interface ReadPage extends Extracted {
  /** The address after redirects. */
  url: string;
  charCount: number;
  /** Set when the text was cut at the limit. */
  truncated?: true;
}

export interface PageReaderOptions {
  /** Private addresses and other ports: development and tests on one's own machine only. Default false. */
  allowPrivate?: boolean;
  /** An address where people can read who fetches; part of the User-Agent. */
  contact?: string;
  limits?: Partial<ReadLimits>;
  resolve?: Resolve;
  dial?: Dial;
  extractor?: Extractor | ExtractorOptions;
}

export interface PageReader {
  /** Reads one page within 10 seconds. Throws PageError, or the reason of `signal`. */
  read(url: string, options?: { signal?: AbortSignal }): Promise<ReadPage>;
  close(): Promise<void>;
}

/** Plain text is tidied in no time; five megabytes of line ends and hidden signs take seconds, in which the server would answer nobody. */
const PLAIN_AT_ONCE_CHARS = 100_000;

/** Honest: says what reads, and that a person asked for it. */
const userAgent = (contact?: string): string => `CandorPageReader/0.1 (reads one page when a visitor asks${contact ? `; +${contact}` : ""})`;

const isExtractor = (value: PageReaderOptions["extractor"]): value is Extractor => typeof (value as Extractor | undefined)?.extract === "function";

/**
 * A reader of single pages under the guards of the security design. Keep one for the life of the process, and close it.
 * Whoever bundles this puts the built worker (`extract-worker.mjs`, as apps/server/vite.config.ts makes it) beside the bundle, or names its place in `extractor.worker`.
 */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const limits: ReadLimits = { ...READ_LIMITS, ...options.limits };
  const extractor = isExtractor(options.extractor) ? options.extractor : createExtractor(options.extractor);
  const context: FetchContext = {
    policy: { allowPrivate: options.allowPrivate ?? false },
    resolve: options.resolve ?? createResolve(),
    dial: options.dial ?? ((host, port) => ({ host, port })),
    limits,
    userAgent: userAgent(options.contact),
  };

  const read = async (url: string, signal: AbortSignal, onFetched: () => void): Promise<ReadPage> => {
    const page = await fetchPage(url, context, signal);
    onFetched();
    const found =
      page.kind === "text" && page.source.length <= PLAIN_AT_ONCE_CHARS
        ? extractPlain(page.source)
        : await extractor.extract(
            page.kind === "text" ? { plain: page.source } : { html: page.source, limits: { depth: limits.depth, elements: limits.elements } },
            limits,
            signal,
          );
    const text = cut(found.text, limits.textChars);
    return {
      ...found,
      text,
      lang: found.lang ?? page.lang,
      url: page.url,
      charCount: text.length,
      ...(text.length < found.text.length ? { truncated: true as const } : {}),
    };
  };

  return {
    async read(url, { signal } = {}) {
      const deadline = AbortSignal.timeout(limits.totalMs);
      let fetched = false;
      try {
        return await read(url, signal ? AbortSignal.any([signal, deadline]) : deadline, () => {
          fetched = true;
        });
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (deadline.aborted)
          throw new PageError(
            "page-timeout",
            fetched ? "Reading that page took too long. Please try again, or copy and paste the text instead." : "The site took too long to answer.",
            { cause: error },
          );
        throw error;
      }
    },
    close: () => extractor.close(),
  };
}
