import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-strong",
  why: "Plain abuse aimed at a person or a group.",
  words: [
    "airhead~", "blockhead~", "bonehead~", "bozo~", "buffoon~", "charlatan", "chump~", "clod~", "cretin~", "crybaby", "crybabies", "degenerates",
    "dickhead~", "dimwit~", "dipshit~", "dirtbag~", "dork~", "douchebag~", "dullard~", "dumbass~", "dunce~", "fatso", "fruitcake~", "fuckwit~",
    "gasbag~", "goofball~", "halfwit~", "idiot~", "ignoramuses", "imbeciles", "jackass~", "know nothing~", "lardass", "lamebrain~", "liar~", "loony",
    "loonies", "loser~", "lowlife~", "low life~", "moron~", "nincompoop~", "nitwit~", "numbskull~", "numskull~", "nutcase~", "nutter~", "nutball~",
    "oaf~", "pansy", "peabrain~", "phoney~", "pig headed", "pinhead~", "pissant~", "psycho~", "quack~", "retard~", "scoundrel~", "scum", "scumbags",
    "shithead~", "sicko~", "simpleton~", "slimeball~", "slob~", "sleazebag~", "sociopath~", "stooges", "thickhead~", "troglodyte~", "turd~", "twat~",
    "twerp~", "twit~", "weakling~", "weasel~", "weirdo~", "whackjob~", "wacko~", "whiner~", "wimp~", "windbag~", "wretch~", "wuss", "yokel~",
    "asshole~", "arsehole~", "piece of shit", "waste of space", "waste of oxygen", "sack of shit", "good for nothing", "son of a bitch", "bitch",
    "bitches",
  ],
};
