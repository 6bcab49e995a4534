import { FUNCTION_WORDS, wordsOf } from "../text/words.ts";
import { shownAround } from "./clauses.ts";
import { factsWeighed } from "./facts-weighed.ts";
import { figuresOf } from "./figures.ts";
import { foreignFigures, isOfExercise } from "./foreign-figures.ts";
import { DEPTH, EMOTIONS, FRAMES } from "./framing-forms.ts";
import { ladder, quoted, strength, told } from "./judged.ts";
import { findMoves, type Move } from "./moves.ts";
import type { Criterion, Evaluated, EvaluatorInput } from "./types.ts";

/** What the facts themselves say (“84 riders were hurt”) is no reading of them. */
const said = (text: string, { exercise }: EvaluatorInput): boolean => {
  const content = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word));
  return content.length > 0 && content.every((word) => exercise.all.has(word));
};

/** A reading counts by number of facts that are read: “readers feel sad” about a hospital alone reads none. */
const READ_FACTS = [0.35, 0.75, 1];

const MOST_CLAUSES_READ = 120;

/** Figures of the exercise, and its facts with a direction or a valuation. */
function factsTaken(input: EvaluatorInput): number {
  const clauses = input.said.flatMap((sentence) => sentence.clauses).slice(0, MOST_CLAUSES_READ);
  const figures = clauses.flatMap(({ text }) => figuresOf(text).filter((figure) => isOfExercise(figure, input.exercise)));
  return new Set(figures.map(({ value }) => value)).size + factsWeighed(input).length;
}

const readings =
  (moves: readonly Move[], at: readonly number[], missing: string): Criterion["evaluator"] =>
  (input) => {
    const found = findMoves(input, moves, input.marks).filter(({ words }) => !said(words, input));
    const score = ladder(strength(found), at) * READ_FACTS[Math.min(factsTaken(input), READ_FACTS.length - 1)]!;
    return told(found, score, missing, input, moves);
  };

const QUOTE = /["“][^"”]{2,80}["”]|‘[^’]{2,60}’|'[a-z][^']{2,50}'/i;
const SPECIFICS = [0, 0.4, 0.65, 0.82, 0.93, 1];

function specifics({ said: sentences, exercise }: EvaluatorInput): Evaluated {
  const words = new Set<string>();
  const figures = new Set<number>();
  const shown: string[] = [];
  let quotes = 0;
  for (const sentence of sentences) {
    for (const { start, end, text, about } of sentence.clauses) {
      if (about.length === 0 || foreignFigures([{ text }], exercise).length > 0) continue;
      shown.push(shownAround(sentence, start, end));
      for (const word of about) if (exercise.particular.has(word)) words.add(word);
      for (const figure of figuresOf(text)) if (isOfExercise(figure, exercise)) figures.add(figure.value);
    }
    if (sentence.clauses.some(({ about }) => about.length > 0) && QUOTE.test(sentence.text) && foreignFigures([sentence], exercise).length === 0) quotes++;
  }
  const points = Math.min(2.5, words.size * 0.4) + Math.min(3, figures.size) + Math.min(2, quotes);
  const byFigures = [...shown.filter((clause) => /\d/.test(clause)), ...shown];
  return { score: ladder(points, SPECIFICS), because: shown.length > 0 ? `You use the facts: ${quoted(byFigures)}` : "None of the facts are named." };
}

/** Criteria of the narrative-framing assessment, in the order of their weights (specification 2 §9: 0.3, 0.25, 0.2, 0.25). */
export const FRAMING_CRITERIA: readonly Criterion[] = [
  {
    id: "frame-identification",
    name: "Frame identification",
    doing: "naming a frame and what makes it one",
    more: "saying for each frame what makes it one",
    weight: 0.3,
    description: "Names the frame or the perspective, and which words or choices make it one.",
    evaluator: readings(FRAMES, [0, 0.45, 0.72, 0.88, 1], "No sentence names a frame or a perspective."),
    praise: "You name the frames and how they are made",
    advice: "Name the frame (“this tells it as a …”) and the word or choice that makes it one",
  },
  {
    id: "emotional-impact",
    name: "Emotional impact",
    doing: "saying what a telling makes people feel",
    more: "saying what each telling makes people feel",
    weight: 0.25,
    description: "Says what the telling makes a reader feel, or what the people involved feel.",
    evaluator: readings(EMOTIONS, [0, 0.4, 0.7, 0.88, 1], "No sentence says what anybody would feel."),
    praise: "You notice what the telling makes people feel",
    advice: "Add what each telling makes a reader feel, and by which word",
  },
  {
    id: "specificity",
    name: "Specificity",
    doing: "using the facts given",
    more: "using more of the facts given",
    weight: 0.2,
    description: "Uses the facts: figures, words, details.",
    evaluator: specifics,
    praise: "You work with the facts and words given",
    advice: "Use the figures and words of the text, and quote one",
  },
  {
    id: "critical-depth",
    name: "Critical depth",
    doing: "asking what is left out",
    more: "asking who gains from what is left out",
    weight: 0.25,
    description: "Says what is left out, compared with what, and in whose interest; weighs more than one reading.",
    evaluator: readings(DEPTH, [0, 0.38, 0.64, 0.84, 1], "No sentence asks what is missing or who gains."),
    praise: "You ask what is missing and weigh more than one reading",
    advice: "Ask what the telling leaves out, what it is compared with, and who gains from it",
  },
];
