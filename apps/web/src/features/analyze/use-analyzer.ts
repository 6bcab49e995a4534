import { analysisFailed, fetchErrorText, NO_DETECTIONS, NO_READABLE_TEXT, NOTHING_TO_ANALYZE } from "@candor/content/messages/analysis";
import { cutText, INPUT_CAP_CHARS, MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useCallback, useEffect, useRef, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { callAgent, type FetchedPage } from "../../lib/api.ts";
import { isWeak } from "../../lib/findings.ts";
import { singleLink } from "../../lib/links.ts";
import { useSession, type TextSource } from "../../lib/session.ts";
import { addressHint } from "./text-hints.ts";
import type { StatementField } from "./use-statement.ts";

export type RunState = "idle" | "fetching" | "analysing";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Analyzer {
  state: RunState;
  /** The message line; null while there is nothing to say. */
  message: string | null;
  run(given?: string): Promise<void>;
  stop(): void;
  say(message: string | null): void;
}

/** A run of the Analyze tab (specification 1 §4, §5): fetching where the text is a link, then analysing, then results or a message. */
export function useAnalyzer(statement: StatementField): Analyzer {
  const [state, setState] = useState<RunState>("idle");
  const [message, say] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const { text, source, replace } = statement;

  const fetchPage = useCallback(async (url: string, signal: AbortSignal): Promise<{ text: string; source: TextSource } | null> => {
    setState("fetching");
    try {
      const page = await callAgent<FetchedPage | null>("fetch-url", { url }, { signal });
      if (typeof page?.text !== "string" || page.text.trim().length < MIN_INPUT_CHARS) {
        say(NO_READABLE_TEXT);
        return null;
      }
      return {
        text: page.text,
        source: {
          url: page.url ?? url,
          title: page.title ?? null,
          siteName: page.siteName ?? null,
          byline: page.byline ?? null,
          publishedTime: page.publishedTime ?? null,
        },
      };
    } catch (error) {
      if (!signal.aborted) say(fetchErrorText(messageOf(error)));
      return null;
    }
  }, []);

  const run = useCallback(
    async (given?: string) => {
      const session = useSession.getState();
      let input = given ?? text;
      let from = given === undefined ? source : null;
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
      try {
        if (link) {
          const page = await fetchPage(link, controller.signal);
          if (!page || controller.signal.aborted) {
            if (running.current === controller) session.failRun();
            return;
          }
          input = page.text;
          from = page.source;
          replace(input, from);
        }
        setState("analysing");
        const read = cutText(input, INPUT_CAP_CHARS);
        const analysis = await analyzeText(read, {}, controller.signal);
        session.finishRun(analysis, read, from, input.length - read.length);
        // What is folded away is not on the screen: to the reader the run is empty. Of addresses the hint under the field says what to do.
        if (analysis.frames.every(isWeak) && addressHint(read) === null) say(NO_DETECTIONS);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error("The analysis failed", error);
        session.failRun();
        say(analysisFailed(messageOf(error)));
      } finally {
        if (running.current === controller) {
          running.current = null;
          setState("idle");
        }
      }
    },
    [text, source, replace, fetchPage],
  );

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
  return { state, message, run, stop, say };
}
