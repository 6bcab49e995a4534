import type { Engine } from "../engine.ts";
import type { Candidate } from "../score/evidence.ts";
import { detectContradiction, REACH_WORDS } from "./contradiction.ts";
import type { Detector, DetectorContext } from "./context.ts";
import { detectDilemma } from "./dilemma.ts";
import { detectEmphasis } from "./emphasis.ts";
import { detectHeadline } from "./headline.ts";
import { detectJargon } from "./jargon.ts";
import { detectLitany, SIDES } from "./litany.ts";
import { detectLure, LURE_WORDS } from "./lure.ts";
import { detectNicknames } from "./nicknames.ts";
import { detectPrecision } from "./precision.ts";
import { detectPressure, KINDS } from "./pressure.ts";
import { detectQuestions } from "./questions.ts";
import { CONNECTIVES, detectReasons, SIGN_WORDS } from "./reasons.ts";
import { detectRepetition } from "./repetition.ts";
import { detectSlope } from "./slope.ts";

/** Structural detectors by the name that patterns give in `detector`. */
export const DETECTORS: Readonly<Record<string, Detector>> = {
  contradiction: detectContradiction,
  dilemma: detectDilemma,
  emphasis: detectEmphasis,
  headline: detectHeadline,
  jargon: detectJargon,
  litany: detectLitany,
  lure: detectLure,
  nicknames: detectNicknames,
  precision: detectPrecision,
  pressure: detectPressure,
  questions: detectQuestions,
  reasons: detectReasons,
  repetition: detectRepetition,
  slope: detectSlope,
};

/** Words that detectors look up by symbol. */
export const DETECTOR_WORDS: readonly string[] = [...KINDS.words, ...CONNECTIVES.words, ...LURE_WORDS.words, ...REACH_WORDS.words, ...SIDES.words, ...SIGN_WORDS.words];

/** Runs every structural detector over the text that the engine has read. */
export function detect(engine: Engine, context: DetectorContext): Candidate[] {
  const out: Candidate[] = [];
  for (const detector of Object.values(DETECTORS)) {
    detector(context, (id, first, last, summary, exact) => {
      const pattern = engine.detected[id];
      if (pattern !== undefined) out.push({ pattern, first, last, summary, ...(exact ? { exact: true as const } : {}) });
    });
  }
  return out;
}
