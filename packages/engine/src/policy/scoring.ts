/** Numbers of scoring (specification 1 §9; order in specification README). Each stands here once. */

/** Boosts, as changes of confidence. */
export const BOOST = {
  contextClue: 0.1,
  severalIndicators: 0.05,
  expert: 0.05,
  unsourcedCitation: 0.1,
  /** No boost lifts a confidence above this. */
  cap: 0.95,
} as const;

/** Language adjustment, as changes of confidence. */
export const LANGUAGE_ADJUSTMENT = {
  methodology: -0.4,
  humility: -0.3,
  process: -0.2,
  hiddenAgenda: 0.3,
  impliedConspiracy: 0.4,
  rhetoricalManipulation: 0.2,
  /** Extra, when a vague authority stands with methodology or process wording. */
  vagueAuthorityWithMethod: -0.5,
} as const;

export const CONFIDENCE_MIN = 0.05;
export const CONFIDENCE_MAX = 0.95;

/** What falls under this is folded away as a weak signal (specification README, order of scoring 4: the hedge threshold). */
export const WEAK_SIGNAL_BELOW = 0.4;

/**
 * On screen the expert taxonomy is folded away further up: its mild wordings, and its cues, forms of argument that are sound as often as not, unless
 * more than one thing speaks for them (docs/decisions/0043); and so is what is said in passing, wherever it may be marked (docs/decisions/0114).
 */
export const FAINT_BELOW = { expert: 0.5, cue: 0.62, inPassing: 0.7 } as const;
/** Tag of a frame whose pattern is a cue. */
export const CUE_TAG = "cue";
/** Tag of a frame that is said in passing (score/in-passing.ts). */
export const IN_PASSING_TAG = "in passing";
const EXPERT_FAMILY = "vx-mp01";
const REPETITION_FAMILY = "vx-ri01";

/** Whether a screen folds the frame away as a weak signal until it is asked for. */
export function isWeakSignal({ confidence, family, tags }: { confidence: number; family: string; tags: readonly string[] }): boolean {
  const expert = family === EXPERT_FAMILY;
  if ((expert || family === REPETITION_FAMILY) && tags.includes(IN_PASSING_TAG)) return confidence < FAINT_BELOW.inPassing;
  if (!expert) return confidence < WEAK_SIGNAL_BELOW;
  return confidence < (tags.includes(CUE_TAG) ? FAINT_BELOW.cue : FAINT_BELOW.expert);
}

/** Whether the frame is an alert about the whole text, the policy block or the cluster alert, and marks no wording of its own. */
export const isAboutWholeText = ({ reflexId }: { reflexId: string }): boolean => reflexId === "policy-block" || reflexId === "cluster-alert";

/** Confidence from which a detection counts as high (specification 2 §9). */
export const HIGH_CONFIDENCE = 0.75;

export const PRIORITY = { low: 2, medium: 2, high: 3, critical: 4, implausible: 4, clusterAlert: 4, clusterMember: 3, policyBlock: 5 } as const;

/** Confidence limits and counts of the cluster alert. */
export const CLUSTER = {
  strongAt: 0.75,
  fairAt: 0.55,
  counts: { strong: 2, fair: 3, total: 4 },
  /** When the window holds hedged research wording. */
  hedgedCounts: { strong: 3, fair: 4, total: 5 },
  windowChars: 1000,
} as const;

/** Chat cluster box (specification 1 §2): shown at this many frames above this confidence; colours by average. */
export const CHAT_CLUSTER = { minFrames: 2, above: 0.7, redAt: 0.85, yellowAt: 0.6 } as const;

/** Analyze page, chat and article context cut here, in UTF-16 units (specification 1 §5). `analyze` itself does not cut. */
export const INPUT_CAP_CHARS = 20_000;
export const MIN_INPUT_CHARS = 3;
export const REPORT_EXCERPT_CHARS = 300;
export const TOOL_MESSAGE_CHARS = 4_000;

/** Cuts to at most `max` UTF-16 units, never inside a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}
