import type { PageReader } from "@candor/page-reader";

/**
 * A page reader with all its guards, loaded on demand: what reads no page needs none of it. Private addresses only with ALLOW_PRIVATE_ADDRESSES=1
 * outside production: development and tests on one's own machine. Close it after use.
 */
export async function openPageReader(): Promise<PageReader> {
  const { createPageReader } = await import("@candor/page-reader");
  return createPageReader({
    allowPrivate: process.env["ALLOW_PRIVATE_ADDRESSES"] === "1" && process.env["NODE_ENV"] !== "production",
    extractor: { threads: 1 },
  });
}
