import { type Lexicon } from "./lexicon.ts";
import { Cursor, U_ANCHOR, U_BAR, U_CLOSE, U_OPEN, U_OPTIONAL } from "./pack-format.ts";
import { GAP_LAST, NAME, NUMBER } from "./symbols.ts";

/** "<num>" and "<name>" take up to so many tokens. */
const MOST_REPEATS = 4;

/** One place of a phrase: a reserved symbol, or any word of some terms; and the places that may come next. */
export interface Place {
  /** 0 for words. */
  reserved: number;
  terms: number[];
  follow: number[];
  accepts: boolean;
}

interface Part {
  nullable: boolean;
  first: number[];
  last: number[];
}

/** Lays the program of a phrase out as places (Glushkov's construction), at its first use. */
export class Layout {
  readonly places: Place[] = [];
  /** Places with which the phrase may begin. */
  readonly first: number[];
  /** Place of each anchor, in the order in which the program names them. */
  readonly anchors: number[] = [];
  private cursor: Cursor;

  constructor(
    private readonly lexicon: Lexicon,
    program: string,
  ) {
    this.cursor = new Cursor(program);
    const whole = this.row(true);
    const isGap = (place: number): boolean => this.isGap(place);
    // A gap at either end would match anything: the phrase neither begins nor ends in it.
    for (const place of whole.last) if (!isGap(place)) this.places[place]!.accepts = true;
    this.first = whole.first.filter((place) => !isGap(place));
  }

  isGap(place: number): boolean {
    const { reserved } = this.places[place]!;
    return reserved > 0 && reserved <= GAP_LAST;
  }

  /** Places one behind the other, up to a bar, a closing bracket or the end. `anchored`: anchors count. */
  private row(anchored: boolean): Part {
    let row: Part = { nullable: true, first: [], last: [] };
    for (let unit = this.cursor.unit(); unit >= 0 && unit !== U_BAR && unit !== U_CLOSE; unit = this.cursor.unit()) row = this.join(row, this.item(anchored));
    return row;
  }

  private item(anchored: boolean): Part {
    const { cursor } = this;
    const anchor = cursor.unit() === U_ANCHOR;
    if (anchor) cursor.at++;
    const open = cursor.unit() === U_OPEN;
    if (open) cursor.at++;
    const terms: number[] = [];
    for (let term = cursor.term(); term >= 0; term = open ? cursor.term() : -1) terms.push(term);
    const parts = terms.length > 0 ? this.choice(terms, anchor && anchored) : [];
    if (open) {
      while (cursor.unit() === U_BAR) {
        cursor.at++;
        parts.push(this.row(anchored));
      }
      cursor.at++;
    }
    const part =
      parts.length === 1
        ? parts[0]!
        : { nullable: parts.some(({ nullable }) => nullable), first: parts.flatMap(({ first }) => first), last: parts.flatMap(({ last }) => last) };
    if (cursor.unit() !== U_OPTIONAL) return part;
    cursor.at++;
    return { ...part, nullable: true };
  }

  /** Any word of the terms, or any row of the lists among them. */
  private choice(terms: number[], anchor: boolean): Part[] {
    const reserved = this.lexicon.reserved[terms[0]!]!;
    const place = this.place(reserved, reserved > 0 ? [] : terms);
    if (anchor) this.anchors.push(place);
    if (reserved === NUMBER || reserved === NAME) return [this.repeat(place, reserved)];
    const gap = reserved > 0 && reserved <= GAP_LAST;
    const parts: Part[] = [{ nullable: gap, first: [place], last: [place] }];
    for (const term of terms) {
      const list = this.lexicon.listOf[term]!;
      if (list >= 0) this.rowsOf(this.lexicon.rows[list]!, anchor, parts);
    }
    return parts;
  }

  /** The rows of a list. */
  private rowsOf(rows: string, anchor: boolean, parts: Part[]): void {
    const { cursor } = this;
    this.cursor = new Cursor(rows);
    while (this.cursor.unit() === U_BAR) {
      this.cursor.at++;
      parts.push(this.row(anchor));
    }
    this.cursor = cursor;
  }

  private repeat(place: number, reserved: number): Part {
    let last = place;
    const lasts = [place];
    for (let more = 1; more < MOST_REPEATS; more++) {
      const next = this.place(reserved, []);
      this.places[last]!.follow.push(next);
      lasts.push(next);
      last = next;
    }
    return { nullable: false, first: [place], last: lasts };
  }

  private place(reserved: number, terms: number[]): number {
    return this.places.push({ reserved, terms, follow: [], accepts: false }) - 1;
  }

  private join(before: Part, after: Part): Part {
    for (const place of before.last) {
      const { follow } = this.places[place]!;
      for (const next of after.first) if (!follow.includes(next)) follow.push(next);
    }
    return {
      nullable: before.nullable && after.nullable,
      first: before.nullable ? [...before.first, ...after.first] : before.first,
      last: after.nullable ? [...before.last, ...after.last] : after.last,
    };
  }
}
