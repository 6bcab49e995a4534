import { FAMILIES } from "../policy/families.ts";
import { mayCofire, profileRank } from "../policy/firing.ts";
import type { PatternTable } from "../match/catalog-tables.ts";
import type { ReflexProfile } from "../types.ts";
import type { Assessed } from "./assess.ts";

/** A finding with its extent, and every other place of the same wording. */
export interface Finding extends Assessed {
  start: number;
  end: number;
  spans: [number, number][];
  gated: boolean;
}

const overlaps = (a: Finding, b: Finding): boolean => a.first <= b.last && b.first <= a.last;
const holds = (a: Finding, b: Finding): boolean => a.first <= b.first && a.last >= b.last;

/**
 * Keeps one finding where several stand on the same words (specification README, order of scoring 5): within a family the surer of two that overlap,
 * then the longer; of two families on exactly the same words both only if one may co-fire, else the higher in the profile's order.
 * `findings` must be sorted by first token. Gated findings never displace others.
 */
export function dropRivals(findings: Finding[], table: PatternTable, profile: ReflexProfile): Finding[] {
  const dropped = new Set<Finding>();
  for (let at = 0; at < findings.length; at++) {
    const one = findings[at]!;
    for (let next = at + 1; next < findings.length && findings[next]!.first <= one.last; next++) {
      const other = findings[next]!;
      if (dropped.has(one)) break;
      if (dropped.has(other) || !overlaps(one, other)) continue;
      const loser = rival(one, other, table, profile);
      if (loser) dropped.add(loser);
    }
  }
  return dropped.size === 0 ? findings : findings.filter((finding) => !dropped.has(finding));
}

/** Which of two overlapping findings goes, if any. */
function rival(one: Finding, other: Finding, table: PatternTable, profile: ReflexProfile): Finding | null {
  const familyOne = FAMILIES[table.family[one.pattern]!]!;
  const familyOther = FAMILIES[table.family[other.pattern]!]!;
  if (one.gated !== other.gated) return familyOne === familyOther ? (one.gated ? one : other) : null;
  if (familyOne === familyOther) {
    if (one.confidence !== other.confidence && (holds(one, other) || holds(other, one))) return one.confidence > other.confidence ? other : one;
    if (holds(one, other)) return other;
    if (holds(other, one)) return one;
    return one.pattern === other.pattern ? other : null;
  }
  if (one.first !== other.first || one.last !== other.last) return null;
  if (mayCofire(familyOne.prefix) || mayCofire(familyOther.prefix)) return null;
  const rankOne = profileRank(familyOne.codex, profile);
  const rankOther = profileRank(familyOther.codex, profile);
  if (rankOne !== rankOther) return rankOne < rankOther ? other : one;
  return one.confidence >= other.confidence ? other : one;
}

/** One finding for each wording: further places of it become spans. The surest place gives confidence and adjustments, the first place the position. */
export function mergeWordings(findings: readonly Finding[], text: string): Finding[] {
  const byWording = new Map<string, Finding>();
  const out: Finding[] = [];
  for (const finding of findings) {
    const key = `${finding.pattern}\n${text.slice(finding.start, finding.end).toLowerCase().replace(/\s+/g, " ")}`;
    const known = byWording.get(key);
    if (!known) {
      byWording.set(key, finding);
      out.push(finding);
      continue;
    }
    if (!known.spans.some(([start]) => start === finding.start)) known.spans.push([finding.start, finding.end]);
    if (finding.confidence > known.confidence) {
      known.confidence = finding.confidence;
      known.adjustments = finding.adjustments;
      known.stance = finding.stance;
      known.gated = finding.gated;
    }
  }
  return out;
}
