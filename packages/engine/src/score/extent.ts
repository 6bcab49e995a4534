import { EXTENT_CLAUSE, EXTENT_MATCH, type PatternTable } from "../match/catalog-tables.ts";
import { F_BOUNDARY, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";
import type { Candidate } from "./evidence.ts";

/** What the frame marks, in UTF-16 units: the words, the clause between commas and marks, or the sentences they stand in; without outer marks. */
export function extentOf(doc: Document, table: PatternTable, candidate: Candidate): [number, number] {
  let { first, last } = candidate;
  const extent = candidate.exact ? EXTENT_MATCH : table.extent[candidate.pattern]!;
  if (extent === EXTENT_CLAUSE) {
    while (first > 0 && isWord(doc, first - 1) && doc.sentenceOf[first - 1] === doc.sentenceOf[first]) first--;
    while (last + 1 < doc.tokens && isWord(doc, last + 1) && doc.sentenceOf[last + 1] === doc.sentenceOf[last]) last++;
  } else if (extent !== EXTENT_MATCH) {
    first = doc.firstToken(doc.sentenceOf[first]!);
    last = doc.afterToken(doc.sentenceOf[last]!) - 1;
    // The closing mark belongs to a marked sentence.
    return [doc.start[first]!, doc.end[last]!];
  }
  while (first < last && !isWord(doc, first)) first++;
  while (last > first && !isWord(doc, last) && !isQuantityMark(doc, last)) last--;
  return [doc.start[first]!, doc.end[last]!];
}

const isWord = (doc: Document, token: number): boolean => (doc.flags[token]! & F_WORD) !== 0;
const isQuantityMark = (doc: Document, token: number): boolean => !(doc.flags[token]! & F_BOUNDARY) && doc.text.charCodeAt(doc.start[token]!) === 0x25;
