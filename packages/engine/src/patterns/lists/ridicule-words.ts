import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ridicule-words",
  why: "Words that laugh a view away instead of answering it.",
  words: [
    "balderdash", "baloney", "bogus nonsense", "bonkers", "boohoo", "boo hoo", "bullshit", "bull crap", "bunk", "bunkum", "claptrap", "clownish",
    "cockamamie", "codswallop", "comical", "crackpot", "daft", "drivel", "farcical", "fantasy land", "fever dream", "flat earth", "flat earther~",
    "gibberish", "gobbledygook", "hilarious", "hilariously", "hocus pocus", "hogwash", "hooey", "horse manure", "horseshit", "idiotic", "inane",
    "inanity", "jibber jabber", "joke of a", "kooky", "la la land", "laugh out loud", "laughable", "laughably", "lmao", "rofl", "loony", "ludicrous",
    "lunatic fringe", "make believe", "malarkey", "mumbo jumbo", "never never land", "nonsense", "nutty", "phooey", "pie in the sky", "pipe dream",
    "piffle", "poppycock", "psychobabble", "screwball", "silliness", "stupid", "tin foil", "tinfoil", "tommyrot", "tosh", "twaddle", "wacky",
    "wishful thinking", "woo", "yeah right", "zany", "nutso", "cringe", "cringeworthy", "facepalm", "clown world", "word salad", "gobbledegook",
    "snicker~", "guffaw~", "laughingstock", "punchline", "butt of the joke",
  ],
};
