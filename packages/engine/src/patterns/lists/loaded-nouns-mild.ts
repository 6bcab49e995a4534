import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-nouns-mild",
  why: "Nouns that colour an event more than they describe it.",
  words: [
    "alarmism", "antics", "arrogance", "backlash", "barrage", "bickering", "blunder~", "bluster", "bombshell", "boogeyman",
    "buffoonery", "chaos", "clampdown", "clutches", "crackdown", "crusade", "cruelty", "cynicism", "deep state", "diatribe", "disarray", "dogma",
    "extravaganza", "extremism", "failings", "fat cat~", "fiefdom", "firestorm", "flip flop~", "frenzy", "fury", "gimmick~", "greed", "handout~",
    "hardliner~", "havoc", "horror~", "hostility", "hype", "ideologue~", "incompetence", "indignation", "ineptitude", "injustice",
    "insult", "loony", "mantra", "melodrama", "meltdown", "mouthpiece", "nightmare", "onslaught", "outcry", "outrage",
    "paranoia", "patronage", "phony", "ploy", "pork barrel", "posturing", "power grab", "pretext", "pushback", "rabble", "rant", "recklessness",
    "red tape", "resentment", "ruse", "salvo", "scaremongering", "shambles", "shame", "showdown", "smokescreen", "spat", "stooge~",
    "strife", "talking points", "tantrum", "theatrics", "tirade", "turmoil", "uproar", "upheaval", "vitriol", "wokeness", "woe~", "wrath",
    "virtue signalling", "political correctness", "cancel culture", "culture war~", "propaganda", "hoax", "brutality", "villain~", "scam~", "despot~",
    "fascists", "marxists", "nonsense", "slur~", "madness", "tyranny", "stupidity", "elites", "elitist~", "rip off",
  ],
};
