import { CATALOG } from "./catalog.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";
import type { CatalogRow } from "./schema.ts";

const wordsOf = (text: string): string[] => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Weight of a hit in the title; the idea, the techniques and the description weigh 1. */
const TITLE_WEIGHT = 3;

/**
 * Lessons whose title, description, idea or techniques contain the beginning of every word of the query; best first, catalogue order among
 * equals. An empty query finds nothing.
 */
export function findLessons(query: string): CatalogRow[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const scored = CATALOG.map((row) => {
    const digest = LESSON_DIGEST[row.id];
    const title = wordsOf(row.title);
    const rest = wordsOf([row.description, digest?.idea ?? "", ...(digest?.techniques ?? [])].join(" "));
    let score = 0;
    for (const word of asked) {
      const hit = title.some((w) => w.startsWith(word)) ? TITLE_WEIGHT : rest.some((w) => w.startsWith(word)) ? 1 : 0;
      if (hit === 0) return { row, score: 0 };
      score += hit;
    }
    return { row, score };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ row }) => row);
}
