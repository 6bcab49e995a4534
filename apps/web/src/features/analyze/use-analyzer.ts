import { analysisFailed, fetchErrorText, NO_DETECTIONS, NO_READABLE_TEXT, NOTHING_TO_ANALYZE } from "@candor/content/messages/analysis";
import type { Analysis } from "@candor/engine";
import { cutText, INPUT_CAP_CHARS, MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useCallback, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { fetchPage, type FetchedPage } from "../../lib/fetched-page.ts";
import { isWeak } from "../../lib/findings.ts";
import { keepRuns } from "../../lib/kept-run.ts";
import { singleLink } from "../../lib/links.ts";
import { isLoadFailure } from "../../lib/load-failure.ts";
import { useSession, type TextSource } from "../../lib/session.ts";
import { useLatestRun } from "./use-latest-run.ts";
import { useRestore } from "./use-restore.ts";
import type { StatementField } from "./use-statement.ts";

export type RunState = "idle" | "fetching" | "analysing";

const NOT_LOADED = "part of Candor didn’t load. Check your connection and run it again, or reload the page; your text is safe";
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is folded away is not on the screen: to the reader the run is empty. */
const emptyRun = (analysis: Analysis): string | null => (analysis.frames.every(isWeak) ? NO_DETECTIONS : null);

export interface Analyzer {
  state: RunState;
  /** The message line; null while there is nothing to say. */
  message: string | null;
  run(given?: string): Promise<void>;
  stop(): void;
  /** Makes the latest results of this tab again, for a reader who returns: no run of its own, and no fetch. */
  restore(): Promise<void>;
  say(message: string | null): void;
  /** Something came into the field: that there was nothing is no longer said. */
  filled(): void;
}

/** Too short a text is not run either, and needs no word: the field says so itself. */
const isTooShort = (input: string): boolean => singleLink(input) === null && input.trim().length < MIN_INPUT_CHARS;

/** The page at a link; a sentence where there is nothing to read. Rejects with the reason of an abort. */
async function readPage(url: string, signal: AbortSignal): Promise<FetchedPage | string> {
  try {
    const page = await fetchPage(url, signal);
    return page.text.trim().length >= MIN_INPUT_CHARS ? page : NO_READABLE_TEXT;
  } catch (error) {
    signal.throwIfAborted();
    return fetchErrorText(messageOf(error));
  }
}

const failRun = (): void => useSession.getState().failRun();

/** A run of the Analyze tab (specification 1 §4, §5): fetching where the text is a link, then analysing, then results or a message. */
export function useAnalyzer(statement: StatementField): Analyzer {
  const [state, setState] = useState<RunState>("idle");
  // Who comes back within the app finds the results in the session, and what was said of them.
  const [message, say] = useState(() => {
    const { analysis } = useSession.getState();
    return analysis && emptyRun(analysis);
  });
  const latest = useLatestRun(failRun);
  const { text, source, task, replace, keepRan, lastRan } = statement;
  const restore = useRestore(
    latest,
    lastRan,
    useCallback((analysis: Analysis) => say(emptyRun(analysis)), []),
  );

  /** Analyzes a text, keeps the results, and gives what is said of them. */
  const analyze = useCallback(
    async (whole: string, from: TextSource | null, signal: AbortSignal): Promise<string | null> => {
      setState("analysing");
      const read = cutText(whole, INPUT_CAP_CHARS);
      const analysis = await analyzeText(read, {}, signal);
      const cut = whole.length - read.length;
      useSession.getState().finishRun(analysis, read, from, cut);
      keepRan({ text: read, source: from, cut });
      keepRuns(useSession.getState().runs);
      return emptyRun(analysis);
    },
    [keepRan],
  );

  const run = useCallback(
    async (given?: string) => {
      const input = given ?? text;
      if (isTooShort(input)) return say(input.trim() === "" ? NOTHING_TO_ANALYZE : null);
      const current = latest.begin();
      const { signal } = current;
      const link = singleLink(input);
      say(null);
      useSession.getState().startRun(input);
      keepRan(null);
      try {
        if (link) setState("fetching");
        const page = link ? await readPage(link, signal) : { text: input, source: given === undefined ? source : null };
        signal.throwIfAborted();
        if (typeof page === "string") {
          failRun();
          return say(page);
        }
        if (link) replace(page.text, page.source, task);
        say(await analyze(page.text, page.source, signal));
      } catch (error) {
        if (signal.aborted) return;
        console.error("The analysis failed", error);
        failRun();
        say(analysisFailed(isLoadFailure(error) ? NOT_LOADED : messageOf(error)));
      } finally {
        if (latest.end(current)) setState("idle");
      }
    },
    [text, source, task, replace, keepRan, latest, analyze],
  );

  const filled = useCallback(() => say((said) => (said === NOTHING_TO_ANALYZE ? null : said)), []);
  const stop = useCallback(() => {
    latest.stop();
    failRun();
    setState("idle");
  }, [latest]);
  return { state, message, run, stop, restore, say, filled };
}
