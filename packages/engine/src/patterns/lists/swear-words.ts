import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "swear-words",
  why: "Words that swear for force.",
  words: [
    "ass", "asses", "badass", "bastard~", "bullshitting", "bullshitter~", "crap", "cunt~", "damn", "damned", "damnit", "dammit", "dick", "dicks",
    "effing", "freaking", "fricking", "fuck~", "fucker~", "fuckin", "fucking", "goddam", "goddamn", "goddamned", "goddammit", "hell yeah",
    "motherfucker~", "motherfucking", "prick~", "screw you", "shit~", "shitty", "shitshow", "stfu", "wtf", "the hell", "the fuck", "what the heck",
  ],
};
