import type { Analysis, AnalyzeOptions } from "@candor/engine";
import workerUrl from "./analysis.worker.ts?worker&url";
import { createRunner, type Host } from "./analysis-runner.ts";
import { scriptUrl } from "./trusted-types.ts";

export interface AnalysisRequest {
  id: number;
  text: string;
  options: AnalyzeOptions;
}
export type AnalysisAnswer = { id: number; analysis: Analysis } | { id: number; failed: string };

/** The engine in a worker of its own. Throws where workers do not exist or are forbidden. */
function startWorker(): Host {
  const worker = new Worker(scriptUrl(workerUrl), { type: "module", name: "candor-analysis" });
  return {
    send: (request) => worker.postMessage(request),
    listen: (onAnswer, onBroken) => {
      worker.onmessage = (event: MessageEvent<AnalysisAnswer>) => onAnswer(event.data);
      worker.onerror = (event) => {
        event.preventDefault?.();
        onBroken();
      };
      worker.onmessageerror = onBroken;
    },
    stop: () => worker.terminate(),
  };
}

/** Without workers: in the page, after the browser has drawn what is due. 20,000 characters take less than one frame. */
async function inPage(text: string, options: AnalyzeOptions): Promise<Analysis> {
  const { analyzeAsync } = await import("@candor/engine/browser");
  await new Promise((resolve) => setTimeout(resolve, 0));
  return analyzeAsync(text, options);
}

const run = createRunner(startWorker, inPage);

/**
 * Frames of a text (specification 1 §4, analysis run). It does not cut and takes any string; callers cut at INPUT_CAP_CHARS and say so.
 * A run whose signal is aborted never resolves with a result: it rejects with the signal's reason, and its work is dropped.
 */
export const analyzeText = (text: string, options: AnalyzeOptions = {}, signal?: AbortSignal): Promise<Analysis> => run(text, options, signal);

let ready: Promise<boolean> | undefined;

/** Fetches the engine before it is needed; false when it cannot be had. From then on texts are read without a connection. */
export function engineReady(): Promise<boolean> {
  ready ??= analyzeText("").then(
    () => true,
    () => {
      ready = undefined;
      return false;
    },
  );
  return ready;
}

/** The same, for whoever does not wait: as soon as somebody means to use the engine, so that the first analysis begins at once. */
export function prepareAnalysis(): void {
  void engineReady();
}
