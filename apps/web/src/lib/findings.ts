import { byPlace } from "@candor/analyst/mark-order";
import type { Category, Frame } from "@candor/engine";
import { isAboutWholeText, isWeakSignal } from "@candor/engine/policy";

/** A frame with its number in the text: what a mark and its note share. */
export interface Finding {
  /** Stable within one analysis. */
  key: string;
  /** From 1, in text order, over the findings shown. */
  n: number;
  /** Place in the list of frames: profile order, confidence, priority, position (specification README, order of scoring 7). */
  rank: number;
  frame: Frame;
}

/** One list for all: what is drawn from it stays as it is. */
export const NO_FINDINGS: readonly Finding[] = [];

const findingKey = (frame: Frame): string => `${frame.reflexId}@${frame.start}-${frame.end}`;

/** The marks of a text, numbered in text order. `frames` in the order in which the engine lists them. */
export function toFindings(frames: readonly Frame[]): Finding[] {
  return frames
    .map((frame, rank) => ({ frame, rank }))
    .filter(({ frame }) => !isAboutWholeText(frame) && frame.end > frame.start)
    .sort((a, b) => byPlace(a.frame, b.frame))
    .map(({ frame, rank }, index) => ({ key: findingKey(frame), n: index + 1, rank, frame }));
}

/** As the Results list has them: the weightiest first. */
export const byRank = (findings: readonly Finding[]): Finding[] => [...findings].sort((a, b) => a.rank - b.rank);

/** Folded away as a weak signal (specification README, order of scoring 4; docs/decisions/0043). */
export const isWeak = (frame: Frame): boolean => isWeakSignal(frame);

export const percent = (confidence: number): string => `${Math.round(confidence * 100)}%`;

export const CATEGORY_NAMES: Record<Category, string> = {
  emotional: "Emotional",
  logical: "Logical",
  authority: "Authority",
  consensus: "Consensus",
  framing: "Framing",
  distraction: "Distraction",
  other: "Other",
};

/** One line each: the seven pencils. */
export const CATEGORY_LINES: Record<Category, string> = {
  emotional: "Feelings in place of reasons: fear, guilt, a deadline.",
  logical: "A step that doesn’t follow, or options left out.",
  authority: "Unnamed experts and studies.",
  consensus: "Agreement claimed but not counted.",
  framing: "Words that decide before you do.",
  distraction: "A change of subject, or words that hide it.",
  other: "Figures that are too precise, claims that are too big, requests that are bait.",
};

/** How words stand that are not the writer's own claim; null for those that are. */
export const STANCE_WORDS: Record<Frame["stance"], string | null> = {
  asserted: null,
  quoted: "Quoted or reported, not the writer’s own claim.",
  negated: "The writer denies it.",
  questioned: "Asked, not claimed.",
};
