import { fetchErrorText, NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { useEffect, useRef, useState } from "react";
import { fetchPage } from "../../lib/fetched-page.ts";
import { singleLink } from "../../lib/links.ts";
import { SIDE_LABELS, SIDES, type Pair } from "./pair.ts";
import type { PairFields } from "./use-pair.ts";

interface PairPages {
  working: boolean;
  /** The pair with the pages of its addresses in their place; null where one could not be had, which is said, or where it was stopped. */
  fetchPages(): Promise<Pair | null>;
  stop(): void;
}

/** Fetches the pages of the addresses in the fields, one after the other, each into its field. What comes into the fields meanwhile stays there. */
export function usePairPages({ typed, type, comings }: PairFields, say: (message: string) => void): PairPages {
  const [working, setWorking] = useState(false);
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => () => fetching.current?.abort(), [comings]);
  const withPages = async (signal: AbortSignal): Promise<Pair | null> => {
    let pair = typed;
    for (const side of SIDES) {
      const link = singleLink(typed[side]);
      if (link === null) continue;
      try {
        const { text } = await fetchPage(link, signal);
        signal.throwIfAborted();
        if (text.trim() === "") throw new Error(NO_READABLE_TEXT);
        pair = { ...pair, [side]: text };
        type(pair);
      } catch (error) {
        if (signal.aborted) return null;
        const why = error instanceof Error ? error.message : String(error);
        say(`${SIDE_LABELS[side]}: ${why === NO_READABLE_TEXT ? why : fetchErrorText(why)}`);
        return null;
      }
    }
    return pair;
  };
  const fetchPages = async (): Promise<Pair | null> => {
    const { signal } = (fetching.current = new AbortController());
    setWorking(true);
    try {
      return await withPages(signal);
    } finally {
      setWorking(false);
    }
  };
  return { working, fetchPages, stop: () => fetching.current?.abort() };
}
