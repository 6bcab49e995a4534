import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ridicule-words",
  why: "Words that laugh a view away instead of answering it.",
  words: [
    "balderdash", "baloney", "bonkers", "boohoo", "boo hoo", "bullshit", "bunk", "bunkum", "claptrap", "clownish", "cockamamie", "codswallop",
    "comical", "crackpot", "daft", "drivel", "farcical", "gibberish", "gobbledygook", "hilarious", "hilariously", "hogwash", "hooey", "horse manure",
    "horseshit", "idiotic", "inane", "inanity", "joke of a", "kooky", "la la land", "laugh out loud", "laughable", "laughably", "lmao", "rofl",
    "loony", "ludicrous", "make believe", "malarkey", "mumbo jumbo", "nonsense", "nutty", "phooey", "piffle", "poppycock", "psychobabble",
    "screwball", "silliness", "stupid", "tinfoil", "tommyrot", "tosh", "twaddle", "wacky", "wishful thinking", "woo", "yeah right", "zany", "nutso",
    "cringe", "cringeworthy", "facepalm", "gobbledegook", "snicker~", "guffaw~", "laughingstock", "punchline",
  ],
};
