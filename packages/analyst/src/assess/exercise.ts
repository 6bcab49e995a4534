import { FUNCTION_WORDS, sentencesOf, stem, topicStems, wordsOf } from "../text/words.ts";
import { isEmptyStem } from "./empty-words.ts";
import { figuresOf, type Figure } from "./figures.ts";

/** A figure of the exercise, and the words of the sentence that it stands in: its unit is one of them. */
export interface GivenFigure extends Figure {
  sentence: number;
  around: ReadonlySet<string>;
}

/** A figure that can be worked out; its unit is null where it may be of anything but percent. */
export interface MadeFigure {
  value: number;
  unit: string | null;
}

/** What an exercise speaks of, in the forms in which an answer is looked through for it. */
export interface Exercise {
  /** Stems that carry the topic: “founder”, “juice”. */
  particular: ReadonlySet<string>;
  /** These and its plainer words: “wait”, “worker”. */
  words: ReadonlySet<string>;
  /** All its words, as they stand. */
  all: ReadonlySet<string>;
  /** Those that its question is asked with: to name them is no answer yet. */
  asked: ReadonlySet<string>;
  figures: readonly GivenFigure[];
  /** What follows from two of its figures: differences, sums, shares, changes. */
  made: readonly MadeFigure[];
}

const ASKS = /\?|\basks you\b|^(?:write|say|answer|describe|show)\b/i;
const MOST_FIGURES = 24;

/** A word of the exercise that is worth looking for, though it may stand in other texts as well. */
const isPlain = (word: string): boolean => word.length >= 4 && !FUNCTION_WORDS.has(word) && !/^\d/.test(word) && !isEmptyStem(stem(word));

/** What two figures of the exercise make together. */
function together(a: GivenFigure, b: GivenFigure): MadeFigure[] {
  const isSame = a.unit === b.unit || (a.sentence === b.sentence && (a.unit === null || b.unit === null));
  if (isSame && a.unit === "percent") return [{ value: Math.abs(a.value - b.value), unit: "percent" }];
  if (isSame)
    return [
      { value: Math.abs(a.value - b.value), unit: a.unit ?? b.unit },
      { value: a.value + b.value, unit: a.unit ?? b.unit },
      { value: (Math.abs(a.value - b.value) / b.value) * 100, unit: "percent" },
    ];
  const share = a.sentence === b.sentence && a.value < b.value ? [{ value: (a.value / b.value) * 100, unit: "percent" }] : [];
  return [{ value: a.value / b.value, unit: null }, ...share];
}

function madeOf(figures: readonly GivenFigure[]): MadeFigure[] {
  const rests = figures.filter(({ unit }) => unit === "percent").map(({ value }) => ({ value: 100 - value, unit: "percent" }));
  const parts = figures.filter(({ value }) => value > 0).map(({ value }) => ({ value: 100 / value, unit: "percent" }));
  const pairs = figures.flatMap((a) => figures.flatMap((b) => (a === b || b.value === 0 ? [] : together(a, b))));
  return [...rests, ...parts, ...pairs].filter(({ value }) => value > 0);
}

/** Figures under this count years and sides, not what the sentence is about. */
const COUNTING_FROM = 10;

/** “47 minutes, and two years ago it was 70”: these are minutes too. */
function withUnits(figures: readonly Figure[]): Figure[] {
  let last: string | null = null;
  return figures.map((figure) => {
    if (figure.value < COUNTING_FROM) return figure;
    last = figure.unit ?? last;
    return { ...figure, unit: last };
  });
}

const FACT_WORDS = { least: 4, most: 16 };

/** The shortest sentence that the exercise tells, without its full stop: where an answer could begin. Null where it only asks. */
export function factToStartWith(prompt: string): string | null {
  const told = sentencesOf(prompt)
    .map(({ text }) => text.trim().replace(/\.$/, ""))
    .filter((text) => !ASKS.test(text) && !/[“”"]|^(?:you|it|he|she|they)\b/i.test(text))
    .map((text) => ({ text, words: text.split(/\s+/).length }))
    .filter(({ words }) => words >= FACT_WORDS.least && words <= FACT_WORDS.most);
  return told.sort((a, b) => a.words - b.words)[0]?.text ?? null;
}

export function readExercise(prompt: string): Exercise {
  const particular = new Set([...topicStems(prompt)].filter((s) => !/^\d/.test(s)));
  const words = new Set([...particular, ...wordsOf(prompt).filter(isPlain).map(stem)]);
  const figures = sentencesOf(prompt)
    .flatMap(({ text }, sentence) => {
      const around = new Set(wordsOf(text).map(stem));
      return withUnits(figuresOf(text)).map((figure) => ({ ...figure, sentence, around }));
    })
    .slice(0, MOST_FIGURES);
  const asked = new Set(
    sentencesOf(prompt)
      .filter(({ text }) => ASKS.test(text))
      .flatMap(({ text }) => wordsOf(text).map(stem)),
  );
  return { particular, words, all: new Set(wordsOf(prompt)), asked, figures, made: madeOf(figures) };
}
