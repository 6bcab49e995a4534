import { isRecord } from "@candor/protocol/is-record";
import { callAgent } from "./api.ts";
import { singleLink } from "./links.ts";
import type { TextSource } from "./session.ts";

/** A page that the backend read. */
export interface FetchedPage {
  /** "" when the page held none. */
  text: string;
  source: TextSource;
}

const said = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

/** Takes what can be shown. Only `text` is promised (specification 1 §7): of any other field a backend may make what it likes. */
export function parseFetchedPage(value: unknown, asked: string): FetchedPage {
  const page = isRecord(value) ? value : {};
  return {
    text: typeof page["text"] === "string" ? page["text"] : "",
    source: {
      // Where redirects led.
      url: singleLink(said(page["url"]) ?? "") ?? asked,
      title: said(page["title"]),
      siteName: said(page["siteName"]),
      byline: said(page["byline"]),
      publishedTime: said(page["publishedTime"]),
    },
  };
}

/** Reads a page through the server. Rejects as callAgent does. */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  return parseFetchedPage(await callAgent<unknown>("fetch-url", { url }, signal ? { signal } : {}), url);
}
