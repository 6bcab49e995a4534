import type { Analysis, Frame } from "@candor/engine";
import type { PresetName } from "@candor/engine/policy";
import { create } from "zustand";
import { isRevision, type Version } from "./earlier-version.ts";

/** Article context of the chat (specification 1 §3). */
export interface ArticleContext {
  url: string;
  textBlock: string;
  charCount: number;
  title?: string;
}

/** Where the analysed text came from. */
export interface TextSource {
  url: string;
  title: string | null;
  siteName: string | null;
  byline: string | null;
  publishedTime: string | null;
}

/** What the analyzer leaves for the Chat tab: taken once, then gone. */
export interface ChatHandOver {
  preset: PresetName;
  article: ArticleContext;
  /** Characters of the article beyond the limit, which stayed behind. */
  cut: number;
}

interface Session {
  /** Analyzer shared state (specification 1 §3). Lives in memory, ends with the page. */
  reflexFrames: Frame[];
  isAnalyzing: boolean;
  latestInput: string;
  /** The latest run in full; other pages read it. */
  analysis: Analysis | null;
  /** What stood here before the latest run, where its text was revised since. */
  earlier: Version | null;
  source: TextSource | null;
  /** Characters of the input beyond the limit, which were not read. */
  cut: number;
  /** What was written about the latest run; null before it was asked for. */
  report: string | null;
  /** Names the findings that the report was written of. */
  reportOf: string;
  /** Runs since the page was opened. */
  runs: number;
  /** A text that another page hands to the analyzer: put in its field and read at once. */
  toRead: string | null;
  /** A text that the analyzer hands to the page that compares two. */
  toCompare: string | null;
  handOver: ChatHandOver | null;
  /** A message that the analyzer or another page puts into the chat's field; nothing is sent by it. */
  toAsk: string | null;
  /** Starting a run clears the previous results (specification 1 §4). */
  startRun(input: string): void;
  finishRun(analysis: Analysis, input: string, source: TextSource | null, cut: number): void;
  failRun(): void;
  /** A run of before the page was loaded anew, made again: the same results, and no run more. */
  restoreRun(analysis: Analysis, input: string, source: TextSource | null, cut: number, runs: number): void;
  keepReport(report: string, of: string): void;
  leaveForChat(handOver: ChatHandOver): void;
  takeHandOver(): ChatHandOver | null;
  leaveToAsk(message: string): void;
  takeToAsk(): string | null;
  leaveToRead(text: string): void;
  takeToRead(): string | null;
  leaveToCompare(text: string): void;
  takeToCompare(): string | null;
}

export const useSession = create<Session>()((set, get) => ({
  reflexFrames: [],
  isAnalyzing: false,
  latestInput: "",
  analysis: null,
  earlier: null,
  source: null,
  cut: 0,
  report: null,
  reportOf: "",
  runs: 0,
  toRead: null,
  toCompare: null,
  handOver: null,
  toAsk: null,
  startRun: (input) => {
    const { analysis, latestInput } = get();
    // The same text once more is no version of its own.
    const earlier = analysis && latestInput !== input ? { text: latestInput, frames: analysis.frames } : get().earlier;
    set({ reflexFrames: [], analysis: null, earlier, source: null, cut: 0, report: null, isAnalyzing: true, latestInput: input });
  },
  finishRun: (analysis, input, source, cut) => {
    const { earlier, runs } = get();
    set({
      reflexFrames: analysis.frames,
      analysis,
      earlier: earlier && isRevision(earlier.text, input) ? earlier : null,
      isAnalyzing: false,
      latestInput: input,
      source,
      cut,
      report: null,
      runs: runs + 1,
    });
  },
  failRun: () => set({ isAnalyzing: false }),
  restoreRun: (analysis, input, source, cut, runs) => set({ reflexFrames: analysis.frames, analysis, latestInput: input, source, cut, report: null, runs }),
  keepReport: (report, reportOf) => set({ report, reportOf }),
  leaveForChat: (handOver) => set({ handOver }),
  takeHandOver: () => {
    const { handOver } = get();
    if (handOver) set({ handOver: null });
    return handOver;
  },
  leaveToAsk: (message) => set({ toAsk: message }),
  takeToAsk: () => {
    const { toAsk } = get();
    if (toAsk !== null) set({ toAsk: null });
    return toAsk;
  },
  leaveToRead: (text) => set({ toRead: text }),
  takeToRead: () => {
    const { toRead } = get();
    if (toRead !== null) set({ toRead: null });
    return toRead;
  },
  leaveToCompare: (text) => set({ toCompare: text }),
  takeToCompare: () => {
    const { toCompare } = get();
    if (toCompare !== null) set({ toCompare: null });
    return toCompare;
  },
}));
