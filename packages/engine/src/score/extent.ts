import { FAINT_BELOW } from "../policy/scoring.ts";
import { EXTENT_ARGUMENT, EXTENT_CLAUSE, EXTENT_MATCH, type PatternTable } from "../match/catalog-tables.ts";
import { F_BOUNDARY, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";
import { argumentAround } from "./argument.ts";
import type { Candidate, Evidence } from "./evidence.ts";
import { isCue } from "./kinds.ts";
import { rebuts } from "./stance.ts";

/** A sentence or clause is marked whole up to this many tokens on either side of the wording. Longer ones are lists or text without marks. */
const EXTENT_REACH_TOKENS = 120;

/** What the frame marks, in UTF-16 units: the words, the clause between commas and marks, the sentences they stand in, or the argument around; without outer marks. */
export function extentOf(doc: Document, evidence: Evidence, table: PatternTable, candidate: Candidate & { confidence: number }): [number, number] {
  let { first, last } = candidate;
  const extent = candidate.exact
    ? EXTENT_MATCH
    : isFaintCue(table, candidate)
      ? Math.min(EXTENT_CLAUSE, table.extent[candidate.pattern]!)
      : table.extent[candidate.pattern]!;
  if (extent !== EXTENT_MATCH) {
    const [opening, closing] =
      extent === EXTENT_ARGUMENT
        ? argumentAround(doc, doc.sentenceOf[first]!, doc.sentenceOf[last]!, isCue(table, candidate.pattern), (sentence) => rebuts(evidence, sentence))
        : [doc.sentenceOf[first]!, doc.sentenceOf[last]!];
    const from = Math.max(doc.firstToken(opening), first - EXTENT_REACH_TOKENS);
    const to = Math.min(doc.afterToken(closing) - 1, last + EXTENT_REACH_TOKENS);
    if (extent === EXTENT_CLAUSE) {
      while (first > from && isWord(doc, first - 1)) first--;
      while (last < to && isWord(doc, last + 1)) last++;
    } else return [doc.start[from]!, doc.end[to]!];
  }
  while (first < last && !isWord(doc, first)) first++;
  while (last > first && !isWord(doc, last) && !isQuantityMark(doc, last)) last--;
  return [doc.start[first]!, doc.end[last]!];
}

/** A cue that hardly anything speaks for points at its clause; it has no argument to show. */
const isFaintCue = (table: PatternTable, { pattern, confidence }: { pattern: number; confidence: number }): boolean =>
  confidence < FAINT_BELOW.expert && isCue(table, pattern);

const isWord = (doc: Document, token: number): boolean => (doc.flags[token]! & F_WORD) !== 0;
const isQuantityMark = (doc: Document, token: number): boolean => !(doc.flags[token]! & F_BOUNDARY) && doc.text.charCodeAt(doc.start[token]!) === 0x25;
