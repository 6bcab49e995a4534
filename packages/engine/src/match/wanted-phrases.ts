import type { Programs } from "./programs.ts";

/** The phrases of a root that are asked for: those of some patterns. What stands around a wording is looked at for its own pattern's sake only. */
export class WantedPhrases {
  /** Phrases of each pattern: `phrases` at start[pattern] .. start[pattern + 1]. */
  private readonly start: Int32Array;
  private readonly phrases: Int32Array;
  /** Question in which each phrase was last asked for. */
  private readonly asked: Int32Array;
  private now = 0;

  constructor({ useStart, uses }: Programs, patterns: number) {
    const starts = useStart.data;
    this.asked = new Int32Array(useStart.length - 1);
    this.start = new Int32Array(patterns + 1);
    this.phrases = new Int32Array(uses.length / 2);
    for (let use = 0; use < uses.length; use += 2) this.start[uses.data[use]! + 1]!++;
    for (let pattern = 0; pattern < patterns; pattern++) this.start[pattern + 1]! += this.start[pattern]!;
    const next = this.start.slice();
    for (let phrase = 0; phrase < this.asked.length; phrase++)
      for (let use = starts[phrase]!; use < starts[phrase + 1]!; use += 2) this.phrases[next[uses.data[use]!]!++] = phrase;
  }

  /** Begins a question: no phrase is asked for yet. */
  clear(): void {
    this.now++;
  }

  /** Asks for the phrases of a pattern. */
  add(pattern: number): void {
    for (let at = this.start[pattern]!; at < this.start[pattern + 1]!; at++) this.asked[this.phrases[at]!] = this.now;
  }

  has(phrase: number): boolean {
    return this.asked[phrase] === this.now;
  }
}
