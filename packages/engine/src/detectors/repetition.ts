import { COMMA, DASH, ELLIPSIS, F_NUMBER, F_WORD } from "../match/symbols.ts";
import { S_ITEM, S_OPEN_END } from "../text/document.ts";
import { W_FUNCTION } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const RUN_MIN = 3;
const SENTENCE_MIN_WORDS = 4;
/** What is said again to be remembered is short; a longer sentence comes back where a text was put together from parts. */
const AGAIN_MAX_WORDS = 10;
/** A shorter word counts among the small ones: "no, no, no". */
const WORD_MIN_CHARS = 4;
/** A shorter last word is not heard again. */
const END_MIN_CHARS = 3;
/** What people say several times to be polite or to be heard. */
const COURTESIES = wordSet("thank thanks please sorry welcome hear good bye well come");
/** What sayings repeat: “practice, practice, practice”. */
const SAYINGS = wordSet("practice practise location well there");
/** A repeated sentence must come back within so many sentences: farther off it is a refrain or a form. */
const SENTENCE_REACH = 6;
const ALIKE_MIN_WORDS = 3;
const ALIKE_MAX_WORDS = 18;
const BREAKS_MIN = 3;
const BREAKS_MAX_WORDS = 30;
/** Openings that plain description repeats: "He was ... He was ...", "The valve ... The valve ...". */
const PLAIN_OPENERS = wordSet(
  "the a an in on at for from to of as its his her their he she they it this that these those there who each some many most if when click select press note see also add use set then you can",
);
/** A figure of speech repeats who acts or what is denied; "how to", "easier to" and the like only list. */
const RHETORICAL_OPENERS = wordSet("they we you he she it i our your their no not never every nobody nothing everybody everyone who because when if");
/** One such word is enough: "Nobody asked. Nobody wanted this. Nobody voted for it." */
const ABSOLUTES = wordSet("nobody nothing never always everybody everyone everything none");
/** Behind these openers they only list what is or was: “we have …, we have …, we have …” is heard as a figure from the fourth on. */
const PLAIN_SECONDS = wordSet(
  "is are was were am be been have has had do did does don't didn't can could 're 'm 've 'd also just get got really think know want wanted like",
);
const PLAIN_RUN_MIN = 4;
const BRIDGES = wordSet("and more or but");
/** “She walked and walked and walked”: how long something went on, as stories tell it. With those in -ed. */
const TOLD_VERBS = wordSet("ran went flew swam sang ate dug fell grew blew rode wept slept drove sat");

/** Repetition as a device (vx-ri01): sentences and words that come back, sentences that begin or end alike, sentences that break off. */
export const repetition: Detector = { run: detectRepetition };

function detectRepetition(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const said = context.remembered;
  said.clear();
  const alike = new Alike(context, emit);
  const short = new ShortAgain(context, emit);
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const shape = shapeOf(context, sentence);
    if (shape.words >= SENTENCE_MIN_WORDS) {
      const before = said.get(shape.key, 0) - 1;
      said.set(shape.key, 0, sentence + 1);
      if (before >= 0 && sentence - before <= SENTENCE_REACH && shape.words <= AGAIN_MAX_WORDS && isSaid(context, sentence, sentence - before)) {
        emit(
          "vx-ri01-same-sentence-again",
          shape.first,
          context.lastOf(sentence),
          `the same ${shape.words} words as ${sentence - before === 1 ? "the sentence before" : `${sentence - before} sentences before`}`,
          true,
        );
      }
    }
    alike.take(sentence, shape);
    short.take(sentence, shape);
    if (shape.breaks >= BREAKS_MIN && shape.words >= SENTENCE_MIN_WORDS && shape.words <= BREAKS_MAX_WORDS) {
      emit("vx-ri01-breaks-off", doc.firstToken(sentence), context.lastOf(sentence), `${shape.breaks} breaks in ${shape.words} words`);
    }
    // As many clauses as marks: one begins behind each but the last, which closes the sentence, and one at its head.
    if (shape.marks >= RUN_MIN) alikeClauses(context, emit, sentence);
  }
  alike.end();
  short.end();
  repeatedWords(context, emit);
}

