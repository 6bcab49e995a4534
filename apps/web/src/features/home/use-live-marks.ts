import type { Analysis, AnalyzeOptions } from "@candor/engine";
import { useEffect, useMemo, useRef, useState } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { carryOver } from "./carry-over.ts";
import { liveMarks, type LiveMark } from "./live-marks.ts";
import { SAMPLE, SAMPLE_MARKS } from "./sample.ts";

const PAUSE_MS = 150;

type Analyze = (text: string, options: AnalyzeOptions, signal: AbortSignal) => Promise<Analysis>;

interface Found {
  text: string;
  marks: LiveMark[];
  /** How many marks the analyzer would show. */
  all: number;
  english: boolean;
  swindle: boolean;
}

const SAMPLE_FOUND: Found = { text: SAMPLE, marks: [...SAMPLE_MARKS], all: SAMPLE_MARKS.length, english: true, swindle: false };

interface LiveMarks {
  /** Marks where they stand in the text by now. */
  findings: LiveMark[];
  /** Of the text that was read last, which may be an earlier one. */
  found: Found;
  /** The text couldn’t be read. */
  failed: boolean;
}

/** What the engine finds in a text that is being changed: read at each pause in typing, and once the engine has come. */
export function useLiveMarks(text: string): LiveMarks {
  // What the engine finds in the sample is known: its marks are in the page before the engine has come.
  const [found, setFound] = useState<Found>(SAMPLE_FOUND);
  const [failed, setFailed] = useState(false);
  const analyze = useRef<Analyze | null>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let here = true;
    const stop = whenIdle(() => {
      import("../../lib/analysis.ts").then(
        (module) => {
          if (here) {
            analyze.current = module.analyzeText;
            setReady(true);
          }
        },
        (error: unknown) => {
          console.error("The sample stays without marks", error);
          if (here) setFailed(true);
        },
      );
    });
    return () => {
      here = false;
      stop();
    };
  }, []);
  useEffect(() => {
    if (!ready || !analyze.current) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        analyze.current?.(text, {}, controller.signal).then(
          ({ frames, language }) => {
            setFound({ text, ...liveMarks(frames), english: language.english || language.script === "none" });
            setFailed(false);
          },
          (error: unknown) => {
            if (!controller.signal.aborted) {
              console.error("The sample stays without marks", error);
              setFailed(true);
            }
          },
        );
      },
      text === SAMPLE ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ready, text]);

  const findings = useMemo(() => carryOver(found.marks, found.text, text), [found, text]);
  return { findings, found, failed };
}
