import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "swear-words",
  why: "Words that swear for force.",
  words: [
    "ass", "asses", "badass", "bastard~", "bloody hell", "bullshitting", "bullshitter~", "crap", "cunt~", "damn", "damned", "damnit", "dammit", "dick",
    "dicks", "effing", "freaking", "fricking", "fuck~", "fucker~", "fuckin", "fucking", "goddam", "goddamn", "goddamned", "goddammit", "hell no",
    "hell yeah", "motherfucker~", "motherfucking", "piss off", "prick~", "screw you", "shit~", "shitty", "shitshow", "stfu", "suck~ balls", "wtf",
    "the hell", "the fuck", "what the heck", "kiss my", "f ing",
  ],
};
