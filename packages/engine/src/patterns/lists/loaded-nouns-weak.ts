import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-nouns-weak",
  why: "Nouns that accuse, mourn or scorn as often as they name: weak evidence, worth a look beside others.",
  words: [
    "accomplices", "agitator~", "apologists", "assailant~", "assault on", "astroturf", "bigwig~", "bile", "bullying", "bureaucracy", "bureaucrat~",
    "captors", "coercion", "collusion", "communism", "communist~", "condemnation", "contempt", "corruption", "coverup", "coward~", "criminals",
    "cult", "deception", "defeatism", "delusion~", "dictator~", "dictatorship", "disbeliever~", "disdain", "dysfunction", "fascism", "fear mongering",
    "flood of", "folks", "folly", "foe~", "fool~", "fraudster~", "gangster~", "gang of", "garbage", "grievance~", "gun nut~", "hater~", "hatred",
    "horde~", "humiliation", "hypocrites", "ideologies", "illegal alien~", "illegals", "infestation", "inferno", "intolerance", "invader~",
    "jihadi~", "junta", "lawlessness", "leftism", "lynching", "machinations", "mafia", "malaise", "malice", "manipulation", "marxism", "marxist~", "mess", "mob", "mobs", "narcissist~", "narcissism", "nazi~", "nazism", "oligarch~", "oligarchy", "oppression", "oppressor~",
    "overreach", "overreaction", "pandering", "parasite~", "pawn~", "pedophile~", "paedophile~", "pedo~", "pervert~", "pits", "plight",
    "polluter~", "profiteering", "propagandist~", "provocation~", "racket", "rampage", "regime~", "repression", "saboteur~", "sacrilege",
    "sadist~", "sanctimony", "savior~", "saviour~", "scheme~", "scourge", "secrecy", "smears",
    "socialism", "socialist~", "spin", "stranglehold", "strongman", "stunt~", "supremacy", "swamp", "trash", "treason", "tribalism", "tripe",
    "truther~", "tyrant~", "victimhood", "vigilante~", "war on", "weaponization", "welfare queen~", "white nationalist~", "white supremacist~",
    "white supremacy", "wrongdoing", "xenophobia", "misogyny", "freedom fighter~", "heroism", "patriot~", "lies", "terrorists", "web of lies",
  ],
};
