import { F_DIGITS } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { W_FUNCTION, W_NEGATOR, W_REPORTING } from "../text/system-words.ts";
import type { DetectorContext, Emit } from "./context.ts";

const CONTENT_MIN_WORDS = 3;
const SENTENCE_MAX_WORDS = 24;
const REACH_SENTENCES = 30;
const ALWAYS = new Set("always never all every none nobody everyone everybody nothing".split(" "));
const SOMETIMES = new Set("sometimes occasionally often rarely usually seldom some".split(" "));

/** Contradiction within a text (vx-ct01): the same sentence affirmed and denied, always against sometimes, two totals for the same thing. */
export function detectContradiction(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const said = new Map<string, { sentence: number; negated: boolean; scope: "always" | "sometimes" | "" }>();
  const totals = new Map<number, { value: string; sentence: number }>();
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & S_QUESTION) continue;
    const words = context.wordsOf(sentence);
    if (words.length > SENTENCE_MAX_WORDS || words.some((token) => context.isSpokenByOthers(token) || doc.bits[token]! & W_REPORTING)) continue;
    compareTotals(context, emit, totals, sentence, words);
    const content = words.filter((token) => isContent(context, token));
    if (content.length < CONTENT_MIN_WORDS) continue;
    // The subject's own words must agree too: "I lied" and "you never lied" share their content.
    const key = `${pronouns(context, words)}|${[...new Set(content.map((token) => doc.hash[token]!))].sort((a, b) => a - b).join()}`;
    const negated = words.filter((token) => doc.bits[token]! & W_NEGATOR && context.word(token) !== "nothing").length % 2 === 1;
    const scope = words.some((token) => ALWAYS.has(context.word(token))) ? "always" : words.some((token) => SOMETIMES.has(context.word(token))) ? "sometimes" : "";
    const before = said.get(key);
    said.set(key, { sentence, negated, scope });
    if (!before || sentence - before.sentence > REACH_SENTENCES) continue;
    const where = `${sentence - before.sentence === 1 ? "the sentence" : `${sentence - before.sentence} sentences`} before`;
    if (scope !== before.scope && scope && before.scope) emit("vx-ct01-always-and-sometimes", words[0]!, context.lastOf(sentence), `“${before.scope}” in ${where}, “${scope}” here`, true);
    else if (scope !== "sometimes" && before.scope !== "sometimes" && negated !== before.negated) emit("vx-ct01-affirms-and-denies", words[0]!, context.lastOf(sentence), `the same words without the denial in ${where}`, true);
  }
}

function isContent(context: DetectorContext, token: number): boolean {
  const bits = context.doc.bits[token]!;
  if (bits & (W_FUNCTION | W_NEGATOR)) return false;
  const word = context.word(token);
  return word.length > 2 && !ALWAYS.has(word) && !SOMETIMES.has(word);
}

const PERSONS = new Set("i we you he she they it my our your his her their this these those".split(" "));

const pronouns = (context: DetectorContext, words: readonly number[]): string =>
  [...new Set(words.map((token) => context.word(token)).filter((word) => PERSONS.has(word)))].sort().join(" ");

/** "All 12 members" in one sentence and "all 14 members" in another. */
function compareTotals(context: DetectorContext, emit: Emit, totals: Map<number, { value: string; sentence: number }>, sentence: number, words: readonly number[]): void {
  const { doc } = context;
  for (let at = 0; at + 2 < words.length; at++) {
    const number = words[at + 1]!;
    if (!(doc.flags[number]! & F_DIGITS) || context.word(words[at]!) !== "all" || words[at]! + 1 !== number) continue;
    const noun = doc.hash[words[at + 2]!]!;
    const value = context.word(number);
    const before = totals.get(noun);
    if (before && before.value !== value && sentence - before.sentence <= REACH_SENTENCES) emit("vx-ct01-totals-disagree", words[at]!, words[at + 2]!, `all ${before.value} before, all ${value} here`, true);
    totals.set(noun, { value, sentence });
  }
}
