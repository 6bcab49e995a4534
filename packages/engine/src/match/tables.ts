import type { Lexicon } from "./lexicon.ts";
import { readLexicon } from "./lexicon-reader.ts";
import type { PackedPhrases } from "./pack-format.ts";
import type { Programs } from "./programs.ts";
import { readPrograms } from "./program-reader.ts";

/** What the matcher needs: the lexicon, and the phrases by root (roles.ts). */
export interface Tables {
  readonly lexicon: Lexicon;
  programs(root: number): Programs;
}

/** Tables read from the packed ones: the lexicon at once, the phrases of a root at their first use. */
export class PackedTables implements Tables {
  readonly lexicon: Lexicon;
  private readonly roots: (Programs | undefined)[] = [];

  /** `more`: words that must be known although no phrase holds them. */
  constructor(
    private readonly packed: PackedPhrases,
    more: Iterable<string> = [],
  ) {
    this.lexicon = readLexicon(packed, more);
  }

  programs(root: number): Programs {
    return (this.roots[root] ??= readPrograms(this.lexicon, this.packed.programs[root]!, this.packed.uses[root]!));
  }
}
