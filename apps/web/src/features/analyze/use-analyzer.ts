import { analysisFailed, fetchErrorText, NO_DETECTIONS, NO_READABLE_TEXT, NOTHING_TO_ANALYZE } from "@candor/content/messages/analysis";
import type { Analysis } from "@candor/engine";
import { cutText, INPUT_CAP_CHARS, MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useCallback, useEffect, useRef, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { fetchPage, type FetchedPage } from "../../lib/fetched-page.ts";
import { isWeak } from "../../lib/findings.ts";
import { keepRuns, keptRuns } from "../../lib/kept-run.ts";
import { singleLink } from "../../lib/links.ts";
import { isLoadFailure } from "../../lib/load-failure.ts";
import { useSession } from "../../lib/session.ts";
import type { StatementField } from "./use-statement.ts";

export type RunState = "idle" | "fetching" | "analysing";

const NOT_LOADED = "a part of Candor could not be loaded. Look at the connection and run it again, or load the page anew: your text stays";
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

/** A run of the Analyze tab (specification 1 §4, §5): fetching where the text is a link, then analysing, then results or a message. */
export function useAnalyzer(statement: StatementField): Analyzer {
  const [state, setState] = useState<RunState>("idle");
  // Who comes back within the app finds the results in the session, and what was said of them.
  const [message, say] = useState(() => {
    const { analysis } = useSession.getState();
    return analysis && emptyRun(analysis);
  });
  const running = useRef<AbortController | null>(null);
  const { text, source, task, replace, keepRan, lastRan } = statement;

  const readPage = useCallback(async (url: string, signal: AbortSignal): Promise<FetchedPage | null> => {
    setState("fetching");
    try {
      const page = await fetchPage(url, signal);
      if (page.text.trim().length >= MIN_INPUT_CHARS) return page;
      say(NO_READABLE_TEXT);
    } catch (error) {
      if (!signal.aborted) say(fetchErrorText(messageOf(error)));
    }
    return null;
  }, []);

  const run = useCallback(
    async (given?: string) => {
      const session = useSession.getState();
      const input = given ?? text;
      if (input.trim() === "") {
        say(NOTHING_TO_ANALYZE);
        return;
      }
      const link = singleLink(input);
      if (!link && input.trim().length < MIN_INPUT_CHARS) {
        say(null);
        return;
      }
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      say(null);
      session.startRun(input);
      keepRan(null);
      try {
        const page = link ? await readPage(link, controller.signal) : { text: input, source: given === undefined ? source : null };
        if (!page || controller.signal.aborted) {
          if (running.current === controller) session.failRun();
          return;
        }
        if (link) replace(page.text, page.source, task);
        setState("analysing");
        const read = cutText(page.text, INPUT_CAP_CHARS);
        const analysis = await analyzeText(read, {}, controller.signal);
        const cut = page.text.length - read.length;
        session.finishRun(analysis, read, page.source, cut);
        keepRan({ text: read, source: page.source, cut });
        keepRuns(useSession.getState().runs);
        say(emptyRun(analysis));
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error("The analysis failed", error);
        session.failRun();
        say(analysisFailed(isLoadFailure(error) ? NOT_LOADED : messageOf(error)));
      } finally {
        if (running.current === controller) {
          running.current = null;
          setState("idle");
        }
      }
    },
    [text, source, task, replace, keepRan, readPage],
  );

  const restore = useCallback(async () => {
    const [ran, runs] = [lastRan(), keptRuns()];
    if (!ran || runs === 0 || useSession.getState().runs > 0 || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      const analysis = await analyzeText(ran.text, {}, controller.signal);
      useSession.getState().restoreRun(analysis, ran.text, ran.source, ran.cut, runs);
      say(emptyRun(analysis));
    } catch (error) {
      if (!controller.signal.aborted) console.error("The last results could not be made again", error);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, [lastRan]);

  const filled = useCallback(() => say((said) => (said === NOTHING_TO_ANALYZE ? null : said)), []);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    useSession.getState().failRun();
    setState("idle");
  }, []);
  useEffect(
    () => () => {
      if (running.current) {
        running.current.abort();
        useSession.getState().failRun();
      }
    },
    [],
  );
  return { state, message, run, stop, restore, say, filled };
}
