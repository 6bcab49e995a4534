import type { Engine } from "../engine.ts";
import type { Candidate } from "../score/evidence.ts";
import type { Detector, DetectorContext } from "./context.ts";
import { contradiction } from "./contradiction.ts";
import { dilemma } from "./dilemma.ts";
import { emphasis } from "./emphasis.ts";
import { flattery } from "./flattery.ts";
import { headline } from "./headline.ts";
import { hedging } from "./hedging.ts";
import { jargon } from "./jargon.ts";
import { litany } from "./litany.ts";
import { lure } from "./lure.ts";
import { nicknames } from "./nicknames.ts";
import { precision } from "./precision.ts";
import { pressure } from "./pressure.ts";
import { questions } from "./questions.ts";
import { reasons } from "./reasons.ts";
import { repetition } from "./repetition.ts";
import { slope } from "./slope.ts";
import { waiver } from "./waiver.ts";

/** Structural detectors by the name that patterns give in `detector`. */
export const DETECTORS: Readonly<Record<string, Detector>> = {
  contradiction,
  dilemma,
  emphasis,
  flattery,
  headline,
  hedging,
  jargon,
  litany,
  lure,
  nicknames,
  precision,
  pressure,
  questions,
  reasons,
  repetition,
  slope,
  waiver,
};

/** Words that detectors look up by symbol. */
export const detectorWords = (): string[] => Object.values(DETECTORS).flatMap(({ words = [] }) => words.flatMap((table) => table.words()));

/** Runs every structural detector over the text that the engine has read. */
export function detect(engine: Engine, context: DetectorContext): Candidate[] {
  const out: Candidate[] = [];
  for (const detector of Object.values(DETECTORS)) {
    detector.run(context, (id, first, last, summary, exact) => {
      const pattern = engine.detected[id];
      if (pattern !== undefined) out.push({ pattern, first, last, summary, ...(exact ? { exact: true as const } : {}) });
    });
  }
  return out;
}
