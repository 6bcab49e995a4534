import { AROUND as AROUND_ROOT, BESIDE, MAIN, R_CLUE, R_GUARD, R_INDICATOR, R_NOT_AFTER, R_NOT_BEFORE, R_PHRASE, R_UNLESS } from "../match/roles.ts";
import type { Matcher } from "../match/matcher.ts";
import type { Tables } from "../match/tables.ts";
import { PairSet } from "../match/pair-set.ts";
import { WantedPhrases } from "../match/wanted-phrases.ts";
import { F_BOUNDARY } from "../match/symbols.ts";
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

/** Two phrases of one pattern were seen in the sentence, on different words. */
const SEVERAL = -1;
const AROUND = (1 << R_UNLESS) | (1 << R_CLUE) | (1 << R_INDICATOR);
/** How far from a wording an exception beside it may reach. */
const BESIDE_REACH_TOKENS = 12;
/** More than a root has phrases. */
const ROOT_STRIDE = 1 << 20;

/**
 * Gathers what the phrases find: first patterns and guards in the whole text, then, where a pattern was found that asks for it, its exceptions,
 * clues and indicators in the paragraph. Sets answer in constant time what stands around a wording. Kept in memory from text to text.
 */
export class Evidence {
  candidates: Candidate[] = [];
  /** The phrases that are asked for around wordings and beside them, by root; made when first asked for. */
  private readonly wantedOf: (WantedPhrases | undefined)[] = [];
  private doc!: Document;
  private readonly spot = new PairSet();
  private readonly unless = new PairSet();
  private readonly clue = new PairSet();
  /** Phrase seen for (pattern, sentence), or SEVERAL. */
  private readonly phrases = new PairSet();
  /** For the same: one more than the token that the earliest of these wordings ends with, and than the one the latest begins with. */
  private readonly wordingEnds = new PairSet();
  private readonly wordingBegins = new PairSet();
  /** (guard, sentence): one more than the token behind the first such wording. */
  private readonly guardSentence = new PairSet();
  private readonly guardParagraph = new PairSet();

  constructor(
    private readonly tables: Tables,
    private readonly matcher: Matcher,
    /** Roles that each pattern has phrases for, as bits. */
    private readonly roles: Uint8Array,
  ) {}

  gather(doc: Document): void {
    this.doc = doc;
    this.candidates = [];
    for (const set of [this.spot, this.unless, this.clue, this.phrases, this.wordingEnds, this.wordingBegins, this.guardSentence, this.guardParagraph])
      set.clear();
    this.matcher.begin(doc);
    this.matcher.run(this.tables.programs(MAIN), 0, doc.tokens);
    this.sort(MAIN, (phrase, pattern, role, first, last) => {
      if (role === R_PHRASE) {
        this.add(pattern, first, last);
        this.notePhrase(pattern, phrase, first, last);
      } else if (role === R_GUARD) this.noteGuard(pattern, first, last);
    });
    this.lookAround(this.candidates);
  }

  /** Adds what structural detectors found. */
  include(found: readonly Candidate[]): void {
    for (const candidate of found) this.candidates.push(candidate);
    this.lookAround(found);
  }

  /** The phrases of a root, none of them asked for yet. */
  private wanting(root: number): WantedPhrases {
    const wanted = (this.wantedOf[root] ??= new WantedPhrases(this.tables.programs(root), this.roles.length));
    wanted.clear();
    return wanted;
  }

  /** Looks for exceptions, clues and indicators in the paragraphs of candidates whose patterns have any. */
  private lookAround(candidates: readonly Candidate[]): void {
    const { doc, matcher } = this;
    let at = 0;
    const asking = candidates.filter(({ pattern }) => this.roles[pattern]! & AROUND).sort((a, b) => a.first - b.first);
    while (at < asking.length) {
      const paragraph = doc.paragraphOfToken(asking[at]!.first);
      const wanted = this.wanting(AROUND_ROOT);
      let from = doc.sentenceOf[asking[at]!.first]!;
      let to = from;
      let wide = false;
      for (; at < asking.length && doc.paragraphOfToken(asking[at]!.first) === paragraph; at++) {
        const { pattern, first, last } = asking[at]!;
        wanted.add(pattern);
        wide ||= (this.roles[pattern]! & ~(1 << R_UNLESS) & AROUND) !== 0;
        from = Math.min(from, doc.sentenceOf[first]!);
        to = Math.max(to, doc.sentenceOf[last]!);
      }
      if (wide) {
        while (from > 0 && doc.paragraphOf[from - 1] === paragraph) from--;
        while (to + 1 < doc.sentences && doc.paragraphOf[to + 1] === paragraph) to++;
      }
      matcher.matches.count = 0;
      matcher.run(this.tables.programs(AROUND_ROOT), doc.firstToken(from), doc.afterToken(to), wanted);
      this.sort(AROUND_ROOT, (phrase, pattern, role, first, last) => {
        if (role === R_UNLESS) for (let s = doc.sentenceOf[first]!; s <= doc.sentenceOf[last]!; s++) this.unless.add(pattern, s);
        else if (role === R_CLUE) this.clue.add(pattern, paragraph);
        else if (role === R_INDICATOR) this.notePhrase(pattern, phrase, first, last);
      });
    }
  }

