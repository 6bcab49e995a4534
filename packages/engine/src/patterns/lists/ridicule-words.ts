import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ridicule-words",
  why: "Words that laugh a view away instead of answering it.",
  words: [
    "balderdash", "baloney", "bonkers", "boohoo", "boo hoo", "bullshit", "claptrap", "clownish",
    "comical", "crackpot", "daft", "drivel", "farcical", "gibberish", "gobbledygook", "hilarious", "hilariously", "hogwash", "horse manure",
    "horseshit", "idiotic", "inane", "joke of a", "kooky", "la la land", "laugh out loud", "laughable", "laughably", "lmao",
    "loony", "ludicrous", "make believe", "malarkey", "mumbo jumbo", "nonsense", "nutty", "phooey", "poppycock", "psychobabble", "stupid", "tinfoil", "wacky", "wishful thinking", "yeah right",
    "cringe", "cringeworthy", "facepalm", "snicker~", "laughingstock", "punchline",
  ],
};
