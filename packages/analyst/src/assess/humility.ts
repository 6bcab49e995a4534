import { ABSOLUTES } from "./humility-moves/absolutes.ts";
import { EVIDENCE } from "./humility-moves/evidence.ts";
import { OPENNESS } from "./humility-moves/openness.ts";
import { UNCERTAINTY } from "./humility-moves/uncertainty.ts";
import { factsWeighed } from "./facts-weighed.ts";
import { ladder, quoted, strength, told } from "./judged.ts";
import { findAnywhere, findMoves, type Found } from "./moves.ts";
import type { Criterion, Evaluated, EvaluatorInput } from "./types.ts";

/** What stands in quotation marks is what somebody else claims. */
const QUOTED_WORDS = /["“][^"“”\n]{2,120}["”]|(?<![\w'’])['‘](?:[^'‘’\n]|\b['’]\b){2,120}['’]\B/g;
const withoutQuotes = (sentence: string): string => sentence.replace(QUOTED_WORDS, "“…”");

/** An insult claims nothing that could be earned. */
function takeBack(absolute: readonly Pick<Found, "id" | "words">[]): string {
  const words = quoted(absolute.map((found) => found.words));
  return absolute.every(({ id }) => id === "dismissal")
    ? `Take back what only brushes others off (${words}), and give a reason instead`
    : `Take back the words that leave no room (${words}), or give what would back them up`;
}

const EVIDENCE_LADDER = [0, 0.42, 0.68, 0.86, 1];
/** “All studies are lies and whoever believes them is stupid” weighs no study. */
const leavesNoRoom = ({ shown }: Found): boolean => findAnywhere([withoutQuotes(shown)], ABSOLUTES).length > 0;
const evidenceIn = (input: EvaluatorInput): Found[] =>
  [...factsWeighed(input), ...findMoves(input, EVIDENCE, input.marks)].filter((found) => !leavesNoRoom(found));

/** Facts for one side alone, however many, are half of a weighing: what is missing is a doubt, a check, another side. */
const ONE_SIDE_MOST = 0.68;
const ONE_SIDED = new Set(["fact-0", "fact-1", "fact-2", "reason", "kind"]);
function evidenceScore(found: readonly Found[]): number {
  const score = ladder(strength(found), EVIDENCE_LADDER);
  return found.every(({ id }) => ONE_SIDED.has(id)) ? Math.min(score, ONE_SIDE_MOST) : score;
}

/** Of nothing that speaks for or against, a degree says little: who only doubts has not weighed anything yet. */
const UNWEIGHED_SHARE = 0.6;
const ONLY_DOUBTS = "Your doubt comes without a reason: say which fact makes you doubt, and what it tells you";

function uncertainty(input: EvaluatorInput): Evaluated {
  const found = findMoves(input, UNCERTAINTY, input.marks);
  const score = ladder(strength(found), [0, 0.5, 0.78, 0.92, 1]);
  const isWeighed = evidenceIn(input).length > 0;
  const result = told(found, isWeighed ? score : score * UNWEIGHED_SHARE, "No sentence says how sure you are.", input, UNCERTAINTY);
  return found.length > 0 && !isWeighed ? { ...result, advice: ONLY_DOUBTS } : result;
}

const FLAT_START = 0.4;
/** Two facts set against each other say how far each goes, without a degree. */
const WEIGHED_START = 0.7;
/** Loss for each word that leaves no room. */
const ABSOLUTE_COST = 0.35;

function overconfidenceAvoidance(input: EvaluatorInput): Evaluated {
  const absolute = findAnywhere(
    input.said.map(({ text }) => withoutQuotes(text)),
    ABSOLUTES,
  );
  const hedged = strength(findMoves(input, UNCERTAINTY)) + strength(findMoves(input, OPENNESS));
  // Flat statements are not yet careful ones, and where nothing is claimed there is nothing to be careful about.
  const weighsBoth = findMoves(input, EVIDENCE).some(({ id }) => id === "both-sides");
  const flat = weighsBoth && factsWeighed(input).length > 1 ? WEIGHED_START : FLAT_START;
  const careful = hedged >= 2 ? 1 : hedged >= 1 ? 0.9 : flat;
  const start = evidenceIn(input).length > 0 ? careful : FLAT_START;
  const score = Math.max(0, start - ABSOLUTE_COST * absolute.length);
  if (absolute.length > 0) return { score, advice: takeBack(absolute), because: quoted(absolute.map(({ words }) => words)) };
  const because =
    hedged === 0
      ? "Nothing is exaggerated, but no statement says how sure it is."
      : start > FLAT_START
        ? "No claim goes further than its reasons."
        : "Nothing is exaggerated, but no claim is made that could be.";
  return { score, because };
}

/** Openness that says when: it needs no fact beside it. */
const NAMES_WHEN = new Set(["would-change", "condition"]);

/** Criteria of the epistemic-humility assessment, in the order of their weights (specification 2 §9: 0.3, 0.25, 0.25, 0.2). */
export const HUMILITY_CRITERIA: readonly Criterion[] = [
  {
    id: "uncertainty",
    name: "Uncertainty",
    doing: "saying how sure you are",
    more: "saying how sure you are of each part",
    weight: 0.3,
    description: "Says how sure the writer is, and of which part.",
    evaluator: uncertainty,
    praise: "You say how sure you are, and of which part",
    advice: "Say how sure you are, and attach it to a claim: “I am about 60 percent sure that …, less sure that …”",
  },
  {
    id: "overconfidence-avoidance",
    name: "Overconfidence avoidance",
    doing: "saying how far each claim goes",
    more: "saying how far each claim goes",
    weight: 0.25,
    description: "Avoids certainty that the evidence doesn’t support.",
    evaluator: overconfidenceAvoidance,
    praise: "You claim no more than you can show",
    advice: "Say how far each claim goes: for whom, how often, how surely",
  },
  {
    id: "evidence-orientation",
    name: "Evidence orientation",
    doing: "weighing a piece of evidence",
    more: "weighing one more piece of evidence",
    weight: 0.25,
    description: "Looks to evidence: what there is, how good it is, what to check.",
    evaluator: (input) => {
      const found = evidenceIn(input);
      return told(found, evidenceScore(found), "No sentence weighs a fact of the exercise, or says how to check one.", input, EVIDENCE);
    },
    praise: "You weigh evidence and say what you would check",
    advice: "Name one piece of evidence, say how good it is, and what you would check next",
  },
  {
    id: "openness",
    name: "Openness to revision",
    doing: "saying what would change your mind",
    more: "saying what else would change your mind",
    weight: 0.2,
    description: "Says what would change the writer’s mind.",
    evaluator: (input) => {
      const found = findMoves(input, OPENNESS, input.marks);
      const score = ladder(strength(found), [0, 0.6, 0.88, 1]);
      const isEarned = evidenceIn(input).length > 0 || found.some(({ id }) => NAMES_WHEN.has(id));
      return told(found, isEarned ? score : score * UNWEIGHED_SHARE, "No sentence says what would change your mind.", input, OPENNESS);
    },
    praise: "You say what would change your mind",
    advice: "Finish the sentence “I would change my mind if …” with something that could really happen",
  },
];
