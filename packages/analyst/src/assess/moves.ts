import { clausesAt, namesSomething, shownAround, type Clause, type Said } from "./clauses.ts";
import type { Exercise } from "./exercise.ts";
import type { EvaluatorInput, Span } from "./types.ts";

/** One thing a writer can do in a sentence: a form, and what undoes it. Each sentence counts a move once; the same wording in several sentences counts less. */
export interface Move {
  id: string;
  form: RegExp;
  /** Sentences that hold this do not count. */
  not?: RegExp;
  /** Short words that speak for the thought beside them (“About 55%.”, “I could be wrong”): they count next to a clause that speaks of the exercise. */
  leans?: true;
  /** They count only with a condition that can be met: “I would change my mind” says nothing until it says when. */
  onCondition?: true;
}

export interface Found {
  id: string;
  /** What matched, for the marks of the engine. */
  words: string;
  /** The clause around it, for the learner. */
  shown: string;
  sentence: number;
}

/** A form may begin with the stop before it; it is no part of what is quoted to the learner. */
const AROUND_WORDS = /^[\s.,;:!?]+|(?<!\s)\s+$/g;
const clean = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** A mark that is hardly wider than the words of a move is taken back by them. */
export const PRAISED_SHARE = 0.8;
const isPartOf = (words: string, at: number, [start, end]: Span): boolean =>
  start <= at && at + words.length <= end && words.length < (end - start) * PRAISED_SHARE;

/** The clauses beside a stretch, in its sentence or, where that ends, all of the next one or the last. */
function beside(all: readonly Said[], sentence: number, touched: readonly Clause[]): readonly Clause[] {
  const { clauses } = all[sentence]!;
  const first = clauses.indexOf(touched[0]!);
  const last = clauses.indexOf(touched[touched.length - 1]!);
  // “Both are true” says nothing of its own: what comes before it still stands beside the next clause.
  const said = clauses.slice(0, first).findLast(({ about, concrete }) => about.length > 0 || concrete > 0);
  const before = said ? [said] : (all[sentence - 1]?.clauses ?? []);
  const after = last < clauses.length - 1 ? [clauses[last + 1]!] : (all[sentence + 1]?.clauses ?? []);
  return [...before, ...after];
}

/** What would have to happen stands after “if”, or before “would change my mind”. */
const AFTER_IF = /\b(?:if|unless|until|once|when|should|as soon as|in case|depends? on)\b(.*)/i;
const BEFORE_CHANGE = /^(.*?)\b(?:could|would|might|can|will|makes?|make)\b/i;

const AFTER_SHOW = /\b(?:show|give|bring|find) (?:me|us)\b(.*)/i;

/** A date can be waited for: “if it is still bad after a month”. */
const DATED =
  /\b(?:after|within|in|for|by|over|until|on) (?:(?:a|an|one|two|three|four|six|the|next|\d{1,3}|few|couple of) ){0,2}(?:day|week|month|season|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/i;

/** What has to happen may go on in a clause of its own: “if most say because of Sunday afternoon,” “if you find out why, and whether the bank knew.” */
const GOES_ON = /^ ?(?:because|although|though|while|whereas|(?:and|or) (?:if|whether|how|why|what|when|who))\b/i;

/** “Is there a study by somebody else? If yes, I'm in”: what would have to be so was asked just before. */
const IF_SO = /\bif (?:yes|so|not)\b/i;

const wasAsked = (all: readonly Said[], sentence: number, exercise: Exercise): boolean => {
  const before = all[sentence - 1]?.text.trimEnd() ?? "";
  return IF_SO.test(all[sentence]!.text) && before.endsWith("?") && namesSomething(before, exercise);
};

/** Whether the sentence, or the next, says when: by something that can be looked at. */
const hasCondition = (all: readonly Said[], sentence: number, exercise: Exercise): boolean =>
  wasAsked(all, sentence, exercise) ||
  [all[sentence], all[sentence + 1]].some((said) => {
    if (said === undefined) return false;
    const whole = said.clauses.map(({ text }, i, { [i + 1]: next }) => (next && GOES_ON.test(next.text) ? text + next.text : text));
    const named = whole.flatMap((text) => [AFTER_IF, BEFORE_CHANGE, AFTER_SHOW].map((form) => form.exec(text)?.[1]));
    return named.some((text) => text !== undefined && (namesSomething(text, exercise) || DATED.test(text)));
  });

/** One word may be a slip of the topic (“perhaps it is safe”); two tell what is spoken of. */
const TELLING_WORDS = 2;

function isAboutExercise(move: Move, { said: all, exercise }: Answer, sentence: number, start: number, end: number): boolean {
  const touched = clausesAt(all[sentence]!, start, end);
  if (move.onCondition) return all[sentence]!.isNear && hasCondition(all, sentence, exercise);
  if (touched.some(({ isGrounded }) => isGrounded)) return true;
  return (
    Boolean(move.leans) &&
    beside(all, sentence, touched).some(({ about, concrete, isGrounded }) => about.length > 0 || (isGrounded && concrete >= TELLING_WORDS))
  );
}

/** “Readers feel sad” is one thought, in however many forms it is looked for. */
const MOST_IN_CLAUSE = 3;

/** A sentence that says the same of nothing so often will not say it of something. */
const MOST_TRIED = 24;

type Answer = Pick<EvaluatorInput, "said" | "exercise">;

/**
 * Every move found, sentence by sentence, with the words that showed it. A move counts only inside a sentence of at least four words, in a clause that
 * speaks of the exercise, and not by words of which the engine marks more (`marks`, by sentence): who writes “studies prove it” has pointed to no study.
 * `anywhere` finds those that speak of nothing as well.
 */
export function findMoves(answer: Answer, moves: readonly Move[], marks: readonly (readonly Span[])[] = [], anywhere = false): Found[] {
  const out: Found[] = [];
  answer.said.forEach((said, sentence) => {
    const carried = new Map<Clause | undefined, number>();
    const text = clean(said.text);
    if (text.split(/\s+/).length < 4) return;
    for (const move of moves) {
      if (move.not?.test(text)) continue;
      let tried = 0;
      for (const { 0: words, index } of text.matchAll(new RegExp(move.form.source, `${move.form.flags}g`))) {
        if (++tried > MOST_TRIED) break;
        if (marks[sentence]?.some((mark) => isPartOf(words.trimEnd(), index, mark))) continue;
        const start = index + words.length - words.replace(/^[\s.,;:!?]+/, "").length;
        if (!anywhere && !isAboutExercise(move, answer, sentence, start, index + words.length)) continue;
        const clause = clausesAt(said, start, index + words.length)[0];
        carried.set(clause, (carried.get(clause) ?? 0) + 1);
        if (carried.get(clause)! > MOST_IN_CLAUSE) break;
        out.push({ id: move.id, words: words.replace(AROUND_WORDS, ""), shown: clean(shownAround(said, start, index + words.length)), sentence });
        break;
      }
    }
  });
  return out;
}

/** Words that count wherever they stand: who overstates does so about anything. */
export function findAnywhere(sentences: readonly string[], moves: readonly Move[]): Pick<Found, "id" | "words">[] {
  return sentences.flatMap((raw) => {
    const text = clean(raw);
    if (text.split(/\s+/).length < 4) return [];
    return moves.flatMap(({ id, form, not }) => {
      const words = not?.test(text) ? undefined : form.exec(text)?.[0];
      return words === undefined ? [] : [{ id, words: words.replace(AROUND_WORDS, "") }];
    });
  });
}
