import type { Category } from "./policy/categories.ts";

/** Public types of the VX Reflex Engine. Offsets are UTF-16 code units into the analysed string, `end` exclusive. */

export type { Category };

export type Severity = "low" | "medium" | "high" | "critical";

export type Mode = "direct" | "careful" | "recap";
export type Stakes = "low" | "medium" | "high";
export type CitePolicy = "auto" | "force" | "off";
/** Written as the JSON values true and false, or "auto". */
export type OmissionScan = "auto" | boolean;
export type ReflexProfile = "default" | "strict" | "lenient";

/** The seven values of a resolved handshake (specification 1 §3, analysis options). */
export interface Handshake {
  mode: Mode;
  stakes: Stakes;
  /** 0 to 1. */
  min_confidence: number;
  cite_policy: CitePolicy;
  omission_scan: OmissionScan;
  reflex_profile: ReflexProfile;
  codex_version: string;
}

/** One thing that moved a frame's confidence, in the order it was applied. */
export interface Adjustment {
  /** Short machine name, such as "context-clue", "quoted", "negated", "methodology". */
  kind: string;
  /** Signed change of confidence, before clamping. */
  by: number;
  /** Plain words for a reader. */
  because: string;
}

/** A detection result (specification 1 §3, reflex frame). */
export interface Frame {
  /** `prefix-pattern`, for example `vx-fo01-ends-tonight`; or `policy-block` / `cluster-alert`. */
  reflexId: string;
  /** What the wording does, for the head of a note. */
  reflexLabel: string;
  /** Family id prefix, for example `vx-fo01`; "policy" for policy-block and "cluster" for cluster-alert. */
  family: string;
  category: Category;
  /** Standard name of the technique, lower case (see `techniques.ts`). */
  technique: string;
  /** Why it can mislead. */
  rationale: string;
  /** The better question to ask. */
  question: string;
  /** A fair rewording, where one exists. */
  rewording?: string;
  /** 0 to 1. */
  confidence: number;
  severity: Severity;
  /** 1 to 5. */
  priority: number;
  tags: string[];
  start: number;
  end: number;
  /** The words marked: `text.slice(start, end)`. */
  fragment: string;
  /** Every place where the same wording stands; the first equals [start, end]. */
  spans: [number, number][];
  adjustments: Adjustment[];
  /** How the words stand: asserted by the writer, quoted or reported, negated, or asked. */
  stance: "asserted" | "quoted" | "negated" | "questioned";
  /** How the confidence came about, in one sentence (specification 2 §3). */
  explanation?: string;
  /** "alert" for what speaks of the text as a whole: a policy block or a cluster; else, and where it is missing, "neutral" (specification 2 §3). */
  tone?: "neutral" | "alert";
  /** True on a frame under its family's threshold (only listed with `all`). */
  gated?: true;
  /** One line of what was counted, from the structural detectors. */
  schemaSummary?: string;
}

export interface Paragraph {
  start: number;
  end: number;
  words: number;
  frames: number;
}

/** A stretch of text where marks cluster (specification README, order of scoring, 6). */
export interface ClusterRegion {
  start: number;
  end: number;
  frames: number;
  strong: number;
  highest: number;
  /** Hedged research wording stands in it, so that the higher counts held; absent where none does. */
  hedged?: true;
}

export interface AnalyzeOptions extends Partial<Handshake> {
  /** Also list frames under their threshold, marked `gated`, which leaves all others as they are. Default false. */
  all?: boolean;
}

export interface Analysis {
  /** Order: policy-block, cluster-alert, then profile order, confidence, priority, position. */
  frames: Frame[];
  paragraphs: Paragraph[];
  regions: ClusterRegion[];
  words: number;
  sentences: number;
  /** What language the text seems to be in. Patterns are English. */
  language: { english: boolean; /** Share of words that are common English function words, 0 to 1. */ share: number; script: "latin" | "other" | "none" };
  handshake: Handshake;
  timing: { totalMs: number };
  engineVersion: string;
  /** Hash of every rule and policy value; changes when a finding could change. */
  ruleHash: string;
}

/** The texts of a pattern for people: what a note, the taxonomy page and the documentation show. */
export interface PatternNote {
  reflexId: string;
  name: string;
  family: string;
  familyName: string;
  category: Category;
  technique: string;
  severity: Severity;
  /** Confidence before any adjustment, 0 to 1. */
  confidence: number;
  description: string;
  rationale: string;
  question: string;
  rewording?: string;
  mechanism: string;
  source: string;
  /** Samples of the wordings, first those that the examples hold. */
  indicators: string[];
  contextClues: string[];
  examples: string[];
  /** Near-misses that are fine. */
  fine: string[];
  sophistication?: "basic" | "intermediate" | "advanced" | "expert";
}
