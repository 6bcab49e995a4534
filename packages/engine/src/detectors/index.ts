import type { Engine } from "../engine.ts";
import type { Lexicon } from "../match/lexicon.ts";
import type { Document } from "../text/document.ts";
import type { Candidate } from "../score/evidence.ts";
import { type Detector, DetectorContext } from "./context.ts";
import { contradiction } from "./contradiction.ts";
import { dilemma } from "./dilemma.ts";
import { emphasis } from "./emphasis.ts";
import { figures } from "./figures.ts";
import { flattery } from "./flattery.ts";
import { haze } from "./haze.ts";
import { headline } from "./headline.ts";
import { hedging } from "./hedging.ts";
import { jargon } from "./jargon.ts";
import { type KindTable, kindTable, type ListGroup, type WordKinds, wordsOf } from "./kind-table.ts";
import { litany } from "./litany.ts";
import { lure } from "./lure.ts";
import { nameless } from "./nameless.ts";
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
  figures,
  flattery,
  haze,
  headline,
  hedging,
  jargon,
  litany,
  lure,
  nameless,
  nicknames,
  precision,
  pressure,
  questions,
  reasons,
  repetition,
  slope,
  waiver,
};

/** The tables of kinds of words that detectors ask, in the order of their columns. */
const WORD_TABLES: readonly WordKinds[] = Object.values(DETECTORS).flatMap(({ words = [] }) => words);

/** The groups of word lists that detectors ask for, in the order of their bits. */
const LIST_GROUPS: readonly ListGroup[] = Object.values(DETECTORS).flatMap(({ lists = [] }) => lists);

/** Words that detectors look up by symbol: the lexicon must know them. */
export const detectorWords = (): string[] => WORD_TABLES.flatMap(wordsOf);

export const detectorKinds = (lexicon: Lexicon): KindTable => kindTable(lexicon, WORD_TABLES, LIST_GROUPS);

export const detectorContext = (doc: Document, kinds: KindTable): DetectorContext => new DetectorContext(doc, WORD_TABLES, LIST_GROUPS, kinds);

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
