/** Two hashes of a folded word. Together they stand for the word, so that no token needs a substring. */
export const HASH_START = 0x811c9dc5 | 0;
export const SECOND_START = 5381;

/** One step of the first hash (FNV-1a over folded units). */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
/** One step of the second, independent of the first. */
export const secondStep = (hash: number, unit: number): number => (Math.imul(hash, 33) + unit) | 0;

/** Where a word's search in a hash table begins. */
export const slotOf = (hash: number): number => hash ^ (hash >>> 15);
/** What a slot keeps of a word, both hashes in one number: another word passes for it once in 4,000 million looks. */
export const markOf = (hash: number, second: number): number => Math.imul(hash, 0x2c1b3c6d) ^ second;

/** First hash of a folded word. */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at++) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}
