import { FAMILIES } from "../policy/families.ts";
import { FAINT_BELOW } from "../policy/scoring.ts";
import { mayCofire, profileRank } from "../policy/firing.ts";
import type { PatternTable } from "../match/catalog-tables.ts";
import type { ReflexProfile } from "../types.ts";
import type { Assessed } from "./assess.ts";
import { isCue, isFormOfArgument } from "./kinds.ts";

/** A finding with its extent, and every other place of the same wording. */
export interface Finding extends Assessed {
  start: number;
  end: number;
  /** Where its last word ends: a sentence is marked with its period or exclamation mark, a clause without. */
  wordsEnd: number;
  spans: [number, number][];
  gated: boolean;
}

/**
 * A core of more tokens than this is an argument, not a wording: a single word in it may be worth a mark of its own, so that two such cores are the
 * same words only when they share half of the longer.
 */
const WORDING_TOKENS = 8;

/** Two offsets fit in one number below this. */
const LONGEST_TEXT_CHARS = 2 ** 26;

const holds = (a: Finding, b: Finding): boolean => a.first <= b.first && a.last >= b.last;

/**
 * Whether two findings stand on the same words: their cores share half, one core lies in the other and both name the same technique, or a reader would
 * see one and the same stretch marked twice.
 */
function onSameWords(a: Finding, b: Finding, table: PatternTable): boolean {
  if (a.start === b.start && a.wordsEnd === b.wordsEnd) return true;
  if (table.technique[a.pattern] === table.technique[b.pattern] && (holds(a, b) || holds(b, a))) return true;
  const shared = Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1;
  if (shared <= 0) return false;
  const lengthA = a.last - a.first + 1;
  const lengthB = b.last - b.first + 1;
  const longer = Math.max(lengthA, lengthB);
  return shared * 2 >= (longer > WORDING_TOKENS ? longer : Math.min(lengthA, lengthB));
}

/**
 * Keeps one finding where several stand on the same words (specification README, order of scoring 5): within a family a named form before a cue, the
 * surer, then the longer; of two families both only if one may co-fire, else the higher in the profile's order, then the surer. Judged by the matched core, so that two
 * patterns that cut the same turn a word apart are one mark. `findings` must be sorted by first token. Gated findings never displace others.
 */
export function dropRivals(findings: Finding[], table: PatternTable, profile: ReflexProfile): Finding[] {
  const dropped = new Set<Finding>();
  const settle = (one: Finding, other: Finding): void => {
    const loser = dropped.has(one) || dropped.has(other) ? null : rival(one, other, table, profile);
    if (loser) dropped.add(loser);
  };
  const byExtent = new Map<number, Finding[]>();
  for (let at = 0; at < findings.length; at++) {
    const one = findings[at]!;
    for (let next = at + 1; next < findings.length && findings[next]!.first <= one.last; next++) settle(one, findings[next]!);
    const extent = one.start * LONGEST_TEXT_CHARS + one.wordsEnd;
    const alike = byExtent.get(extent);
    if (alike) alike.push(one);
    else byExtent.set(extent, [one]);
  }
  for (const alike of byExtent.values())
    for (let at = 0; at < alike.length; at++) for (let next = at + 1; next < alike.length; next++) settle(alike[at]!, alike[next]!);
  return dropped.size === 0 ? findings : findings.filter((finding) => !dropped.has(finding));
}

/** Whether one is a cue and the other names the form that both stand for. */
function names(named: Finding, cue: Finding, table: PatternTable): boolean {
  return isCue(table, cue.pattern) && isFormOfArgument(table, named.pattern) && !isCue(table, named.pattern);
}

/** Whether the inner finding is a wording and the outer an argument that is more than one wording (absorb.ts looks after those). */
function isWordingInArgument(inner: Finding, outer: Finding, table: PatternTable): boolean {
  return outer.last - outer.first >= WORDING_TOKENS && isFormOfArgument(table, outer.pattern) && !isFormOfArgument(table, inner.pattern);
}

/** Which of two findings goes, if any. */
function rival(one: Finding, other: Finding, table: PatternTable, profile: ReflexProfile): Finding | null {
  const familyOne = FAMILIES[table.family[one.pattern]!]!;
  const familyOther = FAMILIES[table.family[other.pattern]!]!;
  if (familyOne === familyOther) {
    const nested = (holds(one, other) && !isWordingInArgument(other, one, table)) || (holds(other, one) && !isWordingInArgument(one, other, table));
    if (!nested && !onSameWords(one, other, table)) return null;
    if (one.gated !== other.gated) return one.gated ? one : other;
    if (names(one, other, table)) return other;
    if (names(other, one, table)) return one;
    if (one.confidence !== other.confidence) return one.confidence > other.confidence ? other : one;
    return other.last - other.first > one.last - one.first ? one : other;
  }
  if (one.gated !== other.gated || !onSameWords(one, other, table)) return null;
  if (mayCofire(familyOne.prefix) || mayCofire(familyOther.prefix)) return null;
  const rankOne = profileRank(familyOne.codex, profile);
  const rankOther = profileRank(familyOther.codex, profile);
  if (rankOne !== rankOther) return rankOne < rankOther ? other : one;
  // The name that a cue gives a form is a guess: it yields to a mark that would be shown by itself, however many things speak for it.
  if (isCue(table, one.pattern) && other.confidence >= FAINT_BELOW.cue) return one;
  if (isCue(table, other.pattern) && one.confidence >= FAINT_BELOW.cue) return other;
  return one.confidence >= other.confidence ? other : one;
}

/** One finding for each wording: further places of it become spans. The surest place gives confidence and adjustments, the first place the position. */
export function mergeWordings(findings: readonly Finding[], text: string): Finding[] {
  /** The only finding of a pattern so far, or its findings by wording; those under their gate apart, so that they leave the others as they are. */
  const byPattern = new Map<number, Finding | Map<string, Finding>>();
  const out: Finding[] = [];
  for (const finding of findings) {
    const key = finding.gated ? ~finding.pattern : finding.pattern;
    let alike = byPattern.get(key);
    if (alike === undefined) {
      byPattern.set(key, finding);
      out.push(finding);
      continue;
    }
    if (!(alike instanceof Map)) byPattern.set(key, (alike = new Map([[wordingOf(alike, text), alike]])));
    const wording = wordingOf(finding, text);
    const known = alike.get(wording);
    if (known) absorb(known, finding);
    else {
      alike.set(wording, finding);
      out.push(finding);
    }
  }
  return out;
}

/** The words alone: a sentence that returns with another stop is the same wording. */
const wordingOf = ({ start, wordsEnd }: Finding, text: string): string => {
  const lowered = text.slice(start, wordsEnd).toLowerCase();
  return /[^\S ]| {2}/.test(lowered) ? lowered.replace(/\s+/g, " ") : lowered;
};

function absorb(known: Finding, further: Finding): void {
  if (known.spans.at(-1)![0] !== further.start) known.spans.push([further.start, further.end]);
  if (further.confidence <= known.confidence) return;
  known.confidence = further.confidence;
  known.adjustments = further.adjustments;
  known.stance = further.stance;
}