  /** Hands every use of every phrase of the root that matched to `take`; `phrase` counts from 1 and is told apart between roots. */
  private sort(root: number, take: (phrase: number, pattern: number, role: number, first: number, last: number) => void): void {
    const programs = this.tables.programs(root);
    const { matches } = this.matcher;
    const starts = programs.useStart.data;
    const uses = programs.uses.data;
    for (let at = 0; at < matches.count; at++) {
      const phrase = matches.phrase[at]!;
      for (let use = starts[phrase]!; use < starts[phrase + 1]!; use += 2)
        take(root * ROOT_STRIDE + phrase + 1, uses[use]!, uses[use + 1]!, matches.first[at]!, matches.last[at]!);
    }
  }

  private noteGuard(kind: number, first: number, last: number): void {
    const { doc } = this;
    const sentence = doc.sentenceOf[first]!;
    this.guardParagraph.add(kind, doc.paragraphOf[sentence]!);
    const old = this.guardSentence.add(kind, sentence, last + 2);
    if (last + 2 < old) this.guardSentence.set(kind, sentence, last + 2);
  }

  /** Two phrases on the same words are one wording: only those that stand apart are several. */
  private notePhrase(pattern: number, phrase: number, first: number, last: number): void {
    const sentence = this.doc.sentenceOf[first]!;
    const seen = this.phrases.add(pattern, sentence, phrase);
    if (seen === SEVERAL) return;
    const ends = this.wordingEnds.add(pattern, sentence, last + 1);
    const begins = this.wordingBegins.add(pattern, sentence, first + 1);
    if (seen !== phrase && (first + 1 > ends || last + 1 < begins)) this.phrases.set(pattern, sentence, SEVERAL);
    // The order of the matches is that of their anchors and says nothing.
    else if (phrase < seen) this.phrases.set(pattern, sentence, phrase);
    if (last + 1 < ends) this.wordingEnds.set(pattern, sentence, last + 1);
    if (first + 1 > begins) this.wordingBegins.set(pattern, sentence, first + 1);
  }

  /** Adds a candidate once; boundaries at its end are no part of the wording. */
  private add(pattern: number, first: number, last: number): void {
    const { doc } = this;
    while (last > first && doc.flags[last]! & F_BOUNDARY) last--;
    while (first < last && doc.flags[first]! & F_BOUNDARY) first++;
    if (this.spot.get(pattern, first * 64 + (last - first)) !== 0) return;
    this.spot.add(pattern, first * 64 + (last - first));
    this.candidates.push({ pattern, first, last });
  }

  /** True when an exception of the pattern holds: in the same sentence, directly before or directly behind. */
  isExcepted({ pattern, first, last }: Candidate): boolean {
    const { doc } = this;
    const roles = this.roles[pattern]!;
    if (roles & (1 << R_UNLESS)) for (let s = doc.sentenceOf[first]!; s <= doc.sentenceOf[last]!; s++) if (this.unless.get(pattern, s)) return true;
    if (
      roles & (1 << R_NOT_BEFORE) &&
      last + 1 < doc.tokens &&
      this.standsBeside(pattern, R_NOT_BEFORE, last + 1, Math.min(doc.tokens, last + 1 + BESIDE_REACH_TOKENS))
    )
      return true;
    if (!(roles & (1 << R_NOT_AFTER)) || first === 0) return false;
    let from = first - 1;
    while (from > 0 && first - from < BESIDE_REACH_TOKENS && !(doc.flags[from]! & F_BOUNDARY)) from--;
    return this.standsBeside(pattern, R_NOT_AFTER, from, first);
  }

  /** Whether a phrase of this role stands in the tokens from `from` to `to` (exclusive) and touches the wording: at `from` behind it, before `to` ahead of it. */
  private standsBeside(pattern: number, role: number, from: number, to: number): boolean {
    this.matcher.matches.count = 0;
    const wanted = this.wanting(BESIDE);
    wanted.add(pattern);
    this.matcher.run(this.tables.programs(BESIDE), from, to, wanted);
    let found = false;
    this.sort(BESIDE, (_, of, as, first, last) => {
      if (of === pattern && as === role && (role === R_NOT_BEFORE ? first === from : last === to - 1)) found = true;
    });
    return found;
  }

  hasClue(candidate: Candidate): boolean {
    return this.clue.get(candidate.pattern, this.doc.paragraphOfToken(candidate.first)) !== 0;
  }

  /** More than one wording of the pattern in the sentence or its neighbours in the paragraph. */
  hasSeveral(candidate: Candidate): boolean {
    const { doc } = this;
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
    return this.guardSentence.get(kind, sentence) - 1;
  }
}
