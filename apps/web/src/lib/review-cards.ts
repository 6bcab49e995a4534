import { LESSON_DIGEST } from "@candor/content/lesson-digest";
import { useMemo } from "react";
import { parseCards, REVIEW_KEY, type ReviewCard } from "./review.ts";
import { readStored, writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

const NO_CARDS: readonly ReviewCard[] = [];

/** Whether the example of a card is still taught: lessons and examples go, and the cards of those who missed them stay behind. */
export const isTaught = ({ lesson, item }: Pick<ReviewCard, "lesson" | "item">): boolean =>
  Object.hasOwn(LESSON_DIGEST, lesson) && LESSON_DIGEST[lesson]!.items.includes(item);

/** What is stored now and can still be asked; for use outside of rendering. */
export const readReviewCards = (): readonly ReviewCard[] => readStored(REVIEW_KEY, parseCards, NO_CARDS).filter(isTaught);

/** The same while rendering. */
export function useReviewCards(): readonly ReviewCard[] {
  const [stored] = useStored(REVIEW_KEY, parseCards, NO_CARDS);
  return useMemo(() => stored.filter(isTaught), [stored]);
}

/** Removes the cards that nothing can be asked of any more. */
export function forgetUntaught(): void {
  const stored = readStored(REVIEW_KEY, parseCards, NO_CARDS);
  const taught = stored.filter(isTaught);
  if (taught.length < stored.length) writeStored(REVIEW_KEY, taught);
}
