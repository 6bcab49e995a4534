import type { Frame } from "@candor/engine";
import { CODEX_VERSION, REPORT_HANDSHAKE } from "@candor/engine/policy";
import { create } from "zustand";
import { callAgent } from "../../lib/api.ts";
import { ANALYZE_DRAFT_KEY } from "../../lib/kept-run.ts";
import { useSession } from "../../lib/session.ts";
import { onStored, rawStored } from "../../lib/storage.ts";

/** How far a report is, and what became of it. It belongs to the app and not to the page that shows it (docs/decisions/0102). */
interface ReportRun {
  working: boolean;
  failed: boolean;
  /** While it is written: words that a model has written so far. */
  words: number;
  /** When it was asked for, in milliseconds since 1970. */
  since: number;
  /** Reports that have come since the app was opened. */
  written: number;
}

export const useReportRun = create<ReportRun>()(() => ({ working: false, failed: false, words: 0, since: 0, written: 0 }));

/** Names the findings that a report is written of. */
export const nameOf = (frames: readonly Frame[]): string => frames.map(({ reflexId, start }) => `${reflexId}@${start}`).join(" ");

let calling: AbortController | null = null;
let pages = 0;

export function stopReport(): void {
  calling?.abort();
  calling = null;
  useReportRun.setState({ working: false });
}

/** Everything that is kept was deleted on the page for that, where nobody sees the Stop button. */
const onDeleted = (): void => {
  if (pages === 0 && rawStored(ANALYZE_DRAFT_KEY) === null) stopReport();
};

/** A page shows it; returns what ends that. */
export function attendReport(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

// A report of other results is called off.
useSession.subscribe((now, before) => {
  if (now.runs === before.runs && now.latestInput === before.latestInput) return;
  stopReport();
  useReportRun.setState({ failed: false });
});

/** The report call with its overrides (specification 1 §7). What it brings stays with the results that it was written of. Never rejects. */
export async function writeReport(input: string, frames: readonly Frame[]): Promise<void> {
  stopReport();
  const controller = new AbortController();
  calling = controller;
  const letGo = onStored(ANALYZE_DRAFT_KEY, onDeleted);
  useReportRun.setState({ working: true, failed: false, words: 0, since: Date.now() });
  try {
    const answer = await callAgent<{ reportText?: unknown }>(
      "summarize",
      { inputText: input, frames, handshake: { ...REPORT_HANDSHAKE, codex_version: CODEX_VERSION } },
      {
        signal: controller.signal,
        onWords: (words) => {
          if (!controller.signal.aborted) useReportRun.setState({ words });
        },
      },
    );
    if (controller.signal.aborted) return;
    if (typeof answer.reportText !== "string" || answer.reportText.trim() === "") throw new Error("The report is empty");
    useSession.getState().keepReport(answer.reportText, nameOf(frames));
    useReportRun.setState(({ written }) => ({ written: written + 1 }));
  } catch (error) {
    if (controller.signal.aborted) return;
    console.error("The report failed", error);
    useReportRun.setState({ failed: true });
  } finally {
    letGo();
    if (calling === controller) {
      calling = null;
      useReportRun.setState({ working: false });
    }
  }
}
