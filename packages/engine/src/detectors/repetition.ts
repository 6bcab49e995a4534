import { COMMA, DASH, ELLIPSIS, F_NUMBER } from "../match/symbols.ts";
import { W_FUNCTION, W_THIRD_PERSON } from "../text/system-words.ts";
import type { DetectorContext, Emit } from "./context.ts";

const RUN_MIN = 3;
const SENTENCE_MIN_WORDS = 4;
/** A repeated sentence must come back within so many sentences: farther off it is a refrain or a form. */
const SENTENCE_REACH = 6;
const ANAPHORA_MAX_WORDS = 18;
const BREAKS_MIN = 3;
const BREAKS_MAX_WORDS = 30;
/** Openings that plain description repeats: "He was ... He was ...", "The valve ... The valve ...". */
const PLAIN_OPENERS = new Set("the a an it this that these those there in on at for from to of as its his her their he she they who each some many most if when click select press note see also add use set then you can".split(" "));
const PLAIN_CLAUSE_OPENERS = new Set("the a an in on at for from to of as with by its if when which that who".split(" "));
const BRIDGES = new Set(["and", "more", "or"]);

/** Repetition as a device (vx-ri01): sentences and words that come back, sentences that begin or end alike, sentences that break off. */
export function detectRepetition(context: DetectorContext, emit: Emit): void {
  repeatedSentences(context, emit);
  alikeSentences(context, emit);
  alikeClauses(context, emit);
  repeatedWords(context, emit);
  brokenSentences(context, emit);
}

function repeatedSentences(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const seen = new Map<string, number>();
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const words = context.wordsOf(sentence);
    if (words.length < SENTENCE_MIN_WORDS) continue;
    const key = words.map((token) => doc.hash[token]).join();
    const before = seen.get(key);
    seen.set(key, sentence);
    if (before !== undefined && sentence - before <= SENTENCE_REACH) emit("vx-ri01-same-sentence-again", words[0]!, context.lastOf(sentence), `the same ${words.length} words as ${sentence - before === 1 ? "the sentence before" : `${sentence - before} sentences before`}`, true);
  }
}

/** Three and more sentences in a row that begin, or end, with the same words. */
function alikeSentences(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let begins = 0;
  let ends = 0;
  let last: number[] = [];
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const words = context.wordsOf(sentence);
    const together = sentence > 0 && doc.paragraphOf[sentence] === doc.paragraphOf[sentence - 1];
    const short = words.length >= 3 && words.length <= ANAPHORA_MAX_WORDS;
    const sameStart = together && short && last.length > 0 && sameOpening(context, last, words);
    const sameEnd = together && short && last.length > 0 && sameEnding(context, last, words);
    if (begins > 0 && !sameStart) report(context, emit, "vx-ri01-sentences-begin-alike", sentence - begins, sentence - 1, begins);
    if (ends > 0 && !sameEnd) report(context, emit, "vx-ri01-sentences-end-alike", sentence - ends, sentence - 1, ends);
    begins = sameStart ? begins + 1 : short ? 1 : 0;
    ends = sameEnd ? ends + 1 : short ? 1 : 0;
    last = short ? words : [];
  }
  report(context, emit, "vx-ri01-sentences-begin-alike", doc.sentences - begins, doc.sentences - 1, begins);
  report(context, emit, "vx-ri01-sentences-end-alike", doc.sentences - ends, doc.sentences - 1, ends);
}

function report(context: DetectorContext, emit: Emit, id: string, from: number, to: number, count: number): void {
  if (count >= RUN_MIN) emit(id, context.doc.firstToken(from), context.lastOf(to), `${count} sentences in a row`, true);
}

function sameOpening(context: DetectorContext, one: readonly number[], other: readonly number[]): boolean {
  const { hash } = context.doc;
  if (hash[one[0]!] !== hash[other[0]!] || hash[one[1]!] !== hash[other[1]!]) return false;
  return !PLAIN_OPENERS.has(context.word(one[0]!));
}

function sameEnding(context: DetectorContext, one: readonly number[], other: readonly number[]): boolean {
  const { hash, bits } = context.doc;
  const a = one.at(-1)!;
  const b = other.at(-1)!;
  if (hash[a] !== hash[b] || context.wordLength(a) < 3) return false;
  return hash[one.at(-2)!] === hash[other.at(-2)!] && !(bits[a]! & W_THIRD_PERSON);
}

/** "We will fight for it, we will fight for them, we will fight for you": three clauses of a sentence that begin with the same two words. */
function alikeClauses(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const starts = new Map<string, number[]>();
    let opens = true;
    for (let token = doc.firstToken(sentence); token + 1 < doc.afterToken(sentence); token++) {
      if (!context.isWord(token)) {
        opens = true;
        continue;
      }
      if (!opens) continue;
      const bridge = BRIDGES.has(context.word(token)) || context.word(token) === "but";
      if (bridge) continue;
      opens = false;
      if (!context.isWord(token + 1) || PLAIN_CLAUSE_OPENERS.has(context.word(token))) continue;
      const key = `${doc.hash[token]} ${doc.hash[token + 1]}`;
      starts.set(key, [...(starts.get(key) ?? []), token]);
    }
    for (const clauses of starts.values()) {
      if (clauses.length >= RUN_MIN) emit("vx-ri01-clauses-begin-alike", clauses[0]!, context.lastOf(sentence), `${clauses.length} clauses of one sentence`, true);
    }
  }
}

/** "Lies, lies and more lies": the same word three times, with at most a mark or an "and" between. */
function repeatedWords(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let first = -1;
  let last = -1;
  let count = 0;
  const flush = (): void => {
    if (count >= RUN_MIN) emit(doc.bits[first]! & W_FUNCTION || context.wordLength(first) < 4 ? "vx-ri01-small-word-thrice" : "vx-ri01-word-thrice", first, last, `“${context.word(first)}” ${count} times`, true);
    count = 0;
  };
  for (let token = 0; token < doc.tokens; token++) {
    if (!context.isWord(token)) {
      if (doc.symbol[token] !== COMMA && doc.symbol[token] !== DASH && doc.symbol[token] !== ELLIPSIS) flush();
      continue;
    }
    if (count > 0 && doc.hash[token] === doc.hash[first]) {
      count++;
      last = token;
    } else if (!(count > 0 && token - last <= 3 && BRIDGES.has(context.word(token)))) {
      flush();
      if (doc.flags[token]! & F_NUMBER || context.wordLength(token) < 2) continue;
      first = last = token;
      count = 1;
    }
  }
  flush();
}

/** A short sentence with three and more dashes or ellipses: the writer keeps interrupting. */
function brokenSentences(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    let breaks = 0;
    let words = 0;
    for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
      if (context.isWord(token)) words++;
      else if (doc.symbol[token] === ELLIPSIS) breaks++;
      else if (doc.symbol[token] === DASH && !(doc.flags[token - 1]! & F_NUMBER)) breaks++;
    }
    if (breaks >= BREAKS_MIN && words >= SENTENCE_MIN_WORDS && words <= BREAKS_MAX_WORDS) emit("vx-ri01-breaks-off", doc.firstToken(sentence), context.lastOf(sentence), `${breaks} breaks in ${words} words`);
  }
}
