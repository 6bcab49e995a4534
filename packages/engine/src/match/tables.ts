import { Lexicon } from "./lexicon.ts";
import type { PackedPhrases } from "./pack-format.ts";
import { Programs } from "./programs.ts";

/** What the matcher needs, read from the packed tables: the lexicon at once, the phrases of a root (roles.ts) at their first use. */
export class Tables {
  readonly lexicon: Lexicon;
  private readonly roots: (Programs | undefined)[] = [];

  /** `more`: words that must be known although no phrase holds them. */
  constructor(
    private readonly packed: PackedPhrases,
    more: Iterable<string> = [],
  ) {
    this.lexicon = new Lexicon(packed, more);
  }

  programs(root: number): Programs {
    return (this.roots[root] ??= new Programs(this.lexicon, this.packed.programs[root]!, this.packed.uses[root]!));
  }
}
