import type { Analysis, Frame } from "@candor/engine";
import type { PresetName } from "@candor/engine/policy";
import { create } from "zustand";

/** Article context of the chat (specification 1 §3). */
export interface ArticleContext { url: string; textBlock: string; charCount: number; title?: string }

/** Where the analysed text came from. */
export interface TextSource { url: string; title: string | null; siteName: string | null; byline: string | null; publishedTime: string | null }

/** What the analyzer leaves for the Chat tab: taken once, then gone. */
export interface ChatHandOver { preset: PresetName; article: ArticleContext }

interface Session {
  /** Analyzer shared state (specification 1 §3). Lives in memory, ends with the page. */
  reflexFrames: Frame[];
  isAnalyzing: boolean;
  latestInput: string;
  /** The latest run in full; other pages read it. */
  analysis: Analysis | null;
  source: TextSource | null;
  /** Runs since the page was opened. */
  runs: number;
  handOver: ChatHandOver | null;
  /** Starting a run clears the previous results (specification 1 §4). */
  startRun(input: string): void;
  finishRun(analysis: Analysis, input: string, source: TextSource | null): void;
  failRun(): void;
  leaveForChat(handOver: ChatHandOver): void;
  takeHandOver(): ChatHandOver | null;
}

export const useSession = create<Session>()((set, get) => ({
  reflexFrames: [],
  isAnalyzing: false,
  latestInput: "",
  analysis: null,
  source: null,
  runs: 0,
  handOver: null,
  startRun: (input) => set({ reflexFrames: [], analysis: null, source: null, isAnalyzing: true, latestInput: input }),
  finishRun: (analysis, input, source) => set({ reflexFrames: analysis.frames, analysis, isAnalyzing: false, latestInput: input, source, runs: get().runs + 1 }),
  failRun: () => set({ isAnalyzing: false }),
  leaveForChat: (handOver) => set({ handOver }),
  takeHandOver: () => {
    const { handOver } = get();
    if (handOver) set({ handOver: null });
    return handOver;
  },
}));
