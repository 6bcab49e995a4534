import { FAMILIES } from "../policy/families.ts";
import type { PatternTable } from "../match/catalog-tables.ts";
import type { Document } from "../text/document.ts";
import { clamp, type Assessed } from "./assess.ts";
import { DENSITY } from "./weights.ts";

/**
 * Evidence by density: other patterns in the same sentence raise a finding, a mild one that is alone in its paragraph is lowered. Looks at neighbours
 * only, never at the length of the text.
 */
export function weighDensity(doc: Document, table: PatternTable, findings: readonly Assessed[]): void {
  const bySentence = new Map<number, Assessed[]>();
  const byParagraph = new Map<number, number>();
  for (const finding of findings) {
    if (finding.stance === "negated") continue;
    const sentence = doc.sentenceOf[finding.first]!;
    const list = bySentence.get(sentence);
    if (list) list.push(finding);
    else bySentence.set(sentence, [finding]);
    const paragraph = doc.paragraphOf[sentence]!;
    byParagraph.set(paragraph, (byParagraph.get(paragraph) ?? 0) + 1);
  }
  const moves: number[] = [];
  for (const finding of findings) {
    const sentence = doc.sentenceOf[finding.first]!;
    const others = new Set<number>();
    for (const other of (bySentence.get(sentence) ?? []).slice(0, 16)) {
      if (other !== finding && other.pattern !== finding.pattern && (other.first > finding.last || other.last < finding.first)) others.add(other.pattern);
    }
    moves.push(others.size > 0 ? Math.min(DENSITY.sentenceMax, others.size * DENSITY.perNeighbour) : (byParagraph.get(doc.paragraphOf[sentence]!) ?? 0) <= 1 && finding.confidence < DENSITY.mildBelow ? DENSITY.alone : 0);
  }
  findings.forEach((finding, at) => {
    const by = moves[at]!;
    if (by === 0 || FAMILIES[table.family[finding.pattern]!]!.fixed || finding.stance === "negated") return;
    finding.adjustments.push(by > 0 ? { kind: "density", by, because: "other findings stand in the same sentence" } : { kind: "alone", by, because: "a mild wording, and nothing else in the paragraph" });
    finding.confidence = clamp(finding.confidence + by);
  });
}
