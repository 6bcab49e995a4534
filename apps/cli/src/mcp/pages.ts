import type { PageReader, ReadPage } from "@candor/page-reader";
import { openPageReader } from "../open-page-reader.ts";

/** Reads pages for the tools; starts its reader at the first page, so that without one nothing of the network is loaded. */
export interface Pages {
  /** Throws PageError with a sentence for people, or the reason of `signal`. */
  read(url: string, signal: AbortSignal): Promise<ReadPage>;
  close(): Promise<void>;
}

export function createPages(open: () => Promise<PageReader> = openPageReader): Pages {
  let reader: Promise<PageReader> | undefined;
  return {
    async read(url, signal) {
      const opening = (reader ??= open());
      // A reader that failed to open is opened anew at the next page.
      opening.catch(() => {
        if (reader === opening) reader = undefined;
      });
      const opened = await opening;
      // Loading takes a while the first time: the client may have left meanwhile.
      signal.throwIfAborted();
      return opened.read(url, { signal });
    },
    async close() {
      const last = reader;
      reader = undefined;
      await (await last)?.close();
    },
  };
}
