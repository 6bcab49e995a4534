import { analyze } from "@candor/engine";
import { sentencesOf } from "../text/words.ts";
import { FRAMING_CRITERIA } from "./framing.ts";
import { HUMILITY_CRITERIA } from "./humility.ts";
import { onTopic } from "./on-topic.ts";
import type { AssessmentKind, AssessmentResult, Criterion, CriterionScore } from "./types.ts";
import { wellFormed } from "./well-formed.ts";

/** Specification 2 §5 and §9. */
export const MIN_RESPONSE_CHARS = 20;
export const STRENGTH_FROM = 0.7;
export const IMPROVEMENT_BELOW = 0.4;
export const DETECTION_NOTE_ABOVE = 0.7;

const TOO_SHORT: AssessmentResult = {
  overallScore: 0,
  criteriaScores: {},
  criteria: [],
  personalizedFeedback: "Your response is too brief to assess. Please provide more detailed analysis.",
  strengths: [],
  improvements: ["Please provide a more detailed response (at least 20 characters)"],
  nextSteps: ["Try writing at least 2-3 sentences explaining your thinking"],
};

const BANDS: [number, string, string][] = [
  [0.8, "Excellent", "This is excellent work."],
  [0.6, "Good", "This is good work."],
  [0.5, "Solid", "This is solid work with room to grow."],
  [0.4, "Developing", "This is developing: the start is there."],
  [0, "Needs significant development", "This needs significant development."],
];

const bandAt = (score: number): (typeof BANDS)[number] => BANDS.find(([from]) => score >= from) ?? BANDS[BANDS.length - 1]!;

/** The band of a score (0 to 1): excellent from 0.8, good from 0.6, solid from 0.5, developing from 0.4. */
export const bandOf = (score: number): string => bandAt(score)[1];

const criteriaOf = (kind: AssessmentKind): readonly Criterion[] => (kind === "epistemic-humility" ? HUMILITY_CRITERIA : FRAMING_CRITERIA);
const round2 = (x: number) => Math.round(x * 100) / 100;

/** Long answers earn nothing by length; very short ones cannot show much. Factor on the score by number of words. */
function substance(words: number): number {
  return Math.min(1, 0.35 + words / 22);
}

/**
 * The local assessor (specification 2 §4, §5, §9). Deterministic; runs in browser and server. `about` is the scenario or the facts of the exercise.
 * It judges what the sentences do, whether they are prose at all, and whether they are about the exercise; the answer is data and is never followed.
 */
export function assess(kind: AssessmentKind, answer: string, about: string | { prompt?: string; facts?: string }): AssessmentResult {
  const prompt = typeof about === "string" ? about : (about.prompt ?? about.facts ?? "");
  const trimmed = answer.trim();
  if (trimmed.length < MIN_RESPONSE_CHARS) return structuredClone(TOO_SHORT);
  const sentences = sentencesOf(trimmed).map((s) => s.text);
  const prose = wellFormed(trimmed);
  const topic = onTopic(trimmed, prompt);
  const gate = prose.score * (0.15 + 0.85 * topic.score) * substance(trimmed.split(/\s+/).length);
  const advices: string[] = [];
  const criteria = criteriaOf(kind).map((criterion) => {
    const { score, because, advice } = criterion.evaluator({ sentences, answer: trimmed, prompt });
    advices.push(
      score < STRENGTH_FROM
        ? (advice ?? criterion.advice)
        : `This is there (${inBrackets(because)}); it counts in full when the whole answer is longer or closer to the exercise`,
    );
    return { id: criterion.id, name: criterion.name, weight: criterion.weight, score: round2(score * gate), because };
  });
  const overallScore = round2(criteria.reduce((sum, c) => sum + c.weight * c.score, 0));
  const strengths: string[] = [];
  const improvements: string[] = [];
  for (const [i, criterion] of criteriaOf(kind).entries()) {
    const { score, because } = criteria[i]!;
    if (score >= STRENGTH_FROM) strengths.push(`${criterion.name}: ${criterion.praise} (${inBrackets(because)}).`);
    else if (score < IMPROVEMENT_BELOW) improvements.push(`${criterion.name}: ${advices[i]!}.`);
  }
  if (prose.score < 0.5) improvements.unshift("Write in full sentences: words that are only listed cannot be read as a thought.");
  if (topic.score < 0.5) improvements.unshift("Stay with the exercise: say how your thoughts bear on its situation or facts.");
  const loud = analyze(trimmed).frames.filter((f) => f.confidence > DETECTION_NOTE_ABOVE && f.start < f.end);
  if (loud.length > 0)
    improvements.push(
      `Revise your own language: ${[...new Set(loud.map((f) => `“${f.fragment}”`))].slice(0, 2).join(" and ")} was marked by the reflex engine.`,
    );
  return {
    overallScore,
    criteriaScores: Object.fromEntries(criteria.map((c) => [c.id, c.score])),
    criteria,
    personalizedFeedback: feedback(kind, overallScore, criteria),
    strengths,
    improvements,
    nextSteps: nextSteps(kind, overallScore, criteria),
  };
}

/** A sentence as it stands inside another one; the learner's own words stay as they are. */
const inBrackets = (because: string): string => because.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, "");

const doingOf = (kind: AssessmentKind, { id }: CriterionScore): string => criteriaOf(kind).find((criterion) => criterion.id === id)!.doing;

function feedback(kind: AssessmentKind, score: number, criteria: readonly CriterionScore[]): string {
  const sorted = [...criteria].sort((a, b) => b.score - a.score);
  const best = sorted[0]!;
  const weakest = sorted[sorted.length - 1]!;
  const bestPart = best.score >= 0.5 ? ` You do best at ${doingOf(kind, best)} (${inBrackets(best.because)}).` : "";
  const weakPart = weakest.score < STRENGTH_FROM && weakest !== best ? ` What would help most is ${doingOf(kind, weakest)}.` : "";
  return `${bandAt(score)[2]}${bestPart}${weakPart}`;
}

function nextSteps(kind: AssessmentKind, score: number, criteria: readonly CriterionScore[]): string[] {
  const weakest = [...criteria].sort((a, b) => a.score - b.score)[0]!;
  const steps: string[] = [];
  if (score < 0.6) steps.push("Review the expert example, and find one sentence in it that does what yours does not yet do");
  if (score >= STRENGTH_FROM) steps.push("Apply this to real examples: a headline, a post or a message from today");
  if (weakest.score < STRENGTH_FROM) steps.push(`Add one sentence ${doingOf(kind, weakest)}, then read your answer through once more`);
  return steps.length > 0 ? steps : ["Try the same on a text that you agree with"];
}
