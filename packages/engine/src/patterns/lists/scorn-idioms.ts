import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "scorn-idioms",
  why: "Stock pictures that paint a person or a policy as shabby, brutal or doomed.",
  words: [
    "awash in money", "backstab~", "bad faith", "below the belt", "bend~ the knee", "bite~ the hand", "blood money", "both barrels",
    "business as usual", "can of worms", "caught red handed", "character assassination", "cook~ the books", "crack~ the whip", "crocodile tears",
    "cut~ and run", "dead on arrival", "death knell", "death spiral", "dirty work", "dog whistle~", "down the toilet", "drunk on power",
    "empty promises", "end~ in tears", "fear monger~", "feeding frenzy", "floodgates", "free for all", "game~ the system", "gold plated",
    "guinea pig~", "hide behind", "high and mighty", "hold~ hostage", "house of cards", "huff~ and puff~", "huffing and puffing",
    "hook line and sinker", "in bed with", "in the gutter", "keep~ in the dark", "kept in the dark", "kick~ the can", "kiss~ the ring", "last gasp",
    "left out in the cold", "lip service", "looking the other way", "look~ the other way", "love fest", "marching orders", "morally bankrupt",
    "moral compass", "more of the same", "mudslinging", "nail in the coffin", "no holds barred", "no stomach for", "off the rails", "on a rampage",
    "on life support", "on the warpath", "out of control", "out of thin air", "pandora 's box", "perfect storm", "play~ the victim",
    "playing with fire", "powers that be", "pull~ the plug", "pull~ the rug", "race to the bottom", "red flag", "red meat", "schoolyard bullies",
    "second rate", "sell~ a bill of goods", "set ablaze", "shoot the messenger", "show trial~", "slippery slope", "smoke and mirrors",
    "song and dance", "spare me", "steamroll~", "sugarcoat~", "take~ for a ride", "throw~ a wrench", "tip of the iceberg", "too little too late",
    "train wreck", "up in arms", "useful idiot~", "wake of destruction", "water carrier~", "wheel and deal", "world of pain", "wrong side of history",
  ],
};
