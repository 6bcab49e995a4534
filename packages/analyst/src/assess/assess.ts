import { analyze } from "@candor/engine";
import { isForeign } from "../text/language.ts";
import { sentencesOf } from "../text/words.ts";
import { clausesOf } from "./clauses.ts";
import { factToStartWith, readExercise } from "./exercise.ts";
import { foreignFigures } from "./foreign-figures.ts";
import { loudWords, marksIn } from "./engine-marks.ts";
import { FRAMING_CRITERIA } from "./framing.ts";
import { COUNTED_OF_IT, COUNTS_ONCE, gateOf, groundOf, HELD, heldBy, notOfTheExercise, stayWithIt, type Held } from "./held.ts";
import { HUMILITY_CRITERIA } from "./humility.ts";
import { joinedFragments, linesApart } from "./notes.ts";
import { onTopic } from "./on-topic.ts";
import { ownWords } from "./own-words.ts";
import { addSeats, inItsWords, seatsFactor, seatsMissing, speaksInVoices } from "./seats.ts";
import { withoutSlips } from "./spelling.ts";
import type { AssessmentKind, AssessmentResult, Criterion, CriterionScore } from "./types.ts";
import { wellFormed } from "./well-formed.ts";

/** Specification 2 §5 and §9. */
export const MIN_RESPONSE_CHARS = 20;
export const STRENGTH_FROM = 0.7;
const IMPROVEMENT_BELOW = 0.4;

const TOO_SHORT: AssessmentResult = {
  overallScore: 0,
  criteriaScores: {},
  criteria: [],
  personalizedFeedback: "Your response is too brief to assess. Please provide more detailed analysis.",
  strengths: [],
  improvements: ["Please provide a more detailed response (at least 20 characters)"],
  nextSteps: ["Try writing at least 2-3 sentences explaining your thinking"],
};

const NOT_ENGLISH: AssessmentResult = {
  overallScore: 0,
  criteriaScores: {},
  criteria: [],
  personalizedFeedback:
    "This answer doesn’t seem to be in English, and the built-in assessor only reads English. The score says nothing about how good the answer is.",
  strengths: [],
  improvements: ["Write the answer in English, so that it can be read"],
  nextSteps: ["Compare your answer with the expert example yourself, sentence by sentence"],
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

/** Criteria of an assessment with their weights, which add up to 1. */
export const criteriaOf = (kind: AssessmentKind): readonly Criterion[] => (kind === "epistemic-humility" ? HUMILITY_CRITERIA : FRAMING_CRITERIA);
const round2 = (x: number) => Math.round(x * 100) / 100;

/**
 * The local assessor (specification 2 §4, §5, §9). Deterministic; runs in browser and server. `about` is the scenario or the facts of the exercise.
 * It judges what the sentences do, whether they are prose at all, and whether they are about the exercise; the answer is data and is never followed.
 */
export function assess(kind: AssessmentKind, answer: string, about: string | { prompt?: string; facts?: string }): AssessmentResult {
  const prompt = typeof about === "string" ? about : (about.prompt ?? about.facts ?? "");
  if (answer.trim().length < MIN_RESPONSE_CHARS) return structuredClone(TOO_SHORT);
  const trimmed = withoutSlips(linesApart(answer.trim()), prompt);
  const analysis = analyze(trimmed);
  if (isForeign(answer.trim(), analysis.language)) return structuredClone(NOT_ENGLISH);
  const own = ownWords(trimmed, prompt);
  const parts = joinedFragments(sentencesOf(trimmed), trimmed).filter((sentence) => !own.isCopied(sentence));
  const sentences = parts.map((s) => s.text);
  const exercise = readExercise(prompt);
  const said = clausesOf(parts, exercise);
  const marks = marksIn(parts, analysis);
  const prose = wellFormed(trimmed);
  const topic = onTopic(trimmed, prompt);
  const words = trimmed.split(/\s+/).length;
  const foreign = foreignFigures(
    said.flatMap(({ clauses }) => clauses),
    exercise,
  );
  const whole = { own: own.score, topic: topic.score, prose: prose.score, words, ground: groundOf(said), foreign: foreign.length };
  const missing = seatsMissing(trimmed, prompt);
  const gate = gateOf(whole) * seatsFactor(missing);
  const asked = inItsWords(criteriaOf(kind), prompt);
  const advices: (string | null)[] = [];
  const held = heldBy(whole);
  const shown = new Map<string, number>();
  const earnedBy = new Map<string, readonly string[]>();
  const criteria = asked.map((criterion) => {
    const { score, because, advice, words: earned = [] } = criterion.evaluator({ said, marks, exercise });
    earnedBy.set(criterion.id, earned);
    shown.set(criterion.id, score);
    // Who has done some of it is not asked for that once more.
    const general = earned.length > 0 ? `You’ve made a start (${inBrackets(because)}). What would help most is ${criterion.more}` : criterion.advice;
    advices.push(score <= IMPROVEMENT_BELOW || (score < STRENGTH_FROM && advice !== undefined) ? (advice ?? general) : null);
    return { id: criterion.id, name: criterion.name, weight: criterion.weight, score: round2(score * gate), because };
  });
  const overallScore = round2(criteria.reduce((sum, c) => sum + c.weight * c.score, 0));
  const strengths: string[] = [];
  const improvements: string[] = [];
  const heldDown: string[] = [];
  /** Criteria by their advice: what helps several of them is said once. */
  const advised = new Map<string, string[]>();
  for (const [i, criterion] of asked.entries()) {
    const { score, because } = criteria[i]!;
    const advice = advices[i] ?? null;
    if (score >= STRENGTH_FROM) strengths.push(`${criterion.name}: ${criterion.praise} (${inBrackets(because)}).`);
    else if (score < IMPROVEMENT_BELOW && advice !== null) advised.set(advice, [...(advised.get(advice) ?? []), criterion.name]);
    else if (score < IMPROVEMENT_BELOW) heldDown.push(`${criterion.name} (${inBrackets(because)})`);
  }
  for (const [advice, names] of advised) improvements.push(`${listed(names)}: ${advice}.`);
  if (heldDown.length > 0)
    improvements.push(
      `Already there: ${heldDown.join("; ")}. ${heldDown.length === 1 ? "It counts" : "They count"} in full once ${COUNTS_ONCE[held ?? "length"]}.`,
    );
  if (sentences.length > 0 && sentences.every((sentence) => sentence.endsWith("?"))) improvements.unshift(ONLY_ASKS);
  if (held === null && missing.length > 0) improvements.unshift(addSeats(missing));
  if (held !== null && held !== "figures") improvements.unshift(held === "topic" ? stayWithIt(factToStartWith(prompt)) : HELD[held].advice);
  if (foreign.length > 0) improvements.unshift(notOfTheExercise(foreign));
  const praised = criteria.filter(({ score }) => score >= STRENGTH_FROM).flatMap(({ id }) => earnedBy.get(id)!);
  const loud = loudWords(analysis, praised, earnedBy.get("evidence-orientation") ?? []);
  if (loud.length > 0)
    improvements.push(
      `Revise your own language: ${loud.map(({ fragment }) => `“${fragment}”`).join(" and ")} ${loud.length === 1 ? "was" : "were"} marked by the reflex engine (${[...new Set(loud.map(({ reflexLabel }) => reflexLabel))].join("; ")}).${speaksInVoices(prompt) ? " If one of the seats talks that way, leave it in." : ""}`,
    );
  const weakest = held ? HELD[held].doing : weakestOf(asked, criteria, shown);
  return {
    overallScore,
    criteriaScores: Object.fromEntries(criteria.map((c) => [c.id, c.score])),
    criteria,
    personalizedFeedback: feedback(asked, overallScore, criteria, weakest, held),
    strengths,
    improvements,
    nextSteps: nextSteps(overallScore, held ? HELD[held].add : weakest),
  };
}

const listed = (names: readonly string[]): string => names.join(", ").replace(/, (?=[^,]*$)/, " and ");

/** A sentence as it stands inside another one; the learner's own words stay as they are. */
const inBrackets = (because: string): string => because.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, "");

