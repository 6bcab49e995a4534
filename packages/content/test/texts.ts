import type { Block, Lesson, PracticeItem } from "../src/schema.ts";

/** Every string of a block that a reader sees. */
export function textsOfBlock(block: Block): string[] {
  switch (block.type) {
    case "list":
      return block.items;
    case "figure":
      return [block.figure.caption];
    case "example":
      return [block.who ?? "", block.text, block.note ?? ""].filter(Boolean);
    default:
      return [block.text];
  }
}

export const textsOfItem = (item: PracticeItem): string[] => [
  item.statement,
  item.question,
  item.analysis,
  item.explanation,
  ...(item.leaveThePage ? [...item.leaveThePage.steps, item.leaveThePage.found] : []),
];

export const itemsOf = (lesson: Lesson): PracticeItem[] => lesson.steps.flatMap((step) => step.items ?? []);

export const textsOfLesson = (lesson: Lesson): string[] =>
  lesson.steps.flatMap((step) => [step.title, ...step.blocks.flatMap(textsOfBlock), ...(step.items ?? []).flatMap(textsOfItem)]);

export const words = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/).length);

const VOWELS = /[aeiouy]+/g;
/** Syllables of an English word by its vowel groups, with a silent e taken off: right for most words, which is enough for a mean. */
function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, "");
  if (bare.length <= 3) return 1;
  const groups = bare.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^aeiouyl]e)$/, "").match(VOWELS);
  return Math.max(1, groups?.length ?? 1);
}

/** Flesch-Kincaid grade (Kincaid and others 1975): 0.39 words per sentence + 11.8 syllables per word - 15.59. */
export function grade(texts: readonly string[]): number {
  let sentences = 0,
    count = 0,
    sounds = 0;
  for (const text of texts) {
    const tokens = text.match(/[\p{L}\p{N}’']+/gu) ?? [];
    if (tokens.length === 0) continue;
    sentences += Math.max(1, (text.match(/[.!?…]+(?=[”’)\s]|$)/g) ?? []).length);
    count += tokens.length;
    sounds += tokens.reduce((sum, token) => sum + syllables(token), 0);
  }
  return 0.39 * (count / sentences) + 11.8 * (sounds / count) - 15.59;
}
