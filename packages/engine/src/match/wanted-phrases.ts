import type { Programs } from "./programs.ts";

/** The phrases of a root that are asked for: those of some patterns. What stands around a wording is looked at for its own pattern's sake only. */
export class WantedPhrases {
  /** Question in which each pattern was last asked for. */
  private readonly asked: Int32Array;
  private now = 0;

  constructor(
    private readonly programs: Programs,
    patterns: number,
  ) {
    this.asked = new Int32Array(patterns);
  }

  /** Begins a question: no phrase is asked for yet. */
  clear(): void {
    this.now++;
  }

  /** Asks for the phrases of a pattern. */
  add(pattern: number): void {
    this.asked[pattern] = this.now;
  }

  has(phrase: number): boolean {
    const starts = this.programs.useStart.data;
    const uses = this.programs.uses.data;
    for (let use = starts[phrase]!; use < starts[phrase + 1]!; use += 2) if (this.asked[uses[use]!] === this.now) return true;
    return false;
  }
}
