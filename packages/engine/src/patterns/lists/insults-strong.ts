import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-strong",
  why: "Plain abuse aimed at a person or a group.",
  words: [
    "airhead~", "blockhead~", "bonehead~", "bozo~", "buffoon~", "charlatan", "chump~", "clod~", "cretin~", "crybaby", "crybabies", "degenerates",
    "dickhead~", "dimwit~", "dipshit~", "dirtbag~", "dork~", "douchebag~", "dullard~", "dumbass~", "dumb ass~", "dunce~", "fatso", "fruitcake~",
    "fuckwit~", "gasbag~", "goofball~", "halfwit~", "half wit~", "idiot~", "ignoramuses", "imbeciles", "jackass~", "know nothing~", "lardass",
    "lamebrain~", "liar~", "loony", "loonies", "loser~", "lowlife~", "low life~", "moron~", "nincompoop~", "nitwit~", "numbskull~", "numskull~",
    "nutcase~", "nutter~", "nutball~", "oaf~", "pansy", "peabrain~", "phoney~", "pig headed", "pinhead~", "pissant~", "psycho~", "quack~",
    "rat bastard~", "retard~", "scoundrel~", "scum", "scumbags", "shithead~", "sicko~", "simpleton~", "slimeball~", "slob~", "snake in the grass",
    "sleazebag~", "sociopath~", "stooges", "thickhead~", "troglodyte~", "turd~", "twat~", "twerp~", "twit~", "weakling~", "weasel~", "weirdo~",
    "whackjob~", "wacko~", "whiner~", "wimp~", "windbag~", "wretch~", "wuss", "yokel~", "asshole~", "arsehole~", "piece of shit", "piece of trash",
    "piece of garbage", "waste of space", "waste of oxygen", "sack of shit", "good for nothing", "son of a bitch", "bitch", "bitches",
  ],
};
