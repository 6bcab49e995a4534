import type { Frame } from "@candor/engine";
import { useEffect, useState } from "react";
import { analyzeText } from "../../lib/analysis.ts";
import { useSession } from "../../lib/session.ts";

export interface Check {
  frames: readonly Frame[] | null;
  failed: boolean;
}

/** Frames of a text: those of the session's latest run where it is that text, else of a run of its own. */
export function useCheck(text: string): Check {
  const latest = useSession((s) => (s.analysis !== null && s.latestInput === text ? s.analysis.frames : null));
  const [own, setOwn] = useState<{ text: string; frames: readonly Frame[] | null; failed: boolean }>({ text: "", frames: null, failed: false });
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
  }, [text, latest]);
  if (latest) return { frames: latest, failed: false };
  return own.text === text ? own : { frames: null, failed: false };
}
