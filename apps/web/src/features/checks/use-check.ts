import type { Frame } from "@candor/engine";
import { useEffect, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { useSession } from "../../lib/session.ts";

export interface Check {
  frames: readonly Frame[] | null;
  failed: boolean;
  /** Reads the text once more: pressing the button above it again with the same text would not. */
  again(): void;
}

/** Frames of a text: those of the session's latest run where it is that text, else of a run of its own. */
export function useCheck(text: string): Check {
  const latest = useSession((s) => (s.analysis !== null && s.latestInput === text ? s.analysis.frames : null));
  const [own, setOwn] = useState<{ text: string; frames: readonly Frame[] | null; failed: boolean }>({ text: "", frames: null, failed: false });
  const [tried, setTried] = useState(0);
  const again = () => {
    setOwn({ text, frames: null, failed: false });
    setTried((n) => n + 1);
  };
  useEffect(() => {
    if (latest) return;
    const controller = new AbortController();
    analyzeText(text, {}, controller.signal).then(
      ({ frames }) => setOwn({ text, frames, failed: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("The text could not be read", error);
        setOwn({ text, frames: null, failed: true });
      },
    );
    return () => controller.abort();
  }, [text, latest, tried]);
  if (latest) return { frames: latest, failed: false, again };
  return own.text === text ? { ...own, again } : { frames: null, failed: false, again };
}
