import { analyzeAsync, loadNotes } from "@candor/engine/browser";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis.ts";

/** So long after the first answer the notes of the other families come, too, and later texts need no connection. */
const NOTES_AFTER_MS = 1500;
let first = true;

// The engine away from the page's own thread: typing and scrolling stay smooth whatever the text.
self.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) => {
  let answer: AnalysisAnswer;
  try {
    answer = { id: data.id, analysis: await analyzeAsync(data.text, data.options) };
  } catch (error) {
    answer = { id: data.id, failed: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
  if (first) setTimeout(() => void loadNotes().catch(() => undefined), NOTES_AFTER_MS);
  first = false;
};
