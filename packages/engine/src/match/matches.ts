const FIRST_CAPACITY = 256;

/** Wordings found: parallel arrays. First and last token, both included. */
export class Matches {
  count = 0;
  phrase = new Int32Array(FIRST_CAPACITY);
  first = new Int32Array(FIRST_CAPACITY);
  last = new Int32Array(FIRST_CAPACITY);

  add(phrase: number, first: number, last: number): void {
    const at = this.count;
    if (at === this.phrase.length) {
      for (const name of ["phrase", "first", "last"] as const) {
        const more = new Int32Array(at * 2);
        more.set(this[name]);
        this[name] = more;
      }
    }
    this.phrase[at] = phrase;
    this.first[at] = first;
    this.last[at] = last;
    this.count = at + 1;
  }
}
