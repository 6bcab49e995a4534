import { analyzeAsync } from "@candor/engine/browser";
import type { AnalysisAnswer, AnalysisRequest } from "./analysis.ts";

// The engine away from the page's own thread: typing and scrolling stay smooth whatever the text.
self.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) => {
  let answer: AnalysisAnswer;
  try {
    answer = { id: data.id, analysis: await analyzeAsync(data.text, data.options) };
  } catch (error) {
    answer = { id: data.id, failed: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};
