import type { Lexicon } from "./lexicon.ts";
import { Cursor, U_ANCHOR, U_CLOSE, U_END, U_OPEN } from "./pack-format.ts";
import { ANYTHING } from "./mask-rows.ts";
import { Reading } from "./packing.ts";
import { Pool } from "./pool.ts";
import { PLACE, Programs, type ReservedAnchors } from "./programs.ts";
import { FIRST_WORD } from "./symbols.ts";

/** Reads the packed phrases of a root: where they begin, which terms are their anchors, and what they are for. */
export const readPrograms = (lexicon: Lexicon, text: string, uses: string): Programs => new ProgramReader(lexicon, text).programs(uses);

class ProgramReader {
  private readonly anchorPhrase = Pool.narrow(1 << 11);
  private readonly anchorEnd = Pool.wide(1 << 11);
  private readonly begins = Pool.wide(1 << 11);
  private readonly firstAnchor = Pool.narrow(1 << 11);
  /** Terms of anchors in the order of the text, and the anchor of each. */
  private readonly entryTerm = Pool.wide(1 << 13);
  private readonly entryAnchor = Pool.wide(1 << 13);

  constructor(
    private readonly lexicon: Lexicon,
    private readonly text: string,
  ) {
    this.scan();
  }

  programs(packedUses: string): Programs {
    const { lexicon, text, anchorPhrase, anchorEnd, begins, firstAnchor } = this;
    const anchors = anchorPhrase.length;
    const words = lexicon.symbols - FIRST_WORD;
    const places = Pool.wide(1 << 13);
    for (let each = 0; each < PLACE; each++) places.push(0);
    return new Programs(lexicon, {
      text,
      ...this.readUses(packedUses),
      anchorPhrase,
      anchorEnd,
      anchorPlace: new Int32Array(anchors).fill(-1),
      beside: new Uint16Array(anchors).fill(ANYTHING),
      beyond: new Uint16Array(anchors).fill(ANYTHING),
      rows: Pool.wide(1 << 10),
      begins,
      firstAnchor,
      ...this.sortEntries(),
      wordSlots: new Int32Array(words).fill(-1),
      places,
      sets: Pool.wide(1 << 10),
      terms: Pool.narrow(1 << 10),
      follow: Pool.narrow(1 << 10),
      lead: Pool.narrow(1 << 10),
    });
  }

  private readUses(packed: string): Pick<Programs, "useStart" | "uses"> {
    const useStart = Pool.narrow(1 << 11);
    const uses = Pool.narrow(1 << 12);
    const input = new Reading(packed);
    const phrases = this.begins.length - 1;
    let pattern = 0;
    for (let phrase = 0; phrase < phrases; phrase++) {
      useStart.push(uses.length);
      for (let count = input.number(); count > 0; count--) {
        uses.push((pattern += input.signed()));
        uses.push(input.number());
      }
    }
    useStart.push(uses.length);
    return { useStart, uses };
  }

  /** Finds where phrases begin and which terms their anchors are. */
  private scan(): void {
    const { text, begins, firstAnchor, anchorPhrase } = this;
    begins.push(0);
    firstAnchor.push(0);
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === U_ANCHOR) at = this.scanAnchor(new Cursor(text, at + 1)) - 1;
      else if (unit === U_END) {
        begins.push(at + 1);
        firstAnchor.push(anchorPhrase.length);
      }
    }
  }

  /** Reads the anchor here; returns where its terms end. Rows of lists have anchors of their own, counted behind it. */
  private scanAnchor(cursor: Cursor): number {
    const { listOf, rows } = this.lexicon;
    const anchor = this.anchorPhrase.push(this.begins.length - 1);
    this.anchorEnd.push(-1);
    const open = cursor.unit() === U_OPEN;
    if (open) cursor.at++;
    const from = this.entryTerm.length;
    for (let term = cursor.term(); term >= 0; term = open ? cursor.term() : -1) {
      this.entryTerm.push(term);
      this.entryAnchor.push(anchor);
    }
    const to = this.entryTerm.length;
    for (let entry = from; entry < to; entry++) {
      const list = listOf[this.entryTerm.data[entry]!]!;
      if (list < 0) continue;
      const text = rows[list]!;
      for (let at = text.indexOf("!"); at >= 0; at = text.indexOf("!", at)) at = this.scanAnchor(new Cursor(text, at + 1));
    }
    this.anchorEnd.data[anchor] = cursor.text === this.text ? cursor.at + (open ? 1 : 0) : -1;
    if (open && cursor.unit() !== U_CLOSE) this.anchorEnd.data[anchor] = -1;
    return cursor.at;
  }

  private sortEntries(): Pick<Programs, "termStart" | "termAnchors" | "slots" | "reservedAnchors"> {
    const { lexicon, entryTerm, entryAnchor } = this;
    const count = entryTerm.length;
    const termStart = new Int32Array(lexicon.terms + 1);
    const termAnchors = new Int32Array(count);
    for (let at = 0; at < count; at++) termStart[entryTerm.data[at]! + 1]!++;
    for (let term = 0; term + 1 < termStart.length; term++) termStart[term + 1]! += termStart[term]!;
    const next = termStart.slice();
    for (let at = 0; at < count; at++) termAnchors[next[entryTerm.data[at]!]!++] = entryAnchor.data[at]!;
    const slots = Pool.narrow(1 << 13);
    const reservedAnchors: ReservedAnchors[] = [];
    for (let term = 0; term < lexicon.terms; term++) {
      const reserved = lexicon.reserved[term]!;
      if (reserved === 0 || termStart[term + 1]! === termStart[term]!) continue;
      const from = slots.length;
      for (let at = termStart[term]!; at < termStart[term + 1]!; at++) slots.push(termAnchors[at]!);
      reservedAnchors.push({ reserved, from, to: slots.length });
    }
    return { termStart, termAnchors, slots, reservedAnchors };
  }
}
