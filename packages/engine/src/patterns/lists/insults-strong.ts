import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-strong",
  why: "Plain abuse aimed at a person or a group.",
  words: [ "blockhead~", "bonehead~", "bozo~", "buffoon~", "charlatan", "chump~", "cretin~", "crybaby", "crybabies", "degenerates",
    "dickhead~", "dimwit~", "dirtbag~", "dork~", "douchebag~", "dumbass~", "dunce~", "fruitcake~", "fuckwit~", "idiot~", "ignoramuses", "imbeciles", "jackass~", "know nothing~", "liar~", "loony",
    "loonies", "loser~", "lowlife~", "low life~", "moron~", "nitwit~", "nutcase~", "nutter~", "phoney~", "pig headed", "psycho~", "quack~", "retard~", "scoundrel~", "scum", "scumbags",
    "shithead~", "sicko~", "simpleton~", "slob~", "sleazebag~", "sociopath~", "stooges", "turd~", "twat~", "twit~", "weakling~", "weasel~", "weirdo~", "wacko~", "whiner~", "wimp~", "windbag~", "wretch~",
    "asshole~", "arsehole~", "piece of shit", "waste of space", "waste of oxygen", "sack of shit", "good for nothing", "son of a bitch", "bitch",
    "bitches",
  ],
};