/** Items of lists, rows of tables, formulas and lines of a form come back by nature; a line without an end mark is said again where it follows itself. */
function isSaid(context: DetectorContext, sentence: number, distance: number): boolean {
  const { doc } = context;
  const flags = doc.sentenceFlags[sentence]!;
  if (isQuotedTwice(context, sentence, distance)) return false;
  if (flags & S_ITEM || (flags & S_OPEN_END && (distance > 1 || !(doc.sentenceBits[sentence]! & W_FUNCTION)))) return false;
  const text = doc.text.slice(doc.start[doc.firstToken(sentence)], doc.end[doc.afterToken(sentence) - 1]);
  return !text.includes("=");
}

/** The song or the cry of somebody in a story. */
const isQuotedTwice = (context: DetectorContext, sentence: number, distance: number): boolean =>
  context.isSpokenByOthers(context.lastOf(sentence)) && context.isSpokenByOthers(context.lastOf(sentence - distance));

interface Shape {
  words: number;
  /** Hash of the words in their order. */
  key: number;
  first: number;
  second: number;
  last: number;
  beforeLast: number;
  /** Commas and other marks inside, and those that break a sentence off. */
  marks: number;
  breaks: number;
}

function shapeOf(context: DetectorContext, sentence: number): Shape {
  const { flags, symbol, hash } = context.doc;
  const after = context.doc.afterToken(sentence);
  let words = 0;
  let key = 0;
  let first = -1;
  let second = -1;
  let last = -1;
  let beforeLast = -1;
  let marks = 0;
  let breaks = 0;
  for (let token = context.doc.firstToken(sentence); token < after; token++) {
    if (!(flags[token]! & F_WORD)) {
      marks++;
      if (symbol[token] === ELLIPSIS || (symbol[token] === DASH && !(token > 0 && flags[token - 1]! & F_NUMBER))) breaks++;
      continue;
    }
    words++;
    key = (Math.imul(key, 31) + hash[token]!) | 0;
    if (first < 0) first = token;
    else if (second < 0) second = token;
    beforeLast = last;
    last = token;
  }
  return { words, key, first, second, last, beforeLast, marks, breaks };
}

/** Follows runs of one short sentence: it counts when it stands three times in a row ("Buy now. Buy now. Buy now."), a single word if it is one of some length. */
class ShortAgain {
  private times = 0;
  private key = 0;

  constructor(
    private readonly context: DetectorContext,
    private readonly emit: Emit,
  ) {}

  take(sentence: number, { words, key, first }: Shape): void {
    const { doc } = this.context;
    const isShort = words > 1 ? words < SENTENCE_MIN_WORDS : words === 1 && this.context.wordLength(first) >= WORD_MIN_CHARS;
    const counts = isShort && !(doc.flags[first]! & F_NUMBER) && !this.context.is(first, COURTESIES);
    if (counts && this.times > 0 && key === this.key && this.context.goesOn(sentence)) {
      this.times++;
      return;
    }
    this.report(sentence);
    this.times = counts ? 1 : 0;
    this.key = key;
  }

  end(): void {
    this.report(this.context.doc.sentences);
  }

  private report(sentence: number): void {
    if (this.times >= RUN_MIN)
      this.emit(
        "vx-ri01-same-sentence-again",
        this.context.doc.firstToken(sentence - this.times),
        this.context.lastOf(sentence - 1),
        `the same sentence ${this.times} times in a row`,
        true,
      );
  }
}

/** Lines without an end mark share the form of a list, a table or a formula, unless they begin as speech does. */
const isSpoken = (context: DetectorContext, sentence: number, first: number): boolean =>
  (context.doc.sentenceFlags[sentence]! & S_OPEN_END) === 0 || context.is(first, RHETORICAL_OPENERS);

/** Follows runs of sentences that begin, or end, with the same two words. */
class Alike {
  private begins = 0;
  private ends = 0;
  private before: Shape | undefined;

  constructor(
    private readonly context: DetectorContext,
    private readonly emit: Emit,
  ) {}

