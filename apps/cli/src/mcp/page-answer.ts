import type { ReadPage } from "@candor/page-reader";
import { z } from "zod";
import { COUNT } from "./count.ts";
import { URL_MAX_CHARS } from "./limits.ts";
import type { Pages } from "./pages.ts";

export const PAGE_URL = z
  .string()
  .min(1, "is empty")
  .max(URL_MAX_CHARS, `is longer than ${URL_MAX_CHARS} characters`)
  .describe("A public http or https address, ports 80 and 443.");

/** What both page tools say about a page. */
export const PAGE_OUTPUT = {
  url: z.string().describe("The address after redirects."),
  title: z.string().nullable(),
  byline: z.string().nullable(),
  site: z.string().nullable(),
  published: z.string().nullable().describe("As the page says it."),
  chars: COUNT.describe("Length of the page's readable text, in UTF-16 units."),
  cut: z.boolean().describe("The page was longer than is read; its end is missing."),
};

type PageAbout = z.infer<z.ZodObject<typeof PAGE_OUTPUT>>;

/** Title, address and size in two lines. */
export const pageHead = ({ title, byline, url, chars, cut }: PageAbout): string =>
  `${[title ?? "Page without a title", byline].filter(Boolean).join(", ")}\n${url} (${chars} characters${cut ? ", its end is missing" : ""})`;

/** Reads a page under the guards of the page reader. What cannot be read comes back as a sentence with the reader's code; a cancelled call throws. */
export async function readForTool(pages: Pages, url: string, signal: AbortSignal): Promise<{ page: ReadPage; about: PageAbout } | { refused: string }> {
  try {
    const page = await pages.read(url, signal);
    if (page.text.trim() === "") return { refused: "The page has no readable text." };
    return {
      page,
      about: {
        url: page.url,
        title: page.title,
        byline: page.byline,
        site: page.siteName,
        published: page.publishedTime,
        chars: page.charCount,
        cut: page.truncated === true,
      },
    };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (signal.aborted || (error as Error).name !== "PageError") throw error;
    return { refused: `${message} (${String(code)})` };
  }
}
