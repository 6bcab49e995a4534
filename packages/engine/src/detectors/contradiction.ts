import { F_DIGITS, F_QUOTED, F_REPORTED, F_WORD } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { W_FUNCTION, W_NEGATOR, W_REPORTING } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

const CONTENT_MIN_WORDS = 3;
const SENTENCE_MAX_TOKENS = 30;
const REACH_SENTENCES = 30;
const CONTENT_MIN_CHARS = 3;
/** Words that say how far a statement reaches, and its persons. */
const REACH_WORDS = wordKinds([
  "always never all every none nobody everyone everybody nothing",
  "sometimes occasionally often rarely usually seldom some",
  "i we you he she they it my our your his her their this these those",
]);
const ALWAYS = 1;
const SOMETIMES = 2;
const PERSON = 4;
const ALL = wordSet("all");

/** What is remembered of a statement, in one number: the sentence, whether it is negated, and its scope. */
const NEGATED = 4;
const SCOPE = 3;
const STATEMENT_BITS = 3;
const scopeName = (scope: number): string => (scope === ALWAYS ? "always" : "sometimes");

/** Contradiction within a text (vx-ct01): the same sentence affirmed and denied, always against sometimes, two totals for the same thing. */
export const contradiction: Detector = { run: detectContradiction, words: [REACH_WORDS] };

function detectContradiction(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const { flags, hash } = doc;
  const said = context.remembered;
  said.clear();
  const column = context.columnOf(REACH_WORDS);
  const totals = new Map<number, { number: number; sentence: number }>();
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & S_QUESTION || doc.sentenceBits[sentence]! & W_REPORTING) continue;
    const first = doc.firstToken(sentence);
    const after = doc.afterToken(sentence);
    if (after - first > SENTENCE_MAX_TOKENS) continue;
    let content = 0;
    let key = 0;
    let negations = 0;
    let scope = 0;
    let spoken = false;
    for (let token = first; token < after; token++) {
      const its = flags[token]!;
      if (!(its & F_WORD)) continue;
      const bits = doc.bits[token]!;
      if (its & (F_QUOTED | F_REPORTED)) spoken = true;
      if (its & F_DIGITS) compareTotals(context, emit, totals, sentence, token);
      if (bits & W_NEGATOR) negations++;
      const kind = context.kindsOf(token, column);
      if (kind & ALWAYS) scope = ALWAYS;
      else if (kind & SOMETIMES) scope ||= SOMETIMES;
      // The persons must agree too: "I lied" and "you never lied" share their other words.
      else if (kind & PERSON) key = (key + mix(~hash[token]!)) | 0;
      else if (!(bits & (W_FUNCTION | W_NEGATOR)) && context.wordLength(token) >= CONTENT_MIN_CHARS) {
        key = (key + mix(hash[token]!)) | 0;
        content++;
      }
    }
    if (content < CONTENT_MIN_WORDS || spoken) continue;
    const before = said.get(key, 0);
    const now = ((sentence + 1) << STATEMENT_BITS) | (negations & 1 ? NEGATED : 0) | scope;
    said.set(key, 0, now);
    if (before !== 0) compare(context, emit, before, now);
  }
}

/** Spreads a hash, so that sums of different words hardly meet. */
const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);

function compare(context: DetectorContext, emit: Emit, before: number, now: number): void {
  const sentence = (now >> STATEMENT_BITS) - 1;
  const distance = sentence + 1 - (before >> STATEMENT_BITS);
  if (distance > REACH_SENTENCES) return;
  const where = distance === 1 ? "the sentence before" : `${distance} sentences before`;
  const scope = now & SCOPE;
  const scopeBefore = before & SCOPE;
  const report = (id: string, summary: string): void => emit(id, context.doc.firstToken(sentence), context.lastOf(sentence), summary, true);
  if (scope !== scopeBefore && scope && scopeBefore) report("vx-ct01-always-and-sometimes", `“${scopeName(scopeBefore)}” ${where}, “${scopeName(scope)}” here`);
  else if (scope !== SOMETIMES && scopeBefore !== SOMETIMES && (now & NEGATED) !== (before & NEGATED))
    report("vx-ct01-affirms-and-denies", `the same words, once denied and once not: ${where}`);
}

/** "All 12 members" in one sentence and "all 14 members" in another. */
function compareTotals(
  context: DetectorContext,
  emit: Emit,
  totals: Map<number, { number: number; sentence: number }>,
  sentence: number,
  number: number,
): void {
  const { doc } = context;
  if (number === 0 || number + 1 >= doc.tokens || !context.is(number - 1, ALL) || !context.isWord(number + 1)) return;
  const noun = doc.hash[number + 1]!;
  const before = totals.get(noun);
  if (before && doc.hash[before.number] !== doc.hash[number] && sentence - before.sentence <= REACH_SENTENCES) {
    emit("vx-ct01-totals-disagree", number - 1, number + 1, `all ${context.word(before.number)} before, all ${context.word(number)} here`, true);
  }
  totals.set(noun, { number, sentence });
}
