import { analyze, type Analysis, type Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { isForeign } from "../text/language.ts";
import { sentencesOf, type Sentence } from "../text/words.ts";
import { FRAMING_CRITERIA } from "./framing.ts";
import { HUMILITY_CRITERIA } from "./humility.ts";
import { PRAISED_SHARE } from "./moves.ts";
import { joinedFragments, linesApart } from "./notes.ts";
import { onTopic } from "./on-topic.ts";
import { ownWords } from "./own-words.ts";
import { withoutSlips } from "./spelling.ts";
import type { AssessmentKind, AssessmentResult, Criterion, CriterionScore, Span } from "./types.ts";
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

const NOT_ENGLISH: AssessmentResult = {
  overallScore: 0,
  criteriaScores: {},
  criteria: [],
  personalizedFeedback:
    "This answer does not seem to be in English, and the built-in assessor reads English only. The score says nothing about how good the answer is.",
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
  if (answer.trim().length < MIN_RESPONSE_CHARS) return structuredClone(TOO_SHORT);
  const trimmed = withoutSlips(linesApart(answer.trim()), prompt);
  const analysis = analyze(trimmed);
  if (isForeign(answer.trim(), analysis.language)) return structuredClone(NOT_ENGLISH);
  const own = ownWords(trimmed, prompt);
  const parts = joinedFragments(sentencesOf(trimmed), trimmed).filter((sentence) => !own.isCopied(sentence));
  const sentences = parts.map((s) => s.text);
  const marks = marksIn(parts, analysis);
  const prose = wellFormed(trimmed);
  const topic = onTopic(trimmed, prompt);
  const words = trimmed.split(/\s+/).length;
  const gate = prose.score * (0.15 + 0.85 * topic.score) * substance(words) * own.score;
  const advices: (string | null)[] = [];
  const held = heldBy(own.score, topic.score, prose.score, words);
  const shown = new Map<string, number>();
  const criteria = criteriaOf(kind).map((criterion) => {
    const { score, because, advice } = criterion.evaluator({ sentences, marks, answer: trimmed, prompt });
    shown.set(criterion.id, score);
    advices.push(score <= IMPROVEMENT_BELOW || (score < STRENGTH_FROM && advice !== undefined) ? (advice ?? criterion.advice) : null);
    return { id: criterion.id, name: criterion.name, weight: criterion.weight, score: round2(score * gate), because };
  });
  const overallScore = round2(criteria.reduce((sum, c) => sum + c.weight * c.score, 0));
  const strengths: string[] = [];
  const improvements: string[] = [];
  const heldDown: string[] = [];
  for (const [i, criterion] of criteriaOf(kind).entries()) {
    const { score, because } = criteria[i]!;
    const advice = advices[i] ?? null;
    if (score >= STRENGTH_FROM) strengths.push(`${criterion.name}: ${criterion.praise} (${inBrackets(because)}).`);
    else if (score < IMPROVEMENT_BELOW && advice !== null) improvements.push(`${criterion.name}: ${advice}.`);
    else if (score < IMPROVEMENT_BELOW) heldDown.push(`${criterion.name} (${inBrackets(because)})`);
  }
  if (heldDown.length > 0)
    improvements.push(
      `Already there: ${heldDown.join("; ")}. ${heldDown.length === 1 ? "It counts" : "They count"} in full once ${COUNTS_ONCE[held ?? "length"]}.`,
    );
  if (sentences.length > 0 && sentences.every((sentence) => sentence.endsWith("?"))) improvements.unshift(ONLY_ASKS);
  if (prose.score < HOLDS_BELOW) improvements.unshift(HELD[proseHeld(words)].advice);
  if (held === "copied") improvements.unshift(HELD.copied.advice);
  else if (held === "topic") improvements.unshift(HELD.topic.advice);
  const praised = criteria.filter(({ score }) => score >= STRENGTH_FROM).map(({ because }) => because);
  const loud = loudWords(analysis, praised);
  if (loud.length > 0)
    improvements.push(
      `Revise your own language: ${loud.map(({ fragment }) => `“${fragment}”`).join(" and ")} ${loud.length === 1 ? "was" : "were"} marked by the reflex engine (${[...new Set(loud.map(({ reflexLabel }) => reflexLabel))].join("; ")}).`,
    );
  const weakest = held ? HELD[held].doing : weakestOf(kind, criteria, shown);
  return {
    overallScore,
    criteriaScores: Object.fromEntries(criteria.map((c) => [c.id, c.score])),
    criteria,
    personalizedFeedback: feedback(kind, overallScore, criteria, weakest),
    strengths,
    improvements,
    nextSteps: nextSteps(overallScore, held ? HELD[held].add : weakest),
  };
}

/** What the engine marks in each sentence as the writer's own wording, as surely as the answer is told of it. A mark over the whole sentence speaks of no part of it. */
function marksIn(sentences: readonly Sentence[], { frames }: Analysis): Span[][] {
  const marks: Span[][] = sentences.map(() => []);
  const own = frames.filter((f) => f.confidence > DETECTION_NOTE_ABOVE && f.stance === "asserted" && !isAboutWholeText(f));
  for (const [from, to] of own.flatMap((f) => f.spans)) {
    // It covers a part of those alone in which it begins and ends.
    for (const at of new Set([sentenceAt(sentences, from), sentenceAt(sentences, to - 1)])) {
      const { start, end } = sentences[at]!;
      if (from < end && to > start && (from > start || to < end)) marks[at]!.push([from - start, to - start]);
    }
  }
  return marks;
}

/** The last sentence that begins at the offset or before it; the first one for what stands ahead of it. */
function sentenceAt(sentences: readonly Sentence[], offset: number): number {
  let low = 0;
  let high = sentences.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start > offset) high = middle;
    else low = middle;
  }
  return low;
}

