import { systemWords } from "../text/system-words.ts";
import { FACTS, HIGH, highBit, JOBS, Lexicon, LOW, lowBit, MARK, TERMS_FROM } from "./lexicon.ts";
import { ruleOf, U_INFLECTED, U_SHARED_FIRST, U_SHARED_LAST, type PackedPhrases } from "./pack-format.ts";
import { Reading } from "./packing.ts";
import { Pool } from "./pool.ts";
import { FIRST_WORD, SYMBOL_TERMS } from "./symbols.ts";
import { HASH_START, hashStep, markOf, SECOND_START, secondStep, slotOf } from "./word-hash.ts";

const LONGEST_WORD = 64;
const FIRST_SLOTS = 1 << 13;
const FIRST_PAIRS = 1 << 14;
/** Slots hold symbols of 16 bits. */
const MOST_SYMBOLS = 0xffff;
const U_LIST = 0x40;
/** Words that the tokenizer needs although no phrase may hold them. */
const ALWAYS = ["'s", "'re", "'ve", "'ll", "'d", "'m", "and"];

/** Reads the words and terms of the packed tables. `more`: words that must be known although no phrase holds them. */
export const readLexicon = (packed: PackedPhrases, more: Iterable<string> = []): Lexicon => new LexiconReader(packed, more).lexicon;

class LexiconReader {
  readonly lexicon: Lexicon;
  private symbols = FIRST_WORD;
  private readonly lists: string[] = [];
  private readonly listTerm: number[] = [];
  private slots = new Uint16Array(FIRST_SLOTS);
  private slotMask = FIRST_SLOTS - 1;
  /** First hash of each word, to find its slot again when the table grows, and its mark. */
  private readonly hashes = Pool.wide(FIRST_SLOTS);
  private readonly marks = Pool.wide(FIRST_SLOTS);
  private pairs = 0;
  private pairWord = new Int32Array(FIRST_PAIRS);
  private pairTerm = new Int32Array(FIRST_PAIRS);

  constructor(packed: PackedPhrases, more: Iterable<string>) {
    for (const word of ALWAYS) this.intern(word);
    for (const word of systemWords().keys()) this.intern(word);
    for (const word of more) this.intern(word);
    const pairStart = this.readTerms(packed.terms, packed.rules.split(" "));
    const terms = pairStart.length - 1;
    const reserved = this.specialTerms(packed.terms, terms);
    const listOf = new Int32Array(terms).fill(-1);
    const members = new Reading(packed.members);
    this.listTerm.forEach((term, list) => {
      listOf[term] = list;
      this.fillList(term, members, pairStart);
    });
    const { symbols, lists, listTerm, slots } = this;
    this.lexicon = new Lexicon({ symbols, lists, listTerm, listOf, reserved, rows: packed.rows.split(";"), terms, ...this.sortPairs(), slots });
    for (const [word, jobs] of systemWords()) this.lexicon.facts[this.lexicon.symbolOf(word) * FACTS + JOBS] = jobs;
  }

  private intern(word: string): void {
    let hash = HASH_START;
    let second = SECOND_START;
    for (let at = 0; at < word.length; at++) {
      hash = hashStep(hash, word.charCodeAt(at));
      second = secondStep(second, word.charCodeAt(at));
    }
    this.wordOf(hash, second);
  }

  /** Number of the word with these hashes, a new one where it was unknown. */
  private wordOf(hash: number, second: number): number {
    const { slots, slotMask, marks } = this;
    const mark = markOf(hash, second);
    let slot = slotOf(hash) & slotMask;
    for (; slots[slot] !== 0; slot = (slot + 1) & slotMask) if (marks.data[slots[slot]! - FIRST_WORD] === mark) return slots[slot]! - FIRST_WORD;
    const symbol = this.symbols++;
    if (symbol > MOST_SYMBOLS) throw new RangeError("The phrases know more words than their table can count: see MOST_SYMBOLS in match/lexicon-reader.ts.");
    this.hashes.push(hash);
    this.marks.push(mark);
    slots[slot] = symbol;
    if ((symbol - FIRST_WORD) * 2 > slotMask) this.growSlots();
    return symbol - FIRST_WORD;
  }

  private growSlots(): void {
    this.slotMask = this.slotMask * 4 + 3;
    const slots = (this.slots = new Uint16Array(this.slotMask + 1));
    for (let word = 0; word < this.hashes.length; word++) {
      let slot = slotOf(this.hashes.data[word]!) & this.slotMask;
      while (slots[slot] !== 0) slot = (slot + 1) & this.slotMask;
      slots[slot] = FIRST_WORD + word;
    }
  }

