import { FAMILIES } from "../policy/families.ts";
import { BOOST, CONFIDENCE_MAX, CONFIDENCE_MIN, LANGUAGE_ADJUSTMENT } from "../policy/scoring.ts";
import { I_CITATION, I_HEDGE, I_NEGATION, I_QUESTION, I_QUOTATION, I_SOURCE, type PatternTable } from "../match/catalog-tables.ts";
import { S_HAS_LINK, type Document } from "../text/document.ts";
import type { Adjustment, Frame } from "../types.ts";
import type { Candidate, Evidence } from "./evidence.ts";
import { GUARD_KINDS, type GuardKind } from "./guards.ts";
import { isDenied, isMentioned, isNegated, isQuestioned, isQuoted, isReported } from "./stance.ts";
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
/** Families whose claims a source close by makes fine. */
const IS_SOURCED = FAMILIES.map(({ prefix }) => ["vx-os01", "vx-da01", "vx-pc01", "vx-co01", "vx-fp01"].includes(prefix));
const IS_LANGUAGE_ADJUSTED = FAMILIES.map(({ prefix }) => ["vx-sp01", "vx-mp01"].includes(prefix));
const [VAGUE_AUTHORITY, METHODOLOGY, PROCESS, HEDGED, SOURCE] = (["vagueAuthority", "methodology", "process", "hedgedResearch", "source"] as const).map(
  kind,
) as [number, number, number, number, number];

const LANGUAGE = (
  [
    ["methodology", LANGUAGE_ADJUSTMENT.methodology, "the paragraph says how things were measured"],
    ["humility", LANGUAGE_ADJUSTMENT.humility, "the paragraph admits what it does not know"],
    ["process", LANGUAGE_ADJUSTMENT.process, "the paragraph describes how it was done"],
    ["hiddenAgenda", LANGUAGE_ADJUSTMENT.hiddenAgenda, "the paragraph hints at a hidden agenda"],
    ["impliedConspiracy", LANGUAGE_ADJUSTMENT.impliedConspiracy, "the paragraph implies a conspiracy"],
    ["rhetoricalManipulation", LANGUAGE_ADJUSTMENT.rhetoricalManipulation, "the paragraph presses the reader"],
  ] satisfies readonly (readonly [GuardKind, number, string])[]
).map(([name, by, because]) => [name, kind(name), by, because] as const);

/** An adjustment that the wording of a paragraph brings to what stands in it. */
type Move = readonly [kind: string, by: number, because: string];

/** The language adjustments of paragraphs. Candidates come roughly in the order of the text, so that the last answer serves most. */
export class ParagraphLanguage {
  private paragraph = -1;
  private moves: readonly Move[] = [];

  constructor(private readonly evidence: Evidence) {}

  of(paragraph: number): readonly Move[] {
    if (paragraph !== this.paragraph) {
      this.paragraph = paragraph;
      this.moves = this.read(paragraph);
    }
    return this.moves;
  }

  private read(paragraph: number): readonly Move[] {
    const { evidence } = this;
    const moves: Move[] = [];
    for (const [name, guard, by, because] of LANGUAGE) if (evidence.guardInParagraph(guard, paragraph)) moves.push([name, by, because]);
    if (
      evidence.guardInParagraph(VAGUE_AUTHORITY, paragraph) &&
      (evidence.guardInParagraph(METHODOLOGY, paragraph) || evidence.guardInParagraph(PROCESS, paragraph))
    ) {
      moves.push(["vague-authority-with-method", LANGUAGE_ADJUSTMENT.vagueAuthorityWithMethod, "an unnamed authority, but with its method"]);
    }
    return moves;
  }
}

function move(to: Assessed, kind: string, by: number, because: string): void {
  to.adjustments.push({ kind, by: thousandths(by), because });
  to.confidence += by;
}

function boost(to: Assessed, kind: string, by: number, because: string): void {
  if (to.confidence < BOOST.cap) move(to, kind, Math.min(by, BOOST.cap - to.confidence), because);
}

/** Brings it to the nearer end of what a confidence may be, and says so. */
function bound(to: Assessed): void {
  const by = thousandths(clamp(to.confidence) - to.confidence);
  if (by !== 0) move(to, "limit", by, "a mark counts for 5% at least and 95% at most");
  to.confidence = clamp(to.confidence);
}

