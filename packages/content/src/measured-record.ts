/** How a pattern did on labeled texts, as people read it. The counts stand in `measured/accuracy.json` (`npm run bench:accuracy -- --write`). No imports: browser and command line take this file alone. */

export interface Measured {
  /** Labeled texts in which the pattern fired. */
  texts: number;
  /** Those of them that people had marked as misleading too. */
  right: number;
  /** Marks in neutral texts, for each 1,000 of their words. */
  falsePerThousandWords: number;
}

/** Patterns that met fewer labeled texts say too little to be shown. */
const MIN_MEASURED_TEXTS = 5;

export const TOO_FEW_MEASURED = "Too few labeled texts to say how often this pattern is right.";

/** “99%”. A part is never told as all of it: 239 of 240 are 99%. */
export function percentOf(part: number, of: number): string {
  const percent = Math.round((part / of) * 100);
  return `${part < of ? Math.min(percent, 99) : percent}%`;
}

/** One line for a card or a note; null where fewer than `MIN_MEASURED_TEXTS` texts speak. */
export function measuredWords(measured: Measured | undefined): string | null {
  if (!measured || measured.texts < MIN_MEASURED_TEXTS) return null;
  const { texts, right, falsePerThousandWords: noise } = measured;
  const quiet = noise < 0.0005 ? "no false alarms in neutral texts" : `${noise.toFixed(3)} false alarms per 1,000 words of neutral text`;
  return `Fired in ${texts} labeled texts, ${right} of them (${percentOf(right, texts)}) marked by people as misleading too; ${quiet}.`;
}
