import type { Analysis, Frame } from "@candor/engine";
import { useEffect, useState } from "react";
import { analyzeText } from "./analysis.ts";
import { useSession } from "./session.ts";

export interface Check {
  frames: readonly Frame[] | null;
  language: Analysis["language"] | null;
  failed: boolean;
  /** Reads the text once more: pressing the button above it again with the same text would not. */
  again(): void;
}

/** Frames and language of a text: those of the session's latest run where it is that text, else of a run of its own. */
export function useCheck(text: string): Check {
  const latest = useSession((s) => (s.latestInput === text ? s.analysis : null));
  const [own, setOwn] = useState<{ text: string; analysis: Analysis | null; failed: boolean }>({ text: "", analysis: null, failed: false });
  const [tried, setTried] = useState(0);
  const again = () => {
    setOwn({ text, analysis: null, failed: false });
    setTried((n) => n + 1);
  };
  useEffect(() => {
    if (latest) return;
    const controller = new AbortController();
    analyzeText(text, {}, controller.signal).then(
      (analysis) => setOwn({ text, analysis, failed: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("The text could not be read", error);
        setOwn({ text, analysis: null, failed: true });
      },
    );
    return () => controller.abort();
  }, [text, latest, tried]);
  const analysis = latest ?? (own.text === text ? own.analysis : null);
  return { frames: analysis?.frames ?? null, language: analysis?.language ?? null, failed: !latest && own.text === text && own.failed, again };
}
