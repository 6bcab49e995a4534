/**
 * How far the context of a wording moves its confidence, beyond the boosts and the language adjustment of the specification (policy/scoring.ts).
 * Ours; what each earns: docs/decisions/0097-weights-of-context.md.
 */
export const GUARD_WEIGHT = {
  negated: -0.45,
  quoted: -0.15,
  mentioned: -0.3,
  reported: -0.1,
  questioned: -0.15,
  sourced: -0.3,
  hedged: -0.2,
  denied: -0.45,
} as const;

/** Other findings in the same sentence or paragraph (evidence by density). */
export const DENSITY = {
  /** For each further pattern in the same sentence, at most `sentenceMax` in all. */
  perNeighbour: 0.04,
  sentenceMax: 0.12,
  /** For each further form of argument in the sentence of a cue or beside it, at most `argumentMax` in all: a cue of a reason beside a cue of a verdict is an argument. */
  perArgument: 0.02,
  argumentMax: 0.05,
  /** A mild frame with nothing else in its paragraph. */
  alone: -0.05,
  /** A mild cue (kinds.ts) or argument with nothing else in its paragraph: one because is no argument yet, so cues under 0.49 show in company only. */
  aloneArgument: -0.14,
  /** Frames under this are mild. */
  mildBelow: 0.6,
} as const;

/** Whatever speaks for it, a cue (kinds.ts) stays under the confidence that counts as high: its name for the form is a guess. */
export const CUE_CEILING = 0.74;

/** How many tokens before a wording a negation may stand. */
export const NEGATION_REACH_TOKENS = 4;

/** Within how many tokens of its beginning a sentence that is reported whole may deny what it goes on to say. */
export const DENIAL_HEAD_TOKENS = 8;

/** A quotation of at most so many tokens is a phrase. */
export const MENTION_MAX_TOKENS = 5;
