import { anyWords } from "../text/forms.ts";
import type { Exercise } from "./exercise.ts";
import { figuresOf, type Figure } from "./figures.ts";
import type { Clause } from "./clauses.ts";

/**
 * Figures that an answer states as facts though the exercise has none of them, or has them of something else: “waits fell from 18 to 25 minutes” where 18
 * are percent and one in 25 left. What is computed from the figures given is no such thing, nor is the writer's own estimate or plan.
 */
const UNITS = new Set(["percent", "dollar", "minute", "hour", "dai", "day", "week", "month", "year"]);
/** Up to here anybody counts off their head: two sides, three questions, ten times. */
const SMALL_UP_TO = 12;
const ROUNDING = 0.03;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(Math.abs(b) * ROUNDING, 0.001);

/** “I'd say 60 percent”, “80 to 20”, “70% sure”. */
const OWN_DEGREE = anyWords(
  /i|i'd|i'm|i'll|we|we'd|we'll|my|me|our|let's|sure\w*|certain\w*|confiden\w+|chances?|odds|likel\w+|unlikely|probab\w+|maybe/i,
  /perhaps|somewhere|guess|estimate|drop|raise|go|up|down/i,
);
/** What is supposed, or laid down for later: “a fine, starting at 15 minutes”. */
const SUPPOSED = /\b(?:if|unless|whether|suppose|per|every|(?:starting|beginning) (?:at|from|with|after|in))\b|\?/i;
const DEGREE_UP_TO = 100;
/** “Torn, 55 to 45 for no fine”: odds make a hundred together. */
const ODDS = /\b(\d{1,2}) ?(?:to|[-–/:]) ?(\d{1,2})\b/g;
const isOdds = (figure: Figure, clause: string): boolean =>
  [...clause.matchAll(ODDS)].some(([, a, b]) => Number(a) + Number(b) === DEGREE_UP_TO && [Number(a), Number(b)].includes(figure.value));
const SHORT_CLAUSE_WORDS = 4;

function isOwn(figure: Figure, clause: string): boolean {
  if (SUPPOSED.test(clause) || isOdds(figure, clause)) return true;
  return figure.value <= DEGREE_UP_TO && (OWN_DEGREE.test(clause) || clause.trim().split(/\s+/).length <= SHORT_CLAUSE_WORDS);
}

function isGiven({ value, unit }: Figure, { words, particular, figures }: Exercise): boolean {
  const counts = unit !== null && (UNITS.has(unit) || particular.has(unit) || words.has(unit)) ? unit : null;
  return figures.some((given) => {
    if (!isNear(value, given.value)) return false;
    if (counts === null || counts === given.unit || given.unit === null) return counts === null || given.around.has(counts) || counts === given.unit;
    // Percent and money are said of the figure itself; other units stand somewhere in its sentence.
    return counts !== "percent" && counts !== "dollar" && given.around.has(counts);
  });
}

const isMade = ({ value, unit }: Figure, { made }: Exercise): boolean =>
  made.some(
    (figure) =>
      isNear(value, figure.value) &&
      (unit === "percent" ? figure.unit === "percent" : figure.unit !== "percent" && (unit !== "dollar" || figure.unit === "dollar" || figure.unit === null)),
  );

/** Whether a figure is one of the exercise, of the same thing, or follows from those. */
export const isOfExercise = (figure: Figure, exercise: Exercise): boolean => isGiven(figure, exercise) || isMade(figure, exercise);

/** A link, a bare address or a DOI: its digits say nothing. */
const ADDRESS = /\/\/|^www\.|\.[a-z]{2,}\/|\b10\.\d{4,9}\//i;
const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word))
    .join(" ");

const isRound = (value: number): boolean => Number.isInteger(Math.log10(value));
const MOST_READ = 40;

/** The foreign figures of the clauses, as they were written, each once. Of an exercise without figures none can be told. */
export function foreignFigures(clauses: readonly Pick<Clause, "text">[], exercise: Exercise): string[] {
  if (exercise.figures.length === 0) return [];
  const found = new Map<number, string>();
  const read = clauses.flatMap(({ text }) => figuresOf(withoutAddresses(text)).map((figure) => ({ figure, text }))).slice(0, MOST_READ);
  for (const { figure, text } of read) {
    if (figure.value <= SMALL_UP_TO || isRound(figure.value) || isOwn(figure, text)) continue;
    if (!isOfExercise(figure, exercise)) found.set(figure.value, figure.written);
  }
  return [...found.values()];
}
