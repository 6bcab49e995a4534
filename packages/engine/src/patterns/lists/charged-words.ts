import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "charged-words",
  why: "Words of harm, crime, glory and grief that plain reports need too: no finding alone, but weight beside others and when shouted.",
  words: [
    "massive", "innocent", "infamous", "brutal", "failed", "hostile", "sacred", "deadly", "controversial", "bloody", "damaging", "violent", "harsh",
    "destructive", "bitter", "unprecedented", "courageous", "desperate", "rampant", "corrupt", "vast", "historic", "racism", "violence", "disaster",
    "discrimination", "persecution", "massacre~", "holocaust", "antisemitism", "bias", "narrative", "fraud", "suffering", "hero", "heroes", "failure~",
    "coup", "misinformation", "rioter~", "riot~", "surrender", "terror", "terrorist", "terrorism", "rapist~", "glory", "miracle~", "triumph",
    "liberty", "martyr~", "slave~", "slavery", "rebellion", "toll", "killer", "killers", "genocide", "torture~", "tragedy", "monster~", "looting",
    "looter~", "sabotage", "prejudice", "takeover", "censorship", "murderer~", "bravery", "greatness", "liberation", "aggression", "punishment",
    "invasion", "theft", "elite", "crime~", "criminal~", "enemy", "enemies", "hate~", "death", "die", "dies", "died", "dead", "blood", "jail",
    "prison", "war", "fear~", "danger~", "guns", "corpse~", "victim~", "crisis", "threat~", "threaten~", "attack~", "destroy~", "condemn~",
    "suppress~", "rape~", "murder~", "kill~", "invade~", "praise~", "violate~", "steal~", "stole", "stolen", "rob~", "ruin~", "wreck~", "crush~",
    "blame~", "accuse~", "abuse~", "assault~", "silence~", "exploit~", "lie", "lying", "cry", "scream~", "burn~", "protest~", "ban~", "force~",
    "refuse~", "fail~", "freedom", "truth", "god", "honest", "worst", "best", "greatest", "never", "nothing", "everything", "nobody",
    "everybody", "real", "finally", "joke", "idiots", "media", "politician~", "capitalist",
  ],
};
