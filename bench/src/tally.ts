const WORDING_CHARS = 60;

/** What one pattern marks. */
export interface Tally {
  texts: number;
  /** Marks, by their words. */
  wordings: Map<string, number>;
}

/** Adds the marks of one text. A pattern that marks two wordings of it has marked one text. */
export function tallyText(tallies: Map<string, Tally>, marks: readonly { reflexId: string; fragment: string }[]): void {
  for (const id of new Set(marks.map(({ reflexId }) => reflexId))) {
    const tally = tallies.get(id) ?? { texts: 0, wordings: new Map<string, number>() };
    tallies.set(id, tally);
    tally.texts++;
    for (const { reflexId, fragment } of marks) {
      if (reflexId !== id) continue;
      const wording = fragment.toLowerCase().slice(0, WORDING_CHARS);
      tally.wordings.set(wording, (tally.wordings.get(wording) ?? 0) + 1);
    }
  }
}
