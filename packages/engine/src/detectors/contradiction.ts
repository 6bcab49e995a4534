import { F_DIGITS } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { W_FUNCTION, W_NEGATOR, W_REPORTING } from "../text/system-words.ts";
import { wordSet, type DetectorContext, type Emit } from "./context.ts";

const CONTENT_MIN_WORDS = 3;
const SENTENCE_MAX_TOKENS = 30;
const REACH_SENTENCES = 30;
const CONTENT_MIN_CHARS = 3;
const ALWAYS = wordSet("always never all every none nobody everyone everybody nothing");
const SOMETIMES = wordSet("sometimes occasionally often rarely usually seldom some");
const PERSONS = wordSet("i we you he she they it my our your his her their this these those");
const ALL = wordSet("all");

type Scope = "always" | "sometimes" | "";

interface Statement {
  sentence: number;
  negated: boolean;
  scope: Scope;
}

/** Contradiction within a text (vx-ct01): the same sentence affirmed and denied, always against sometimes, two totals for the same thing. */
export function detectContradiction(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const said = new Map<number, Statement>();
  const totals = new Map<number, { number: number; sentence: number }>();
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (doc.sentenceFlags[sentence]! & S_QUESTION || doc.sentenceBits[sentence]! & W_REPORTING) continue;
    const first = doc.firstToken(sentence);
    const after = doc.afterToken(sentence);
    if (after - first > SENTENCE_MAX_TOKENS) continue;
    let content = 0;
    let key = 0;
    let negations = 0;
    let scope: Scope = "";
    let spoken = false;
    for (let token = first; token < after; token++) {
      if (!context.isWord(token)) continue;
      const bits = doc.bits[token]!;
      if (context.isSpokenByOthers(token)) spoken = true;
      if (doc.flags[token]! & F_DIGITS) compareTotals(context, emit, totals, sentence, token);
      if (bits & W_NEGATOR) negations++;
      if (context.is(token, ALWAYS)) scope = "always";
      else if (context.is(token, SOMETIMES)) scope ||= "sometimes";
      // The persons must agree too: "I lied" and "you never lied" share their other words.
      else if (context.is(token, PERSONS)) key = (key + mix(~doc.hash[token]!)) | 0;
      else if (!(bits & (W_FUNCTION | W_NEGATOR)) && context.wordLength(token) >= CONTENT_MIN_CHARS) {
        key = (key + mix(doc.hash[token]!)) | 0;
        content++;
      }
    }
    if (content < CONTENT_MIN_WORDS || spoken) continue;
    const before = said.get(key);
    const now: Statement = { sentence, negated: negations % 2 === 1, scope };
    said.set(key, now);
    if (before && sentence - before.sentence <= REACH_SENTENCES) compare(context, emit, before, now);
  }
}

/** Spreads a hash, so that sums of different words hardly meet. */
const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);

function compare(context: DetectorContext, emit: Emit, before: Statement, now: Statement): void {
  const { sentence } = now;
  const where = sentence - before.sentence === 1 ? "the sentence before" : `${sentence - before.sentence} sentences before`;
  const report = (id: string, summary: string): void => emit(id, context.doc.firstToken(sentence), context.lastOf(sentence), summary, true);
  if (now.scope !== before.scope && now.scope && before.scope) report("vx-ct01-always-and-sometimes", `“${before.scope}” ${where}, “${now.scope}” here`);
  else if (now.scope !== "sometimes" && before.scope !== "sometimes" && now.negated !== before.negated) report("vx-ct01-affirms-and-denies", `the same words, once denied and once not: ${where}`);
}

/** "All 12 members" in one sentence and "all 14 members" in another. */
function compareTotals(context: DetectorContext, emit: Emit, totals: Map<number, { number: number; sentence: number }>, sentence: number, number: number): void {
  const { doc } = context;
  if (number === 0 || number + 1 >= doc.tokens || !context.is(number - 1, ALL) || !context.isWord(number + 1)) return;
  const noun = doc.hash[number + 1]!;
  const before = totals.get(noun);
  if (before && doc.hash[before.number] !== doc.hash[number] && sentence - before.sentence <= REACH_SENTENCES) {
    emit("vx-ct01-totals-disagree", number - 1, number + 1, `all ${context.word(before.number)} before, all ${context.word(number)} here`, true);
  }
  totals.set(noun, { number, sentence });
}
