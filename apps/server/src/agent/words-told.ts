/** Twice a second is as often as a reader sees a number change. */
const TELL_EVERY_MS = 500;

/** Counts the words of texts that come in pieces, and tells `onWords` of the first and then now and then how many there are. */
export function wordsTold(onWords: ((words: number) => void) | undefined): (piece: string) => void {
  if (!onWords) return () => undefined;
  let words = 0;
  let told = -Infinity;
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
}