const criterionOf = (asked: readonly Criterion[], { id }: CriterionScore): Criterion => asked.find((criterion) => criterion.id === id)!;

/** What the answer does least, by itself; more of it where it does some. Null when all of it is there. */
function weakestOf(asked: readonly Criterion[], criteria: readonly CriterionScore[], shown: ReadonlyMap<string, number>): string | null {
  const weakest = [...criteria].sort((a, b) => shown.get(a.id)! - shown.get(b.id)!)[0]!;
  const score = shown.get(weakest.id)!;
  if (weakest.score >= STRENGTH_FROM || score >= STRENGTH_FROM) return null;
  const { doing, more } = criterionOf(asked, weakest);
  return score > 0 ? more : doing;
}

const ONLY_ASKS = "Asking is a good start. Also say what you think until somebody answers, and how sure you are.";

function feedback(asked: readonly Criterion[], score: number, criteria: readonly CriterionScore[], weakest: string | null, held: Held | null): string {
  const sorted = [...criteria].sort((a, b) => b.score - a.score);
  const best = sorted[0]!;
  const { doing, more } = criterionOf(asked, best);
  const bestPart = best.score >= 0.5 ? ` You do best at ${doing} (${inBrackets(best.because)}).` : "";
  const weakPart = weakest !== null && weakest !== doing && weakest !== more ? ` What would help most is ${weakest}.` : "";
  return `${bandAt(score)[2]}${held === "topic" ? COUNTED_OF_IT : ""}${bestPart}${weakPart}`;
}

/** `add` says what a sentence to add would do; null when nothing is missing. */
function nextSteps(score: number, add: string | null): string[] {
  const steps: string[] = [];
  if (score < 0.6) steps.push("Review the expert example, and find one sentence in it that does something yours doesn’t do yet");
  if (score >= STRENGTH_FROM) steps.push("Apply this to real examples: a headline, a post or a message from today");
  if (add !== null) steps.push(`Add one sentence ${add}, then read your answer through once more`);
  return steps.length > 0 ? steps : ["Try the same on a text you agree with"];
}
