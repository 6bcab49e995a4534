/** The analysed text as numbers: tokens, sentences and paragraphs in typed arrays that are reused from call to call. */

export const S_QUESTION = 1;
export const S_EXCLAMATION = 2;
/** Most longer words have a capital: a headline, where capitals name nobody. */
export const S_TITLE_CASE = 4;
export const S_ALL_CAPS = 8;
/** Ends at a line break, without a mark. */
export const S_OPEN_END = 16;
/** Holds a number, a link, a citation, a year or a name: something a reader could check. */
export const S_HAS_NUMBER = 32;
export const S_HAS_LINK = 64;
export const S_HAS_NAME = 128;
export const S_HAS_YEAR = 256;
/** Holds a word of three or more capitals. */
export const S_HAS_CAPS = 512;
/** Opens an item of a list or a row of a table: what it shares with its neighbors is the form of the list. */
export const S_ITEM = 1024;

const FIRST_CAPACITY = 256;
/** Above this many entries buffers are given back after the call. */
const KEEP_ENTRIES = 1 << 18;

export class Document {
  text = "";
  tokens = 0;
  start = new Int32Array(FIRST_CAPACITY);
  end = new Int32Array(FIRST_CAPACITY);
  /** Symbol of the word or mark; 0 when no phrase knows it. */
  symbol = new Int32Array(FIRST_CAPACITY);
  flags = new Int32Array(FIRST_CAPACITY);
  /** Jobs of the word (system-words.ts). */
  bits = new Int32Array(FIRST_CAPACITY);
  /** Hash of the folded word: equal for equal words, known or not. */
  hash = new Int32Array(FIRST_CAPACITY);
  sentenceOf = new Int32Array(FIRST_CAPACITY);

  sentences = 0;
  /** First token of each sentence; one more entry closes the last. */
  sentenceToken = new Int32Array(FIRST_CAPACITY);
  sentenceFlags = new Int32Array(FIRST_CAPACITY);
  /** Jobs of all words of the sentence together (system-words.ts). */
  sentenceBits = new Int32Array(FIRST_CAPACITY);
  paragraphOf = new Int32Array(FIRST_CAPACITY);

  paragraphs = 0;
  paragraphStart = new Int32Array(FIRST_CAPACITY);
  paragraphEnd = new Int32Array(FIRST_CAPACITY);
  paragraphWords = new Int32Array(FIRST_CAPACITY);

  words = 0;
  functionWords = 0;
  latinWords = 0;
  foreignWords = 0;
  /** Words with letters of two alphabets. */
  mixedWords = 0;
  /** Quotations as [start, end) offsets of what stands between the marks. */
  quotations: [number, number][] = [];

  reset(text: string): void {
    this.text = text;
    this.tokens = this.sentences = this.paragraphs = 0;
    this.words = this.functionWords = this.latinWords = this.foreignWords = this.mixedWords = 0;
    this.quotations = [];
    if (this.start.length > KEEP_ENTRIES) {
      for (const name of TOKEN_ARRAYS) this[name] = new Int32Array(FIRST_CAPACITY);
      for (const name of SENTENCE_ARRAYS) this[name] = new Int32Array(FIRST_CAPACITY);
      for (const name of PARAGRAPH_ARRAYS) this[name] = new Int32Array(FIRST_CAPACITY);
    }
  }

  addToken(start: number, end: number, symbol: number, flags: number, bits: number, hash: number): void {
    const at = this.tokens;
    if (at + 2 >= this.start.length) this.grow(TOKEN_ARRAYS);
    this.start[at] = start;
    this.end[at] = end;
    this.symbol[at] = symbol;
    this.flags[at] = flags;
    this.bits[at] = bits;
    this.hash[at] = hash;
    this.sentenceOf[at] = this.sentences;
    this.tokens = at + 1;
  }

  /** Ends the sentence that began at token `first`. */
  closeSentence(first: number, flags: number, bits: number): void {
    if (this.sentences + 2 >= this.sentenceToken.length) this.grow(SENTENCE_ARRAYS);
    this.sentenceToken[this.sentences] = first;
    this.sentenceFlags[this.sentences] = flags;
    this.sentenceBits[this.sentences] = bits;
    this.paragraphOf[this.sentences] = this.paragraphs;
    this.sentences++;
    this.sentenceToken[this.sentences] = this.tokens;
  }

  closeParagraph(start: number, end: number, words: number): void {
    if (this.paragraphs + 2 >= this.paragraphStart.length) this.grow(PARAGRAPH_ARRAYS);
    this.paragraphStart[this.paragraphs] = start;
    this.paragraphEnd[this.paragraphs] = end;
    this.paragraphWords[this.paragraphs] = words;
    this.paragraphs++;
  }

  /** First token of a sentence. */
  firstToken(sentence: number): number {
    return this.sentenceToken[sentence]!;
  }

  /** Token after the last of a sentence, its boundary included. */
  afterToken(sentence: number): number {
    return this.sentenceToken[sentence + 1]!;
  }

  paragraphOfToken(token: number): number {
    return this.paragraphOf[this.sentenceOf[token]!]!;
  }

  private grow(names: readonly ArrayName[]): void {
    for (const name of names) {
      const more = new Int32Array(this[name].length * 2);
      more.set(this[name]);
      this[name] = more;
    }
  }
}

const TOKEN_ARRAYS = ["start", "end", "symbol", "flags", "bits", "hash", "sentenceOf"] as const;
const SENTENCE_ARRAYS = ["sentenceToken", "sentenceFlags", "sentenceBits", "paragraphOf"] as const;
const PARAGRAPH_ARRAYS = ["paragraphStart", "paragraphEnd", "paragraphWords"] as const;
type ArrayName = (typeof TOKEN_ARRAYS | typeof SENTENCE_ARRAYS | typeof PARAGRAPH_ARRAYS)[number];