  take(sentence: number, shape: Shape): void {
    const short = shape.words >= ALIKE_MIN_WORDS && shape.words <= ALIKE_MAX_WORDS;
    const together = short && this.before !== undefined && this.context.goesOn(sentence) && isSpoken(this.context, sentence, shape.first);
    const begins =
      together &&
      this.agree(this.before!.first, shape.first) &&
      (this.context.is(shape.first, ABSOLUTES) || (this.agree(this.before!.second, shape.second) && !this.context.is(shape.first, PLAIN_OPENERS)));
    const ends =
      together &&
      this.agree(this.before!.last, shape.last) &&
      this.agree(this.before!.beforeLast, shape.beforeLast) &&
      this.context.wordLength(shape.last) >= END_MIN_CHARS;
    if (!begins) this.report("vx-ri01-sentences-begin-alike", sentence, this.begins);
    if (!ends) this.report("vx-ri01-sentences-end-alike", sentence, this.ends);
    this.begins = begins ? this.begins + 1 : short ? 1 : 0;
    this.ends = ends ? this.ends + 1 : short ? 1 : 0;
    this.before = short ? shape : undefined;
  }

  end(): void {
    this.report("vx-ri01-sentences-begin-alike", this.context.doc.sentences, this.begins);
    this.report("vx-ri01-sentences-end-alike", this.context.doc.sentences, this.ends);
  }

  private agree(one: number, other: number): boolean {
    return this.context.doc.hash[one] === this.context.doc.hash[other];
  }

  private report(id: string, sentence: number, count: number): void {
    if (count >= RUN_MIN) this.emit(id, this.context.doc.firstToken(sentence - count), this.context.lastOf(sentence - 1), `${count} sentences in a row`, true);
  }
}

/** "We will fight for it, we will fight for them, we will fight for you": three clauses of a sentence that begin with the same two words. */
function alikeClauses(context: DetectorContext, emit: Emit, sentence: number): void {
  const { doc } = context;
  const after = doc.afterToken(sentence);
  const counts = context.counted;
  counts.clear();
  let most = 0;
  let opens = true;
  for (let token = doc.firstToken(sentence); token + 1 < after; token++) {
    if (!context.isWord(token)) {
      opens = true;
      continue;
    }
    if (!opens || context.is(token, BRIDGES)) continue;
    opens = false;
    if (!context.isWord(token + 1) || !context.is(token, RHETORICAL_OPENERS)) continue;
    const key = (Math.imul(doc.hash[token]!, 31) + doc.hash[token + 1]!) | 0;
    const count = counts.get(key, 0) + 1;
    counts.set(key, 0, count);
    if (count >= (context.is(token + 1, PLAIN_SECONDS) ? PLAIN_RUN_MIN : RUN_MIN)) most = Math.max(most, count);
  }
  if (most > 0) emit("vx-ri01-clauses-begin-alike", doc.firstToken(sentence), context.lastOf(sentence), `${most} clauses of one sentence`, true);
}

/** "Lies, lies and more lies": the same word three times, with at most a mark or an "and" between. */
function repeatedWords(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const { flags, symbol, hash, start, end, tokens } = doc;
  let first = -1;
  let last = -1;
  let count = 0;
  const wentOn = (): boolean => context.is(first + 1, BRIDGES) && (context.is(first, TOLD_VERBS) || context.word(first).toLowerCase().endsWith("ed"));
  const flush = (): void => {
    if (count >= RUN_MIN && !context.is(first, SAYINGS) && !wentOn()) {
      const id = doc.bits[first]! & W_FUNCTION || context.wordLength(first) < WORD_MIN_CHARS ? "vx-ri01-small-word-thrice" : "vx-ri01-word-thrice";
      emit(id, first, last, `“${context.word(first)}” ${count} times`, true);
    }
    count = 0;
  };
  for (let token = 0; token < tokens; token++) {
    if (!(flags[token]! & F_WORD)) {
      const mark = symbol[token];
      if (count > 0 && mark !== COMMA && mark !== DASH && mark !== ELLIPSIS) flush();
    } else if (count > 0 && hash[token] === hash[first]) {
      count++;
      last = token;
    } else if (count < 2 || token - last > RUN_MIN || !context.is(token, BRIDGES)) {
      // One "and" may follow the first word too; it is only looked for when the word has come twice, or comes right after.
      if (count === 1 && token - last <= 2 && token + 1 < tokens && hash[token + 1] === hash[first] && context.is(token, BRIDGES)) continue;
      if (count >= RUN_MIN) flush();
      count = 0;
      if (flags[token]! & F_NUMBER || end[token]! - start[token]! < 2) continue;
      first = last = token;
      count = 1;
    }
  }
  flush();
}
