import { R_CLUE, R_GUARD, R_INDICATOR, R_NOT_AFTER, R_NOT_BEFORE, R_PHRASE, R_UNLESS, type Automaton } from "../match/automaton.ts";
import type { Matches } from "../match/matcher.ts";
import { PairSet } from "../match/pair-set.ts";
import { F_BOUNDARY, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";

/** A wording that may become a frame. Tokens, both ends included. */
export interface Candidate {
  pattern: number;
  first: number;
  last: number;
  /** What a structural detector counted. */
  summary?: string;
  /** The structural detector gives its extent itself. */
  exact?: true;
}

/** Two phrases of one pattern were seen in the sentence. */
const SEVERAL = -1;

/**
 * Sorts raw matches by role: candidates on one side, and on the other sets that answer in constant time what stands around them.
 * Built anew for each text, kept in memory between texts.
 */
export class Evidence {
  candidates: Candidate[] = [];
  private readonly wanted: Int32Array;
  private now = 0;
  private readonly spot = new PairSet();
  private readonly unless = new PairSet();
  private readonly clue = new PairSet();
  private readonly notAfter = new PairSet();
  private readonly notBefore = new PairSet();
  /** Phrase seen for (pattern, sentence), or SEVERAL. */
  private readonly phrases = new PairSet();
  /** (guard, sentence) and (guard, paragraph). */
  private readonly guardSentence = new PairSet();
  private readonly guardParagraph = new PairSet();
  /** Last token of a guard wording by (guard, first sentence token): where the reach of it begins. */
  private readonly guardEnd = new PairSet();

  constructor(
    private readonly automaton: Automaton,
    patterns: number,
  ) {
    this.wanted = new Int32Array(patterns);
  }

  gather(doc: Document, matches: Matches): void {
    this.candidates = [];
    this.now++;
    for (const set of [this.spot, this.unless, this.clue, this.notAfter, this.notBefore, this.phrases, this.guardSentence, this.guardParagraph, this.guardEnd]) set.clear();
    const { useStart, usePattern, useRole } = this.automaton.tables;
    const { acceptStart, acceptPhrase } = this.automaton;
    for (let at = 0; at < matches.count; at++) {
      const state = matches.state[at]!;
      for (let a = acceptStart.data[state]!; a < acceptStart.data[state + 1]!; a++) {
        const phrase = acceptPhrase.data[a]!;
        for (let use = useStart[phrase]!; use < useStart[phrase + 1]!; use++) {
          if (useRole[use] !== R_PHRASE) continue;
          const pattern = usePattern[use]!;
          this.wanted[pattern] = this.now;
          this.add(doc, pattern, matches.first[at]!, matches.last[at]!);
          this.notePhrase(pattern, doc.sentenceOf[matches.first[at]!]!, use + 1);
        }
      }
    }
    for (let at = 0; at < matches.count; at++) {
      const state = matches.state[at]!;
      for (let a = acceptStart.data[state]!; a < acceptStart.data[state + 1]!; a++) {
        const phrase = acceptPhrase.data[a]!;
        for (let use = useStart[phrase]!; use < useStart[phrase + 1]!; use++) {
          const role = useRole[use]!;
          const pattern = usePattern[use]!;
          if (role === R_PHRASE) continue;
          if (role === R_GUARD) this.noteGuard(doc, pattern, matches.first[at]!, matches.last[at]!);
          else if (this.wanted[pattern] === this.now) this.noteRole(doc, role, pattern, use, matches.first[at]!, matches.last[at]!);
        }
      }
    }
  }

  private noteRole(doc: Document, role: number, pattern: number, use: number, first: number, last: number): void {
    if (role === R_UNLESS) {
      for (let s = doc.sentenceOf[first]!; s <= doc.sentenceOf[last]!; s++) this.unless.add(pattern, s);
    } else if (role === R_CLUE) this.clue.add(pattern, doc.paragraphOfToken(first));
    else if (role === R_NOT_AFTER) this.notAfter.add(pattern, last);
    else if (role === R_NOT_BEFORE) this.notBefore.add(pattern, first);
    else if (role === R_INDICATOR) this.notePhrase(pattern, doc.sentenceOf[first]!, use + 1);
  }

  private noteGuard(doc: Document, kind: number, first: number, last: number): void {
    this.guardSentence.add(kind, doc.sentenceOf[first]!);
    this.guardParagraph.add(kind, doc.paragraphOfToken(first));
    const sentence = doc.sentenceOf[first]!;
    const old = this.guardEnd.get(kind, sentence);
    if (old === 0 || last + 2 < old) this.guardEnd.set(kind, sentence, last + 2);
  }

  private notePhrase(pattern: number, sentence: number, phrase: number): void {
    const seen = this.phrases.add(pattern, sentence, phrase);
    if (seen !== phrase && seen !== SEVERAL) this.phrases.set(pattern, sentence, SEVERAL);
  }

  /** Adds a candidate once; marks and boundaries at its ends are no part of the wording. */
  private add(doc: Document, pattern: number, first: number, last: number): void {
    while (last > first && !(doc.flags[last]! & F_WORD) && doc.flags[last]! & F_BOUNDARY) last--;
    if (this.spot.get(pattern, first * 64 + (last - first)) !== 0) return;
    this.spot.add(pattern, first * 64 + (last - first));
    this.candidates.push({ pattern, first, last });
  }

  /** True when an exception of the pattern holds: in the same sentence, directly before or directly behind. */
  isExcepted(doc: Document, candidate: Candidate): boolean {
    const { pattern, first, last } = candidate;
    for (let s = doc.sentenceOf[first]!; s <= doc.sentenceOf[last]!; s++) if (this.unless.get(pattern, s)) return true;
    return this.notAfter.get(pattern, first - 1) !== 0 || this.notBefore.get(pattern, last + 1) !== 0;
  }

  hasClue(doc: Document, candidate: Candidate): boolean {
    return this.clue.get(candidate.pattern, doc.paragraphOfToken(candidate.first)) !== 0;
  }

  /** More than one wording of the pattern in the sentence or its neighbours in the paragraph. */
  hasSeveral(doc: Document, candidate: Candidate): boolean {
    const sentence = doc.sentenceOf[candidate.first]!;
    const paragraph = doc.paragraphOf[sentence];
    const seen = this.phrases.get(candidate.pattern, sentence);
    if (seen === SEVERAL) return true;
    for (const near of [sentence - 1, sentence + 1]) {
      if (near < 0 || near >= doc.sentences || doc.paragraphOf[near] !== paragraph) continue;
      const other = this.phrases.get(candidate.pattern, near);
      if (other !== 0 && other !== seen) return true;
    }
    return false;
  }

  guardInSentence(kind: number, sentence: number): boolean {
    return this.guardSentence.get(kind, sentence) !== 0;
  }

  guardInParagraph(kind: number, paragraph: number): boolean {
    return this.guardParagraph.get(kind, paragraph) !== 0;
  }

  /** Token behind the first wording of this guard in the sentence; -1 without one. */
  guardReach(kind: number, sentence: number): number {
    return this.guardEnd.get(kind, sentence) - 1;
  }
}
