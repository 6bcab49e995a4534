import { FAMILIES } from "../policy/families.ts";
import { EXTENT_ARGUMENT, type PatternTable } from "../match/catalog-tables.ts";
import type { Document } from "../text/document.ts";
import { clamp, thousandths, type Assessed } from "./assess.ts";
import { isCue, isFormOfArgument } from "./kinds.ts";
import { CUE_CEILING, DENSITY } from "./weights.ts";

/** Findings of a sentence that are looked at. */
const MOST_NEIGHBOURS = 16;
/** What stands further from a cue in its sentence is another matter: who talks at length brings up much. */
const BESIDE_CUE_TOKENS = 12;

/**
 * Evidence by density: other patterns in the same sentence raise a finding, other forms of argument close by a cue, a mild one that is alone in its paragraph is lowered. Looks at neighbours
 * only, never at the length of the text.
 */
export function weighDensity(doc: Document, table: PatternTable, findings: readonly Assessed[]): void {
  const bySentence = new Map<number, Assessed[]>();
  const byParagraph = new Map<number, number>();
  const reached = new Map<number, number>();
  for (const finding of findings) {
    if (finding.stance === "negated") continue;
    // The same words read twice, as "must" and as "must not", are one finding.
    const again = finding.first <= (reached.get(finding.pattern) ?? -1);
    reached.set(finding.pattern, Math.max(finding.last, reached.get(finding.pattern) ?? -1));
    const sentence = doc.sentenceOf[finding.first]!;
    const list = bySentence.get(sentence);
    if (list) list.push(finding);
    else bySentence.set(sentence, [finding]);
    if (again) continue;
    const paragraph = doc.paragraphOf[sentence]!;
    byParagraph.set(paragraph, (byParagraph.get(paragraph) ?? 0) + 1);
  }
  const moves: number[] = [];
  for (const finding of findings) {
    const sentence = doc.sentenceOf[finding.first]!;
    const cue = isCue(table, finding.pattern);
    const others = neighbours(finding, bySentence.get(sentence), cue ? BESIDE_CUE_TOKENS : Infinity);
    const alone = (byParagraph.get(doc.paragraphOf[sentence]!) ?? 0) <= 1 && finding.confidence < DENSITY.mildBelow;
    const argued = cue ? argumentsBeside(doc, table, finding, bySentence) : 0;
    if (others + argued > 0)
      moves.push(Math.min(DENSITY.sentenceMax, others * DENSITY.perNeighbour) + Math.min(DENSITY.argumentMax, argued * DENSITY.perArgument));
    else moves.push(!alone ? 0 : table.extent[finding.pattern] === EXTENT_ARGUMENT || cue ? DENSITY.aloneArgument : DENSITY.alone);
  }
  findings.forEach((finding, at) => {
    const raised = clamp(finding.confidence + moves[at]!);
    const by = thousandths(raised - finding.confidence);
    if (by !== 0 && !FAMILIES[table.family[finding.pattern]!]!.fixed && finding.stance !== "negated") {
      finding.adjustments.push(
        by > 0
          ? { kind: "density", by, because: "other findings stand in the same sentence" }
          : { kind: "alone", by, because: "a mild wording, and nothing else in the paragraph" },
      );
      finding.confidence = raised;
    }
    if (finding.confidence > CUE_CEILING && isCue(table, finding.pattern)) {
      finding.adjustments.push({
        kind: "cue",
        by: thousandths(CUE_CEILING - finding.confidence),
        because: "a form of argument that is sound as often as not never counts as sure",
      });
      finding.confidence = CUE_CEILING;
    }
  });
}

/** How many other forms of argument stand in the finding's sentence and those beside it. A reason and a verdict often fill a sentence each. */
function argumentsBeside(doc: Document, table: PatternTable, finding: Assessed, bySentence: ReadonlyMap<number, readonly Assessed[]>): number {
  const sentence = doc.sentenceOf[finding.first]!;
  const seen = new Set<number>();
  for (let near = sentence - 1; near <= sentence + 1; near++) {
    if (doc.paragraphOf[near] !== doc.paragraphOf[sentence]) continue;
    for (const other of (bySentence.get(near) ?? []).slice(0, MOST_NEIGHBOURS)) {
      if (other.pattern !== finding.pattern && isBeside(finding, other, BESIDE_CUE_TOKENS) && isFormOfArgument(table, other.pattern)) seen.add(other.pattern);
    }
  }
  return seen.size;
}

/** How many other patterns stand beside the finding in its sentence, within so many tokens. More than a few change nothing. */
function neighbours(finding: Assessed, inSentence: readonly Assessed[] | undefined, within: number): number {
  let count = 0;
  if (!inSentence) return count;
  const looked = Math.min(inSentence.length, MOST_NEIGHBOURS);
  for (let at = 0; at < looked; at++) {
    const other = inSentence[at]!;
    if (other.pattern === finding.pattern || !isBeside(finding, other, within)) continue;
    let seen = false;
    for (let before = 0; before < at && !seen; before++) {
      const earlier = inSentence[before]!;
      seen = earlier.pattern === other.pattern && isBeside(finding, earlier, within);
    }
    if (!seen) count++;
  }
  return count;
}

/** Whether the other stands apart from the finding, and within so many tokens of it. */
function isBeside(finding: Assessed, other: Assessed, within: number): boolean {
  const between = Math.max(other.first - finding.last, finding.first - other.last);
  return between > 0 && between <= within;
}