/** Confidence of a candidate: base, boosts, language adjustment, guards (specification README, order of scoring 1 to 3). Null when an exception holds. */
export function assess(doc: Document, evidence: Evidence, language: ParagraphLanguage, table: PatternTable, candidate: Candidate): Assessed | null {
  if (evidence.isExcepted(candidate)) return null;
  const { pattern, first, last, summary, exact } = candidate;
  const family = table.family[pattern]!;
  const ignore = table.ignore[pattern]!;
  const sentence = doc.sentenceOf[first]!;
  const out: Assessed = { pattern, first, last, summary, exact, confidence: table.confidence[pattern]! / 100, stance: "asserted", adjustments: [] };

  const sourced = IS_SOURCED[family]! && !(ignore & I_SOURCE) && hasSource(doc, evidence, sentence);
  if (!FAMILIES[family]!.fixed) {
    if (evidence.hasClue(candidate)) boost(out, "context-clue", BOOST.contextClue, "a telling wording stands in the same paragraph");
    if (evidence.hasSeveral(candidate)) boost(out, "several-indicators", BOOST.severalIndicators, "more than one wording of this kind stands close by");
    if (family === EXPERT) boost(out, "expert", BOOST.expert, "the form is described in the expert taxonomy");
    if (ignore & I_CITATION && !sourced) boost(out, "unsourced-citation", BOOST.unsourcedCitation, "it points to a document and names none");
    if (IS_LANGUAGE_ADJUSTED[family]) for (const [kind, by, because] of language.of(doc.paragraphOf[sentence]!)) move(out, kind, by, because);
  }
  // What pressed it over the ceiling does not shelter it from a quotation or a denial.
  if (out.confidence > CONFIDENCE_MAX) bound(out);
  guard(doc, evidence, candidate, ignore, out);
  if (sourced) move(out, "sourced", GUARD_WEIGHT.sourced, "a source or figure stands close by");
  if (!(ignore & I_HEDGE) && evidence.guardInSentence(HEDGED, sentence)) move(out, "hedged", GUARD_WEIGHT.hedged, "the sentence is worded as careful research");
  bound(out);
  return out;
}

/** Lowers and labels what is quoted, asked, negated or denied. */
function guard(doc: Document, evidence: Evidence, candidate: Candidate, ignore: number, out: Assessed): void {
  if (!(ignore & I_QUOTATION)) {
    if (isQuoted(doc, candidate)) {
      out.stance = "quoted";
      if (isMentioned(doc, candidate))
        move(out, "mentioned", GUARD_WEIGHT.mentioned, "the quotation holds these words alone, as a phrase that is talked about");
      else move(out, "quoted", GUARD_WEIGHT.quoted, "the words stand in a quotation");
    } else if (isReported(doc, candidate)) {
      out.stance = "quoted";
      move(out, "reported", GUARD_WEIGHT.reported, "the words report what somebody said");
    }
  }
  if (!(ignore & I_QUESTION) && isQuestioned(doc, candidate)) {
    if (out.stance === "asserted") out.stance = "questioned";
    move(out, "questioned", GUARD_WEIGHT.questioned, "the sentence asks and does not assert");
  }
  if (!(ignore & I_NEGATION) && isNegated(doc, candidate)) {
    out.stance = "negated";
    move(out, "negated", GUARD_WEIGHT.negated, "a negation stands before the words");
  } else if (isDenied(doc, evidence, candidate)) {
    out.stance = "negated";
    move(out, "denied", GUARD_WEIGHT.denied, "the sentence denies it");
  }
}

/** A source that a reader could follow: a link, a citation or a named source in the sentence or beside it. A figure is none ("clinically proven in 97 %"). */
function hasSource(doc: Document, evidence: Evidence, sentence: number): boolean {
  const paragraph = doc.paragraphOf[sentence];
  for (const near of [sentence, sentence + 1, sentence - 1]) {
    if (near < 0 || near >= doc.sentences || doc.paragraphOf[near] !== paragraph) continue;
    const flags = doc.sentenceFlags[near]!;
    if (flags & S_HAS_LINK || evidence.guardInSentence(SOURCE, near)) return true;
  }
  return false;
}

/** Without what numbers with a fraction leave over. */
export const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

export const clamp = (confidence: number): number => thousandths(Math.min(CONFIDENCE_MAX, Math.max(CONFIDENCE_MIN, confidence)));
