import { FAINT_BELOW } from "../policy/scoring.ts";
import { EXTENT_ARGUMENT, EXTENT_CLAUSE, EXTENT_MATCH, type PatternTable } from "../match/catalog-tables.ts";
import { F_BOUNDARY, F_EXCLAMATION, F_QUOTED, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";
import { argumentAround } from "./argument.ts";
import type { Candidate, Evidence } from "./evidence.ts";
import { isCue } from "./kinds.ts";
import { isQuoted, rebuts } from "./stance.ts";

/** A sentence or clause is marked whole up to so many tokens. Longer ones are lists, or speech that was written down without marks. */
const WHOLE_TOKENS = 160;
/** Of those so many tokens are marked on either side of the wording. */
const REACH_TOKENS = 24;

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
    const [begin, end] = [doc.firstToken(opening), doc.afterToken(closing) - 1];
    const isWhole = end - begin < WHOLE_TOKENS;
    const from = isWhole ? begin : Math.max(begin, first - REACH_TOKENS);
    const to = isWhole ? end : Math.min(end, last + REACH_TOKENS);
    if (extent === EXTENT_CLAUSE) {
      while (first > from && isPart(doc, first - 1)) first--;
      while (last < to && isPart(doc, last + 1)) last++;
    } else {
      const [opened, closed] = withinQuotation(doc, candidate, from, to);
      return [doc.start[opened]!, doc.end[closed]!];
    }
  }
  [first, last] = withinQuotation(doc, candidate, first, last);
  while (first < last && !isPart(doc, first)) first++;
  while (last > first && !isPart(doc, last) && !isLoudMark(doc, last)) last--;
  return [doc.start[first]!, doc.end[last]!];
}

/** What is quoted ends with its quotation: who says it, and what others say, is not part of it. Of the whole sentences that a structural detector reports, the quoted part where it is the most. */
function withinQuotation(doc: Document, candidate: Candidate, from: number, to: number): [number, number] {
  if (isQuoted(doc, candidate)) {
    for (let token = candidate.first; token >= from; token--) if (isOutside(doc, token)) from = token + 1;
    for (let token = candidate.last; token <= to; token++) if (isOutside(doc, token)) to = token - 1;
    while (from < candidate.first && !isInside(doc, from)) from++;
    while (to > candidate.last && !isInside(doc, to)) to--;
  } else if (candidate.summary !== undefined && isMostlyQuoted(doc, from, to)) {
    while (from < to && !isInside(doc, from)) from++;
    while (to > from && !isInside(doc, to)) to--;
  }
  return [from, to];
}

/** A cue that hardly anything speaks for points at its clause; it has no argument to show. */
const isFaintCue = (table: PatternTable, { pattern, confidence }: { pattern: number; confidence: number }): boolean =>
  confidence < FAINT_BELOW.expert && isCue(table, pattern);

const isInside = (doc: Document, token: number): boolean => (doc.flags[token]! & F_QUOTED) !== 0;

/** A structural detector reports whole sentences, with whoever speaks them. */
function isMostlyQuoted(doc: Document, from: number, to: number): boolean {
  let quoted = 0;
  for (let token = from; token <= to; token++) if (isInside(doc, token)) quoted++;
  return quoted * 2 > to + 1 - from;
}

const isOutside = (doc: Document, token: number): boolean => (doc.flags[token]! & (F_WORD | F_QUOTED)) === F_WORD;
const isWord = (doc: Document, token: number): boolean => (doc.flags[token]! & F_WORD) !== 0;
/** Words, and the marks that belong to a figure: "50%", "$3". */
const isPart = (doc: Document, token: number): boolean => isWord(doc, token) || isQuantityMark(doc, token);
/** "!!" and "?!": what is marked for them shows them. */
const isLoudMark = (doc: Document, token: number): boolean => (doc.flags[token]! & F_EXCLAMATION) !== 0 && doc.end[token]! - doc.start[token]! > 1;
const QUANTITY_MARKS: ReadonlySet<string> = new Set("%‰°$€£¥");
const isQuantityMark = (doc: Document, token: number): boolean => !(doc.flags[token]! & F_BOUNDARY) && QUANTITY_MARKS.has(doc.text[doc.start[token]!]!);
