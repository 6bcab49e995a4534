import { sentencesOf, type Sentence } from "./words.ts";

/** A sentence with the neighbor that it needs: the one before it where it begins with “That” or “They”, the one behind it where what is asked for follows. */

const LEANS_BACK = /^["“]?(?:(?:and|but|so|yet|also) )?(?:that|this|these|those|both|neither|of (?:these|those|them)|the (?:same|other|latter|former))\b/i;
/** Longer pieces are no answer to a question. */
const MOST_CHARS = 320;

const inOneParagraph = (text: string, from: number, to: number): boolean => !/\n\s*\n/.test(text.slice(from, to));
const joined = (text: string, first: Sentence, last: Sentence): Sentence | null =>
  last.end - first.start <= MOST_CHARS && inOneParagraph(text, first.start, last.end)
    ? { start: first.start, end: last.end, text: text.slice(first.start, last.end) }
    : null;

/** As many of the sentences behind it. */
const MOST_BEHIND = 2;

/** “They asked not to be named”, “The ministry denied this”: the sentence behind says more of the same people, or what others make of it. */
const SAYS_MORE =
  /^(?:(?:they|he|she) (?!said\b|added\b)\w+\b|(?:(?:\w+ ){1,4}(?:denied|disputed|rejected|confirmed|contradicted) (?:this|that|it)\b)|that (?:figure|number|sum) )/i;

/** `shown`: where the sentences begin that stand in the answer already. */
export function withNeighbors(text: string, sentence: Sentence, shown: ReadonlySet<number>, { before = false, behind = false } = {}): Sentence {
  const all = sentencesOf(text);
  const at = all.findIndex(({ start }) => start === sentence.start);
  if (at < 0) return sentence;
  const previous = before || LEANS_BACK.test(sentence.text) ? all[at - 1] : undefined;
  let whole = (previous && !shown.has(previous.start) && joined(text, previous, sentence)) || sentence;
  const next = all[at + 1];
  if (!behind && next && !shown.has(next.start) && SAYS_MORE.test(next.text)) return joined(text, whole, next) ?? whole;
  for (const further of behind ? all.slice(at + 1, at + 1 + MOST_BEHIND) : []) whole = joined(text, whole, further) ?? whole;
  return whole;
}

/** “Page 44 or 45?”, right behind another question, waits for the same answer. */
const MOST_QUESTIONS = 2;
/** A question of the text with what stands behind it, up to the next question; under a heading, or in a talk, that begins a new paragraph. */
export function withAnswer(text: string, question: Sentence): Sentence {
  const all = sentencesOf(text);
  const at = all.findIndex(({ start }) => start === question.start);
  const behind = all.slice(at + 1);
  const first = behind.slice(0, MOST_QUESTIONS).findIndex((s) => !s.text.endsWith("?"));
  if (first < 0) return question;
  const answer = behind.slice(first, first + MOST_BEHIND);
  const next = answer.findIndex((s) => s.text.endsWith("?"));
  const last = (next < 0 ? answer : answer.slice(0, next)).findLast(
    (s, n) => s.end - question.start <= MOST_CHARS && (n === 0 || inOneParagraph(text, answer[0]!.start, s.end)),
  );
  return last ? { start: question.start, end: last.end, text: text.slice(question.start, last.end) } : question;
}

const ITEM = /^\d{1,2}[.)] /;
/** “2. Fees.” with what stands below that head, up to the next item. */
export function withItem(text: string, head: Sentence): Sentence {
  const all = sentencesOf(text);
  const at = all.findIndex(({ start }) => start === head.start);
  if (at < 0) return head;
  const behind = all.slice(at + 1);
  const next = behind.findIndex((s) => ITEM.test(s.text) || !inOneParagraph(text, head.start, s.end));
  const item = next < 0 ? behind : behind.slice(0, next);
  const last = item.findLast((s) => s.end - head.start <= MOST_CHARS);
  return last ? { start: head.start, end: last.end, text: text.slice(head.start, last.end) } : head;
}