/** A sentence as it stands inside another one; the learner's own words stay as they are. */
const inBrackets = (because: string): string => because.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, "");

const doingOf = (kind: AssessmentKind, { id }: CriterionScore): string => criteriaOf(kind).find((criterion) => criterion.id === id)!.doing;

/** What holds a whole answer down, whatever its sentences do. */
type Held = "copied" | "topic" | "prose" | "short";
const HOLDS_BELOW = 0.5;
/** Too few words for their order and kinds to tell prose from a list. */
const TELLING_WORDS = 12;
const proseHeld = (words: number): Held => (words < TELLING_WORDS ? "short" : "prose");
function heldBy(own: number, topic: number, prose: number, words: number): Held | null {
  if (own < HOLDS_BELOW) return "copied";
  if (topic < HOLDS_BELOW) return "topic";
  return prose < HOLDS_BELOW ? proseHeld(words) : null;
}
const COUNTS_ONCE: Record<Held | "length", string> = {
  copied: "the answer is in your own words",
  topic: "the answer speaks of the exercise",
  prose: "the answer is written in sentences",
  short: "the answer says more",
  length: "the answer says more, and more of the exercise",
};
/** What is said of it: the advice, what would help most, and what the sentence to add does. */
const HELD: Record<Held, { advice: string; doing: string; add: string }> = {
  copied: { advice: "Say it in your own words: most of this is the text of the exercise.", doing: "saying what you think of it yourself", add: "of your own" },
  topic: {
    advice: "Stay with the exercise: the answer hardly mentions it, so the rest counts little. Say how your thoughts bear on its situation or facts.",
    doing: "speaking of the exercise itself, its people and its facts",
    add: "speaking of the exercise itself, its people and its facts",
  },
  prose: {
    advice: "Write in full sentences: words that are only listed cannot be read as a thought.",
    doing: "writing in full sentences",
    add: "that says a whole thought",
  },
  short: {
    advice: "Write two or three sentences: one alone shows little of how you think.",
    doing: "writing more than one short sentence",
    add: "that says why you think so",
  },
};

/** What the answer does least, by itself; null when all of it is there. */
function weakestOf(kind: AssessmentKind, criteria: readonly CriterionScore[], shown: ReadonlyMap<string, number>): string | null {
  const weakest = [...criteria].sort((a, b) => shown.get(a.id)! - shown.get(b.id)!)[0]!;
  return weakest.score < STRENGTH_FROM && shown.get(weakest.id)! < STRENGTH_FROM ? doingOf(kind, weakest) : null;
}

const ONLY_ASKS = "Asking is a good start. Say as well what you think until somebody answers, and how surely.";

const MOST_LOUD = 2;
const plainWords = (s: string): string => s.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** The learner's own loaded words: the narrowest of those that lie in each other, and none that the answer is praised for. */
function loudWords({ frames }: Analysis, praised: readonly string[]): Frame[] {
  const praisedWords = praised.flatMap((because) => [...because.matchAll(/“([^”]+)”/g)].map((match) => plainWords(match[1]!)));
  const loud = frames
    .filter((f) => f.confidence > DETECTION_NOTE_ABOVE && f.start < f.end)
    .filter(({ fragment }) => !praisedWords.some((words) => isPraised(plainWords(fragment), words)))
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const apart = loud.filter((f, i) => !loud.slice(0, i).some((inner) => inner.start < f.end && f.start < inner.end));
  const inOrder = apart.sort((a, b) => a.start - b.start);
  return inOrder.filter((f, i) => inOrder.findIndex(({ fragment }) => fragment === f.fragment) === i).slice(0, MOST_LOUD);
}

const isPraised = (marked: string, praised: string): boolean =>
  praised.includes(marked) || (marked.includes(praised) && praised.length >= marked.length * PRAISED_SHARE);

function feedback(kind: AssessmentKind, score: number, criteria: readonly CriterionScore[], weakest: string | null): string {
  const sorted = [...criteria].sort((a, b) => b.score - a.score);
  const best = sorted[0]!;
  const bestPart = best.score >= 0.5 ? ` You do best at ${doingOf(kind, best)} (${inBrackets(best.because)}).` : "";
  const weakPart = weakest !== null && weakest !== doingOf(kind, best) ? ` What would help most is ${weakest}.` : "";
  return `${bandAt(score)[2]}${bestPart}${weakPart}`;
}

/** `add` says what a sentence to add would do; null when nothing is missing. */
function nextSteps(score: number, add: string | null): string[] {
  const steps: string[] = [];
  if (score < 0.6) steps.push("Review the expert example, and find one sentence in it that does what yours does not yet do");
  if (score >= STRENGTH_FROM) steps.push("Apply this to real examples: a headline, a post or a message from today");
  if (add !== null) steps.push(`Add one sentence ${add}, then read your answer through once more`);
  return steps.length > 0 ? steps : ["Try the same on a text that you agree with"];
}
