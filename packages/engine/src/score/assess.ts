import { FAMILIES } from "../policy/families.ts";
import { BOOST, CONFIDENCE_MAX, CONFIDENCE_MIN, LANGUAGE_ADJUSTMENT } from "../policy/scoring.ts";
import { I_CITATION, I_HEDGE, I_NEGATION, I_QUESTION, I_QUOTATION, I_SOURCE, type PatternTable } from "../match/catalog-tables.ts";
import { S_HAS_LINK, S_HAS_NUMBER, S_HAS_YEAR, type Document } from "../text/document.ts";
import type { Adjustment, Frame } from "../types.ts";
import type { Candidate, Evidence } from "./evidence.ts";
import { GUARD_KINDS, type GuardKind } from "./guards.ts";
import { isDenied, isNegated, isQuestioned, isQuoted, isReported } from "./stance.ts";
import { GUARD_WEIGHT } from "./weights.ts";

/** A candidate with its confidence and everything that moved it. */
export interface Assessed extends Candidate {
  confidence: number;
  stance: Frame["stance"];
  adjustments: Adjustment[];
}

const kind = (name: GuardKind): number => GUARD_KINDS.indexOf(name);
const index = (prefix: string): number => FAMILIES.findIndex((family) => family.prefix === prefix);

const EXPERT = index("vx-mp01");
const DATALESS = index("vx-da01");
/** Families whose claims a source close by makes fine. */
const SOURCED = new Set(["vx-os01", "vx-da01", "vx-pc01", "vx-co01", "vx-fp01"].map(index));
const LANGUAGE_ADJUSTED = new Set(["vx-sp01", "vx-mp01"].map(index));
const [VAGUE_AUTHORITY, METHODOLOGY, PROCESS, HEDGED, SOURCE] = (["vagueAuthority", "methodology", "process", "hedgedResearch", "source"] as const).map(kind) as [number, number, number, number, number];

const LANGUAGE = ([
  ["methodology", LANGUAGE_ADJUSTMENT.methodology, "the paragraph says how things were measured"],
  ["humility", LANGUAGE_ADJUSTMENT.humility, "the paragraph admits what it does not know"],
  ["process", LANGUAGE_ADJUSTMENT.process, "the paragraph describes how it was done"],
  ["hiddenAgenda", LANGUAGE_ADJUSTMENT.hiddenAgenda, "the paragraph hints at a hidden agenda"],
  ["impliedConspiracy", LANGUAGE_ADJUSTMENT.impliedConspiracy, "the paragraph implies a conspiracy"],
  ["rhetoricalManipulation", LANGUAGE_ADJUSTMENT.rhetoricalManipulation, "the paragraph presses the reader"],
] satisfies readonly (readonly [GuardKind, number, string])[]).map(([name, by, because]) => [name, kind(name), by, because] as const);

/** Confidence of a candidate: base, boosts, language adjustment, guards (specification README, order of scoring 1 to 3). Null when an exception holds. */
export function assess(doc: Document, evidence: Evidence, table: PatternTable, candidate: Candidate): Assessed | null {
  if (evidence.isExcepted(candidate)) return null;
  const { pattern } = candidate;
  const familyIndex = table.family[pattern]!;
  const family = FAMILIES[familyIndex]!;
  const ignore = table.ignore[pattern]!;
  const sentence = doc.sentenceOf[candidate.first]!;
  const paragraph = doc.paragraphOf[sentence]!;
  const adjustments: Adjustment[] = [];
  let confidence = table.confidence[pattern]! / 100;
  const move = (what: string, by: number, because: string): void => {
    adjustments.push({ kind: what, by, because });
    confidence += by;
  };
  const boost = (what: string, by: number, because: string): void => {
    if (confidence >= BOOST.cap) return;
    move(what, Math.min(by, BOOST.cap - confidence), because);
  };

  const sourced = SOURCED.has(familyIndex) && !(ignore & I_SOURCE) && hasSource(doc, evidence, sentence, familyIndex);
  if (!family.fixed) {
    if (evidence.hasClue(candidate)) boost("context-clue", BOOST.contextClue, "a telling wording stands in the same paragraph");
    if (evidence.hasSeveral(candidate)) boost("several-indicators", BOOST.severalIndicators, "more than one wording of this kind stands close by");
    if (familyIndex === EXPERT) boost("expert", BOOST.expert, "the form is described in the expert taxonomy");
    if (ignore & I_CITATION && !sourced) boost("unsourced-citation", BOOST.unsourcedCitation, "it points to a document and names none");
    if (LANGUAGE_ADJUSTED.has(familyIndex)) {
      for (const [name, guard, by, because] of LANGUAGE) if (evidence.guardInParagraph(guard, paragraph)) move(name, by, because);
      if (evidence.guardInParagraph(VAGUE_AUTHORITY, paragraph) && (evidence.guardInParagraph(METHODOLOGY, paragraph) || evidence.guardInParagraph(PROCESS, paragraph))) {
        move("vague-authority-with-method", LANGUAGE_ADJUSTMENT.vagueAuthorityWithMethod, "an unnamed authority, but with its method");
      }
    }
  }

  let stance: Frame["stance"] = "asserted";
  if (!(ignore & I_QUOTATION)) {
    if (isQuoted(doc, candidate)) {
      stance = "quoted";
      move("quoted", GUARD_WEIGHT.quoted, "the words stand in a quotation");
    } else if (isReported(doc, candidate)) {
      stance = "quoted";
      move("reported", GUARD_WEIGHT.reported, "the words report what somebody said");
    }
  }
  if (!(ignore & I_QUESTION) && isQuestioned(doc, candidate)) {
    if (stance === "asserted") stance = "questioned";
    move("questioned", GUARD_WEIGHT.questioned, "the sentence asks and does not assert");
  }
  if (!(ignore & I_NEGATION) && isNegated(doc, candidate)) {
    stance = "negated";
    move("negated", GUARD_WEIGHT.negated, "a negation stands before the words");
  } else if (isDenied(doc, evidence, candidate)) {
    stance = "negated";
    move("denied", GUARD_WEIGHT.denied, "the sentence denies it");
  }
  if (sourced) move("sourced", GUARD_WEIGHT.sourced, "a source or figure stands close by");
  if (!(ignore & I_HEDGE) && evidence.guardInSentence(HEDGED, sentence)) move("hedged", GUARD_WEIGHT.hedged, "the sentence is worded as careful research");
  return { ...candidate, confidence: clamp(confidence), stance, adjustments };
}

/** A source that a reader could follow: a link, a citation or a named source in the sentence or the next; for claims without data also a figure. */
function hasSource(doc: Document, evidence: Evidence, sentence: number, family: number): boolean {
  const paragraph = doc.paragraphOf[sentence];
  for (const near of [sentence, sentence + 1, sentence - 1]) {
    if (near < 0 || near >= doc.sentences || doc.paragraphOf[near] !== paragraph) continue;
    const flags = doc.sentenceFlags[near]!;
    if (flags & S_HAS_LINK || evidence.guardInSentence(SOURCE, near)) return true;
  }
  return family === DATALESS && (doc.sentenceFlags[sentence]! & (S_HAS_NUMBER | S_HAS_YEAR)) !== 0;
}

export const clamp = (confidence: number): number => Math.round(Math.min(CONFIDENCE_MAX, Math.max(CONFIDENCE_MIN, confidence)) * 1000) / 1000;
