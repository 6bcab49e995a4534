import { wordsOf, type Sentence } from "../text/words.ts";

/** So many words of the exercise in a row are copied; shorter rows (“doubled last year”) anybody would write. */
const ROW_WORDS = 5;
/** A sentence that is copied to this share says nothing of its writer. */
const COPIED_SENTENCE = 0.8;
/** Shares of copied words, up to which an answer counts in full, and from which it counts nothing. */
const ENOUGH_OWN = 0.35;
const NOTHING_OWN = 0.75;

interface OwnWords {
  /** 1 for an answer in the writer's own words, 0 for one that is the exercise over again. A quoted sentence or two cost nothing. */
  score: number;
  /** Whether a sentence is one of the exercise's. */
  isCopied: (sentence: Sentence) => boolean;
}

/** How much of the answer was copied from the exercise. */
export function ownWords(answer: string, prompt: string): OwnWords {
  const asked = wordsOf(prompt);
  const rows = new Set(asked.slice(0, Math.max(0, asked.length - ROW_WORDS + 1)).map((_, i) => asked.slice(i, i + ROW_WORDS).join(" ")));
  const shareOf = (text: string): number => {
    const words = wordsOf(text);
    const copied = new Set<number>();
    for (let i = 0; i + ROW_WORDS <= words.length; i++)
      if (rows.has(words.slice(i, i + ROW_WORDS).join(" "))) for (let k = 0; k < ROW_WORDS; k++) copied.add(i + k);
    return words.length === 0 ? 0 : copied.size / words.length;
  };
  const score = Math.min(1, Math.max(0, (NOTHING_OWN - shareOf(answer)) / (NOTHING_OWN - ENOUGH_OWN)));
  return { score, isCopied: ({ text }) => shareOf(text) >= COPIED_SENTENCE };
}
