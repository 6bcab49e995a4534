import { SYSTEM_WORDS } from "../text/system-words.ts";
import { FRESH_CLASS, PHRASES_PER_PAGE, POSITIONS_PER_PAGE, RARE_SHAPE, SHAPE_ACCEPTS, SHAPE_COUNT_SHIFT, SHAPE_LAST, WORDS_PER_PAGE, type PackedPhrases } from "./pack-format.ts";
import { Reading } from "./packing.ts";
import { ROOTS } from "./roles.ts";
import { FIRST_WORD } from "./symbols.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What one phrase is for: pattern and role in turn. */
export type Uses = readonly number[];

/** All phrases as positions. A position takes one token: a reserved symbol, a word, or any word of a class. Pages are unpacked at their first use. */
export class Tables {
  readonly vocabulary: Vocabulary;
  /** Jobs of each word (system-words.ts), by symbol. */
  readonly symbolBits: Int32Array;
  /** First symbol that is a class, and how many classes there are. */
  readonly firstClass: number;
  readonly classes: number;
  /** Names of the lists that are the first classes. */
  readonly lists: readonly string[];
  /** Symbols and positions with which phrases begin, by root, sorted by symbol. */
  readonly startSymbols: Int32Array[] = [];
  readonly startPositions: Int32Array[] = [];

  /** Of an unpacked position: its symbol, its phrase, and where its shape stands in `shapes`. */
  readonly atom: Int32Array;
  readonly phraseOf: Int32Array;
  readonly shapeAt: Int32Array;
  /** Shapes: head, then distances to the positions that may come next. */
  readonly shapes: number[] = [];

  private readonly common: Int32Array;
  private readonly commonShapes: Int32Array;
  private readonly pages: (string | null)[];
  private readonly usePages: (string | Uses[])[];
  private readonly memberPages: (string | string[])[];

  /** Reads what every text needs; the rest waits. */
  constructor(packed: PackedPhrases) {
    this.vocabulary = new Vocabulary(packed.words);
    this.firstClass = FIRST_WORD + this.vocabulary.size;
    this.lists = packed.lists.split(" ");
    const head = new Reading(packed.head);
    this.classes = head.number();
    head.number(); // lists
    head.number(); // phrases
    const positions = head.number();
    this.common = head.array(head.number());
    this.commonShapes = new Int32Array(head.number());
    for (let at = 0; at < this.commonShapes.length; at++) {
      this.commonShapes[at] = this.shapes.length;
      this.readShape(head);
    }
    for (let root = 0; root < ROOTS; root++) {
      const count = head.number();
      this.startSymbols.push(head.rising(count));
      this.startPositions.push(head.wandering(count));
    }
    this.atom = new Int32Array(positions);
    this.phraseOf = new Int32Array(positions);
    this.shapeAt = new Int32Array(positions);
    this.pages = packed.pages.split("\n");
    this.usePages = packed.uses.split("\n");
    this.memberPages = packed.memberships.split("\n");
    this.symbolBits = new Int32Array(this.firstClass);
    for (const [word, bits] of SYSTEM_WORDS) this.symbolBits[this.vocabulary.symbolOf(word)] = bits;
  }

  /** Makes the position and the rest of its phrase readable. */
  load(position: number): void {
    const page = Math.floor(position / POSITIONS_PER_PAGE);
    this.unpack(page);
    // A phrase may go on in the next page.
    for (let next = page + 1; next < this.pages.length && this.pages[next] !== null && this.endsOpen(next - 1); next++) this.unpack(next);
  }

  private endsOpen(page: number): boolean {
    const last = Math.min(this.atom.length, (page + 1) * POSITIONS_PER_PAGE) - 1;
    return (this.shapes[this.shapeAt[last]!]! & SHAPE_LAST) === 0;
  }

  private unpack(page: number): void {
    const packed = this.pages[page];
    if (packed === null || packed === undefined) return;
    this.pages[page] = null;
    const input = new Reading(packed);
    let fresh = input.number();
    let phrase = input.number();
    const from = page * POSITIONS_PER_PAGE;
    const to = Math.min(this.atom.length, from + POSITIONS_PER_PAGE);
    const { common } = this;
    for (let position = from; position < to; position++) {
      const code = input.number();
      this.atom[position] = code === FRESH_CLASS ? fresh++ : code <= common.length ? common[code - 1]! : code - common.length - 1;
    }
    for (let position = from; position < to; position++) {
      const code = input.number();
      if (code === RARE_SHAPE) {
        this.shapeAt[position] = this.shapes.length;
        this.readShape(input);
      } else this.shapeAt[position] = this.commonShapes[code - 1]!;
      this.phraseOf[position] = phrase;
      if (this.shapes[this.shapeAt[position]!]! & SHAPE_LAST) phrase++;
    }
  }

  private readShape(input: Reading): void {
    const first = input.number();
    this.shapes.push(first);
    for (let count = first >> SHAPE_COUNT_SHIFT; count > 0; count--) this.shapes.push(input.signed());
  }

  /** Whether the phrase may end at this unpacked position. */
  accepts(position: number): boolean {
    return (this.shapes[this.shapeAt[position]!]! & SHAPE_ACCEPTS) !== 0;
  }

  /** What a phrase is for. */
  usesOf(phrase: number): Uses {
    const at = Math.floor(phrase / PHRASES_PER_PAGE);
    let page = this.usePages[at]!;
    if (typeof page === "string") {
      const input = new Reading(page);
      let pattern = 0;
      page = [];
      while (input.more()) {
        const uses: number[] = [];
        for (let count = input.number(); count > 0; count--) uses.push((pattern += input.signed()), input.number());
        page.push(uses);
      }
      this.usePages[at] = page;
    }
    return page[phrase % PHRASES_PER_PAGE]!;
  }

  /** The classes of a word as packed text, by the number of the word. */
  membershipOf(word: number): string {
    const at = Math.floor(word / WORDS_PER_PAGE);
    let page = this.memberPages[at]!;
    if (typeof page === "string") this.memberPages[at] = page = page.split("\t");
    return page[word % WORDS_PER_PAGE]!;
  }
}