  private pair(word: number, term: number): void {
    if (this.pairs === this.pairWord.length) {
      for (const name of ["pairWord", "pairTerm"] as const) {
        const more = new Int32Array(this.pairs * 2);
        more.set(this[name]);
        this[name] = more;
      }
    }
    this.pairWord[this.pairs] = word;
    this.pairTerm[this.pairs++] = term;
  }

  /** Reads every term and its words; returns where the pairs of each term begin. */
  private readTerms(coded: string, rules: readonly string[]): number[] {
    const starts: number[] = [];
    const hashes = new Int32Array(LONGEST_WORD + 1);
    const seconds = new Int32Array(LONGEST_WORD + 1);
    hashes[0] = HASH_START;
    seconds[0] = SECOND_START;
    const { length } = coded;
    for (let at = 0; at < length;) {
      let letters = coded.charCodeAt(at++) - U_SHARED_FIRST;
      let unit = at < length ? coded.charCodeAt(at) : U_SHARED_FIRST;
      while ((unit < U_SHARED_FIRST || unit > U_SHARED_LAST) && unit !== U_INFLECTED) {
        hashes[letters + 1] = hashStep(hashes[letters]!, unit);
        seconds[letters + 1] = secondStep(seconds[letters]!, unit);
        letters++;
        unit = ++at < length ? coded.charCodeAt(at) : U_SHARED_FIRST;
      }
      const term = starts.length;
      starts.push(this.pairs);
      this.pair(this.wordOf(hashes[letters]!, seconds[letters]!), term);
      if (unit === U_INFLECTED) {
        this.inflect(rules[ruleOf(coded.charCodeAt(at + 1))]!, letters, hashes, seconds, term);
        at += 2;
      }
    }
    starts.push(this.pairs);
    return starts;
  }

  /** The other forms of a word: for each a digit, how many letters go, and the letters that come. */
  private inflect(rule: string, letters: number, hashes: Int32Array, seconds: Int32Array, term: number): void {
    for (let at = 0; at < rule.length; at++) {
      const stem = letters - (rule.charCodeAt(at++) - 0x30);
      let hash = hashes[stem]!;
      let second = seconds[stem]!;
      for (; at < rule.length && rule.charCodeAt(at) !== 0x2c; at++) {
        hash = hashStep(hash, rule.charCodeAt(at));
        second = secondStep(second, rule.charCodeAt(at));
      }
      this.pair(this.wordOf(hash, second), term);
    }
  }

  /** Finds the terms that are lists or reserved symbols: those that hold no letters of a word. */
  private specialTerms(coded: string, terms: number): Int32Array {
    const reserved = new Int32Array(terms);
    const special = /[A-Z]([^a-zA-Z0-9'\u0080-\uffff][^A-Z]*)/g;
    let term = -1;
    let seen = 0;
    for (let found = special.exec(coded); found; found = special.exec(coded)) {
      for (; seen <= found.index; seen++) {
        const unit = coded.charCodeAt(seen);
        if (unit >= U_SHARED_FIRST && unit <= U_SHARED_LAST) term++;
      }
      const name = found[1]!;
      if (name.charCodeAt(0) === U_LIST) {
        this.listTerm.push(term);
        this.lists.push(name.slice(1));
      } else reserved[term] = SYMBOL_TERMS[name] ?? 0;
    }
    return reserved;
  }

  /** Adds the list to the terms of every word of its single terms. */
  private fillList(list: number, members: Reading, pairStart: readonly number[]): void {
    let term = 0;
    for (let count = members.number(); count > 0; count--) {
      term += members.number();
      for (let pair = pairStart[term]!; pair < pairStart[term + 1]!; pair++) this.pair(this.pairWord[pair]!, list);
    }
  }

  /** The terms of each word, and their masks. */
  private sortPairs(): Pick<Lexicon, "facts" | "termPool"> {
    const { pairWord, pairTerm, pairs, symbols } = this;
    const next = new Int32Array(symbols + 1);
    const termPool = new Uint16Array(pairs);
    const facts = new Int32Array((symbols + 1) * FACTS);
    for (let word = 0; word < this.marks.length; word++) facts[(FIRST_WORD + word) * FACTS + MARK] = this.marks.data[word]!;
    for (let at = 0; at < pairs; at++) next[FIRST_WORD + pairWord[at]! + 1]!++;
    for (let symbol = 0; symbol < symbols; symbol++) facts[(symbol + 1) * FACTS + TERMS_FROM] = next[symbol + 1]! += next[symbol]!;
    for (let at = 0; at < pairs; at++) {
      const symbol = FIRST_WORD + pairWord[at]!;
      const term = pairTerm[at]!;
      termPool[next[symbol]!++] = term;
      facts[symbol * FACTS + LOW]! |= lowBit(term);
      facts[symbol * FACTS + HIGH]! |= highBit(term);
    }
    return { facts, termPool };
  }
}
