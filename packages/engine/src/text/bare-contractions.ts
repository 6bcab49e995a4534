import { hashOf } from "../match/word-hash.ts";

/** What people type without its apostrophe. Left out is what is another word then: "its", "well", "were", "ill", "id", "shed", "lets". */
const CONTRACTIONS =
  "don't can't won't isn't aren't wasn't weren't doesn't didn't haven't hasn't hadn't couldn't shouldn't wouldn't ain't that's what's he's she's there's who's you're they're you've they've we've i've i'm you'll they'll";
let byHash: ReadonlyMap<number, string> | undefined;

/** The contraction that a word of this hash is without its apostrophe: "don't" of "dont"; undefined for every other word. */
export function bareContraction(hash: number): string | undefined {
  byHash ??= new Map(CONTRACTIONS.split(" ").map((word) => [hashOf(word.replace("'", "")), word]));
  return byHash.get(hash);
}
