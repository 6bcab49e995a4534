/** Twice a second is as often as a reader sees a number change. */
const TELL_EVERY_MS = 500;

/** Takes the pieces of one text as they come. */
export type Hear = (piece: string) => void;

/**
 * Counts the words of texts that come in pieces, several at a time, and tells `onWords` of the first and then now and then how many there are in all of them.
 * Each text is heard by itself: `begin` gives what takes its pieces.
 */
export function wordsTold(onWords: ((words: number) => void) | undefined): { begin: () => Hear } {
  if (!onWords) return { begin: () => () => undefined };
  let words = 0;
  let told = -Infinity;
  const begin = (): Hear => {
    let isWithin = false;
    return (piece) => {
      // A piece may end in the middle of a word.
      const begun = piece.match(/\S+/g)?.length ?? 0;
      words += begun - (begun > 0 && isWithin && /^\S/.test(piece) ? 1 : 0);
      isWithin = /\S$/.test(piece) || (piece === "" && isWithin);
      if (words === 0 || performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      onWords(words);
    };
  };
  return { begin };
}
