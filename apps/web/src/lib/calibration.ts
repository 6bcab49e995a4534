import { type Answer, isRight, SURENESS_PERCENT, type Sureness } from "./answers.ts";

/** Answers with a verdict and a degree of sureness that the panel waits for: fewer say little. */
export const CALIBRATION_FROM = 20;
/** A bin of the chart with fewer answers is drawn hollow. */
export const FEW_IN_BIN = 3;
/** Gap between sureness and accuracy, 0 to 1, that counts as none. */
export const SMALL_GAP = 0.05;

export interface Share {
  n: number;
  of: number;
}
export interface Bin {
  sureness: Sureness;
  n: number;
  right: number;
}
export interface Calibration {
  /** First answers with a verdict and a degree of sureness. */
  counted: number;
  /** Misleading items that were called misleading. */
  hits: Share;
  /** Sound items that were called misleading. */
  falseAlarms: Share;
  /** First answers "not enough to tell". */
  unsure: number;
  bins: Bin[];
  /** Means over the counted answers, 0 to 1. NaN when there are none. */
  sureness: number;
  accuracy: number;
  /** Mean of (sureness - correct)^2, 0 to 1: 0 is perfect, 0.25 is what always saying 50 percent earns. */
  brier: number;
}

/** Only the first answer to an item counts: a second one knows the analysis. */
export function firstAnswers(answers: readonly Answer[]): Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) {
    const key = `${answer.lesson}/${answer.item}`;
    const known = first.get(key);
    if (!answer.review && (!known || answer.at < known.at)) first.set(key, answer);
  }
  return [...first.values()];
}

export function calibrate(answers: readonly Answer[]): Calibration {
  const first = firstAnswers(answers);
  const judged = first.filter((a) => a.choice !== "unsure");
  const sized = judged.filter((a): a is Answer & { sureness: Sureness } => a.sureness !== null);
  const share = (of: Answer[]): Share => ({ n: of.filter((a) => a.choice === "misleading").length, of: of.length });
  const mean = (value: (a: Answer & { sureness: Sureness }) => number) => sized.reduce((sum, a) => sum + value(a), 0) / sized.length;
  const correct = (a: Answer) => (isRight(a) ? 1 : 0);
  return {
    counted: sized.length,
    hits: share(judged.filter((a) => a.verdict === "misleading")),
    falseAlarms: share(judged.filter((a) => a.verdict === "sound")),
    unsure: first.length - judged.length,
    bins: SURENESS_PERCENT.map((sureness) => {
      const inBin = sized.filter((a) => a.sureness === sureness);
      return { sureness, n: inBin.length, right: inBin.filter(isRight).length };
    }),
    sureness: mean((a) => a.sureness / 100),
    accuracy: mean(correct),
    brier: mean((a) => (a.sureness / 100 - correct(a)) ** 2),
  };
}
