import { thousandths } from "./assess.ts";
import { EXTENT_ARGUMENT, EXTENT_SENTENCE, type PatternTable } from "../match/catalog-tables.ts";
import { FAMILIES } from "../policy/families.ts";
import { TECHNIQUES } from "../patterns/techniques.ts";
import type { Document } from "../text/document.ts";
import { isFormOfArgument } from "./kinds.ts";
import type { Finding } from "./resolve.ts";

/** How strongly something is said. What a claim lacks (a source, a number, a plain word) is another matter and keeps its mark. */
const EMPHASIS: ReadonlySet<number> = new Set(
  (
    [
      "loaded language",
      "name calling",
      "exaggeration",
      "overclaiming",
      "minimisation",
      "flag-waving",
      "slogan",
      "black-and-white",
      "glittering generalities",
      "tone escalation",
      "shaming",
    ] as const
  ).map((name) => TECHNIQUES.indexOf(name)),
);
/** A wording surer than the argument around it by more than this keeps a mark of its own. */
const SURER_BY = 0.15;

/**
 * Takes up wordings into the argument that they stand in: a loaded word inside a marked fallacy is part of it, and a mark of its own adds nothing for a
 * reader. The argument becomes as sure as the wording. Families of fixed confidence, wordings clearly surer than the argument, and those under their gate stay.
 */
export function absorbWordings(doc: Document, findings: readonly Finding[], table: PatternTable): Finding[] {
  const holders = argumentsBySentence(doc, findings, table);
  return findings.filter((finding) => {
    const holder = isWording(finding, table) ? holders.get(doc.sentenceOf[finding.first]!) : undefined;
    if (!holder || !encloses(holder, finding) || finding.confidence > holder.confidence + SURER_BY) return true;
    takeUp(holder, finding);
    return false;
  });
}

/** The surest marked argument over each sentence. */
function argumentsBySentence(doc: Document, findings: readonly Finding[], table: PatternTable): Map<number, Finding> {
  const out = new Map<number, Finding>();
  for (const finding of findings) {
    if (finding.gated || !isArgument(finding, table)) continue;
    for (let sentence = doc.sentenceOf[finding.first]!; sentence < doc.sentences && doc.start[doc.firstToken(sentence)]! < finding.end; sentence++)
      offer(out, sentence, finding);
    for (let sentence = doc.sentenceOf[finding.first]! - 1; sentence >= 0 && doc.start[doc.firstToken(sentence)]! >= finding.start; sentence--)
      offer(out, sentence, finding);
  }
  return out;
}

function offer(out: Map<number, Finding>, sentence: number, finding: Finding): void {
  const known = out.get(sentence);
  if (!known || known.confidence < finding.confidence) out.set(sentence, finding);
}

const isArgument = ({ pattern, exact }: Finding, table: PatternTable): boolean =>
  isFormOfArgument(table, pattern) && (exact === true || table.extent[pattern] === EXTENT_ARGUMENT || table.extent[pattern] === EXTENT_SENTENCE);

const isWording = ({ pattern, gated }: Finding, table: PatternTable): boolean =>
  !gated && EMPHASIS.has(table.technique[pattern]!) && !FAMILIES[table.family[pattern]!]!.fixed;

const encloses = (outer: Finding, inner: Finding): boolean => outer.start <= inner.start && inner.end <= outer.end;

function takeUp(holder: Finding, { confidence, start, end }: Finding): void {
  if (confidence <= holder.confidence) return;
  holder.adjustments = [
    ...holder.adjustments,
    { kind: "wording-inside", by: thousandths(confidence - holder.confidence), because: `marked wording stands inside it (characters ${start} to ${end})` },
  ];
  holder.confidence = confidence;
}
