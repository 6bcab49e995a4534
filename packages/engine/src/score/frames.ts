import { CATEGORIES } from "../policy/categories.ts";
import { FAMILIES } from "../policy/families.ts";
import { policyBlockOf } from "../policy/policy-block.ts";
import { CLUSTER, CUE_TAG, FAINT_BELOW, IN_PASSING_TAG, PRIORITY } from "../policy/scoring.ts";
import type { Engine } from "../engine.ts";
import { SEVERITIES, TECHNIQUES } from "../match/catalog-tables.ts";
import type { ClusterRegion, Frame } from "../types.ts";
import { strongestRegion } from "./cluster.ts";
import { priorityOf, type Scored } from "./findings.ts";
import { isInPassing } from "./in-passing.ts";
import { isCue } from "./kinds.ts";
import type { Finding } from "./resolve.ts";

/** Texts of a note: id, name, rationale, question, rewording ("" without one). */
export type NoteRow = readonly [string, string, string, string, string];
/** Gives a note by the index of its family and its place in it. */
export type NoteSource = (family: number, index: number) => NoteRow;

/** Turns findings into frames: policy block first, then the cluster alert, then the findings in their order. */
export function toFrames(engine: Engine, scored: Scored, notes: NoteSource): Frame[] {
  const frames = scored.findings.map((finding) => frameOf(engine, finding, scored.regions, notes));
  const strongest = strongestRegion(scored.regions);
  if (strongest) frames.unshift(clusterAlert(engine, strongest));
  if (scored.blocking) frames.unshift(policyBlockOf(frameOf(engine, scored.blocking, scored.regions, notes)));
  return frames;
}

function frameOf(engine: Engine, finding: Finding, regions: readonly ClusterRegion[], notes: NoteSource): Frame {
  const { patterns } = engine;
  const { pattern } = finding;
  const familyIndex = patterns.family[pattern]!;
  const family = FAMILIES[familyIndex]!;
  const [reflexId, reflexLabel, rationale, question, rewording] = notes(familyIndex, pattern - patterns.familyStart[familyIndex]!);
  const category = CATEGORIES[patterns.category[pattern]!]!;
  const technique = TECHNIQUES[patterns.technique[pattern]!]!;
  const severity = SEVERITIES[patterns.severity[pattern]!]!;
  const tags: string[] = [category, technique, severity];
  if (finding.stance !== "asserted") tags.push(finding.stance);
  if (isCue(patterns, pattern)) tags.push(CUE_TAG);
  const passing = isInPassing(engine, finding);
  if (passing) tags.push(IN_PASSING_TAG);
  // What not every frame has is set afterwards: spreading it into the object takes as long as all the rest.
  const frame: Frame = {
    reflexId,
    reflexLabel,
    family: family.prefix,
    category,
    technique,
    rationale,
    question,
    confidence: finding.confidence,
    severity,
    priority: priorityOf(engine, finding, regions),
    tags,
    start: finding.start,
    end: finding.end,
    fragment: engine.text.slice(finding.start, finding.end),
    spans: finding.spans,
    adjustments: finding.adjustments,
    stance: finding.stance,
    explanation: explain(patterns.confidence[pattern]!, finding.adjustments) + (passing ? IN_PASSING : ""),
    tone: "neutral",
  };
  if (rewording) frame.rewording = rewording;
  if (finding.gated) frame.gated = true;
  if (finding.summary) frame.schemaSummary = finding.summary;
  return frame;
}

const IN_PASSING = ` It is said in passing, so that it is folded below ${FAINT_BELOW.inPassing * 100}%.`;

/** How the confidence came about. `base` in percent. */
function explain(base: number, adjustments: Finding["adjustments"]): string {
  let moves = "";
  for (const { by, because } of adjustments) moves += `, ${by < 0 ? "\u2212" : "+"}${Math.round(Math.abs(by) * 100)} because ${because}`;
  return `${base}% to begin with${moves}.`;
}

function clusterAlert(engine: Engine, region: ClusterRegion): Frame {
  return {
    reflexId: "cluster-alert",
    reflexLabel: "Several marks stand close together",
    family: "cluster",
    category: "other",
    technique: "cluster",
    rationale: `${region.frames} marks stand within this stretch, ${region.strong} of them strong. Misleading wordings work better together than alone.`,
    question: "What is left of this passage when the marked words are taken out?",
    confidence: region.highest,
    severity: "high",
    priority: PRIORITY.clusterAlert,
    tags: ["cluster"],
    start: region.start,
    end: region.end,
    fragment: engine.text.slice(region.start, region.end),
    spans: [[region.start, region.end]],
    adjustments: [],
    stance: "asserted",
    explanation: "The confidence is that of the surest mark in it.",
    tone: "alert",
    schemaSummary: `${region.frames} marks, ${region.strong} at ${CLUSTER.strongAt * 100}% or more`,
  };
}
