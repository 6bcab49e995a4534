import { FAMILIES } from "../policy/families.ts";
import { firing, profileRank } from "../policy/firing.ts";
import { CLUSTER, PRIORITY } from "../policy/scoring.ts";
import type { Engine } from "../engine.ts";
import { SEVERITIES } from "../match/catalog-tables.ts";
import { C_DIGIT, C_FOREIGN, C_LETTER, classOf } from "../text/characters.ts";
import type { ClusterRegion, Handshake } from "../types.ts";
import { absorbWordings } from "./absorb.ts";
import { assess, ParagraphLanguage, type Assessed } from "./assess.ts";
import { clusterRegions } from "./cluster.ts";
import { weighDensity } from "./density.ts";
import { extentOf } from "./extent.ts";
import { GUARD_KINDS } from "./guards.ts";
import { dropRivals, mergeWordings, type Finding } from "./resolve.ts";

const HEDGED = GUARD_KINDS.indexOf("hedgedResearch");

export interface Scored {
  /** Shown findings, and those under their gate when asked for, in the order of the list. */
  findings: Finding[];
  /** The finding that calls for a policy block, if one does. */
  blocking: Finding | null;
  regions: ClusterRegion[];
}

/** From what was read to findings: confidence, gate, de-duplication, clusters, order (specification README, order of scoring). */
export function score(engine: Engine, handshake: Handshake, all: boolean): Scored {
  const { doc, evidence, patterns } = engine;
  const { stakes, reflex_profile: profile } = handshake;
  const assessed: Assessed[] = [];
  const language = new ParagraphLanguage(evidence);
  for (const candidate of evidence.candidates) {
    const result = assess(doc, evidence, language, patterns, candidate);
    if (result) assessed.push(result);
  }
  weighDensity(doc, patterns, assessed);

  const placed: Finding[] = [];
  let blocking: Finding | null = null;
  for (const one of assessed) {
    const { suppressed, triggered } = firing(FAMILIES[patterns.family[one.pattern]!]!.codex, one.confidence, stakes);
    if (suppressed || (!triggered && !all)) continue;
    const { pattern, first, last, summary, exact, confidence, stance, adjustments } = one;
    const [start, end] = extentOf(doc, evidence, patterns, one);
    const wordsEnd = endOfWords(doc.text, start, end);
    placed.push({ pattern, first, last, summary, exact, confidence, stance, adjustments, start, end, wordsEnd, spans: [[start, end]], gated: !triggered });
  }
  placed.sort((a, b) => a.first - b.first || b.last - a.last || a.pattern - b.pattern);
  const findings = mergeWordings(absorbWordings(doc, dropRivals(placed, patterns, profile), patterns), doc.text);
  for (const finding of findings) {
    if (!firing(FAMILIES[patterns.family[finding.pattern]!]!.codex, finding.confidence, stakes).blocked) continue;
    if (!blocking || finding.confidence > blocking.confidence) blocking = finding;
  }
  const shown = findings.filter((finding) => !finding.gated).sort((a, b) => a.start - b.start);
  const regions = clusterRegions(shown, (from, to) => isHedged(engine, from, to));
  const ranks = FAMILIES.map(({ codex }) => profileRank(codex, profile));
  const rank = (finding: Finding): number => ranks[patterns.family[finding.pattern]!]!;
  const priority = (finding: Finding): number => priorityOf(engine, finding, regions);
  findings.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence || priority(b) - priority(a) || a.start - b.start || a.pattern - b.pattern);
  return { findings, blocking, regions };
}

/** Where the last word of a stretch ends; its end where it holds none. */
function endOfWords(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && !isWordUnit(text.charCodeAt(at - 1))) at--;
  return at > start ? at : end;
}

function isWordUnit(unit: number): boolean {
  const c = classOf(unit);
  return c === C_LETTER || c === C_DIGIT || c === C_FOREIGN;
}

const PRIORITY_BY_SEVERITY = SEVERITIES.map((severity) => PRIORITY[severity]);

/** Priority of a finding, 1 to 5: a fair one within a cluster has at least that of its members (specification 1 §9, priority, cluster alert). */
export function priorityOf(engine: Engine, finding: Finding, regions: readonly ClusterRegion[]): number {
  const family = FAMILIES[engine.patterns.family[finding.pattern]!]!;
  const own = family.priority ?? PRIORITY_BY_SEVERITY[engine.patterns.severity[finding.pattern]!]!;
  if (finding.gated || finding.confidence < CLUSTER.fairAt || own >= PRIORITY.clusterMember) return own;
  return regions.some(({ start, end }) => finding.start >= start && finding.start < end) ? PRIORITY.clusterMember : own;
}

/** Whether hedged research wording stands in a sentence that begins within [from, to). */
function isHedged(engine: Engine, from: number, to: number): boolean {
  const { doc, evidence } = engine;
  for (let sentence = sentenceAt(engine, from); sentence < doc.sentences; sentence++) {
    if (doc.start[doc.firstToken(sentence)]! >= to) return false;
    if (evidence.guardInSentence(HEDGED, sentence)) return true;
  }
  return false;
}

/** The sentence that holds the offset. */
function sentenceAt(engine: Engine, offset: number): number {
  const { doc } = engine;
  let low = 0;
  let high = doc.sentences;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (doc.start[doc.firstToken(middle)]! > offset) high = middle;
    else low = middle;
  }
  return low;
}
