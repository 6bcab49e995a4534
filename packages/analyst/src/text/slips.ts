/** In words this long any one letter may be wrong, in shorter ones a vowel, in still shorter ones a vowel be left out. */
const ANY_LETTER_FROM = 8;
const VOWEL_FROM = 6;
const VOWEL = /[aeiouy]/;

const once = (word: string): string => word.replace(/(.)\1/g, "$1");

/** The letters in which two words differ, of each; null when they differ in more than one place, or at the end, where “owner” and “owned” do. */
function difference(a: string, b: string): [string, string] | null {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const of = (word: string) => word.slice(from, word.length - end);
  return end > 0 && of(a).length + of(b).length <= 4 ? [of(a), of(b)] : null;
}

/** Whether `word` is `meant` with one slip of the fingers, both in small letters; `doubling` lets pass no other than a doubled letter. */
export function isSlipOf(word: string, meant: string, doubling = false): boolean {
  if (word[0] !== meant[0] || word === `${meant}s` || meant === `${word}s`) return false;
  if (once(word) === once(meant)) return true;
  const parts = doubling ? null : difference(once(word), once(meant));
  if (!parts) return false;
  const [typed, right] = parts;
  if (typed.length === 2 && right.length === 2) return typed[0] === right[1] && typed[1] === right[0];
  if (typed.length > 1 || right.length > 1 || (meant.length < VOWEL_FROM && typed !== "")) return false;
  return meant.length >= ANY_LETTER_FROM || [typed, right].every((letter) => letter === "" || VOWEL.test(letter));
}
