import { SMALL_GAP, type Calibration, type Share } from "../../lib/calibration.ts";
import { percent } from "../../lib/findings.ts";

/** Brier scores that a layman can hold on to. */
const BRIER_OF_A_COIN = 0.25;

/** A gap of more than two standard errors is hardly chance. */
const STANDARD_ERRORS = 2;

/** Shares leave a hair when they are taken from each other, 0.7 - 0.2 less than a half: without it a difference on a limit is on the limit. */
const difference = (a: number, b: number): number => Math.round((a - b) * 1e9) / 1e9;

/** One sentence on sureness against accuracy. A gap that so few answers can show by chance is named as one. */
export function gapWords({ sureness, accuracy, counted }: Pick<Calibration, "sureness" | "accuracy" | "counted">): string {
  const both = `On average you were ${percent(sureness)} sure, and right ${percent(accuracy)} of the time.`;
  const gap = difference(sureness, accuracy);
  if (Math.abs(gap) <= SMALL_GAP) return `${both} Your confidence fits.`;
  if (Math.abs(gap) <= STANDARD_ERRORS * Math.sqrt((sureness * (1 - sureness)) / counted))
    return `${both} That leans toward ${gap > 0 ? "too sure" : "not sure enough"}, but with ${counted} answers it may be chance.`;
  return gap > 0
    ? `${both} You were surer than your results: try a lower number when you hesitate.`
    : `${both} You know more than you think: you can trust your reading a little more.`;
}

export const shareWords = ({ n, of }: Share): string => (of === 0 ? "none yet" : `${n} of ${of} (${percent(n / of)})`);

/** What hits and false alarms say together: telling apart, or suspecting (or trusting) everything. */
export function apartWords(hits: Share, falseAlarms: Share): string {
  if (hits.of === 0 || falseAlarms.of === 0) return "Answer a few more to see how well you tell the two apart.";
  const apart = difference(hits.n / hits.of, falseAlarms.n / falseAlarms.of);
  if (apart >= 0.5) return "You tell tricks and honest look-alikes apart well.";
  if (apart >= 0.2) return "You tell tricks and honest look-alikes apart, with room to grow.";
  const called = (hits.n + falseAlarms.n) / (hits.of + falseAlarms.of);
  if (called > 0.6) return "You call most things misleading, even honest ones. Ask yourself what a sound text would look like.";
  if (called < 0.4) return "You call most things sound, even tricks. Ask yourself what the text would look like if it were false.";
  return "Tricks and honest look-alikes still look alike to you. The analyses say what tells them apart.";
}

export function brierWords(brier: number): string {
  const shown = brier.toFixed(2);
  if (brier < 0.12) return `${shown}: very good.`;
  if (brier < BRIER_OF_A_COIN - 0.02) return `${shown}: better than guessing.`;
  if (brier <= BRIER_OF_A_COIN + 0.02) return `${shown}: about as good as a coin toss.`;
  return `${shown}: worse than a coin toss, because you were very sure of wrong answers.`;
}
