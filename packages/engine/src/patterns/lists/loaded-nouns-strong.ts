import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-nouns-strong",
  why: "Nouns that condemn what they name.",
  words: [
    "abomination", "backstabber~", "bigot~", "bigotry", "bloodbath", "bloodlust", "boondoggle~", "brainwashing", "butchery", "cabal",
    "carnage", "charade", "charlatan~", "crackpot~", "cronies", "cronyism", "debacle", "death cult", "deceit", "degeneracy",
    "demagogue~", "demagoguery", "depravity", "disgrace", "double standard~", "dumpster fire", "enemy of the people", "fanatic~", "fanaticism",
    "farce", "fearmongering", "fiasco", "freeloader~", "goon~", "groupthink", "grifter~", "hellhole~", "hellscape",
    "henchmen", "henchman", "hypocrisy", "hypocrite~", "hysteria", "idiocy", "imbecile~", "indoctrination",
    "insanity", "kangaroo court", "kleptocracy", "lackey~", "laughingstock", "liars", "lunacy", "lunatic~", "madman", "malfeasance", "mockery",
    "monstrosity", "nutjob~", "pack of lies", "poison pill", "puppet~ of", "puppet master~", "quackery", "reign of terror", "savagery",
    "scumbag~", "sellout~", "shill~", "shakedown", "slap in the face", "smear campaign", "sycophant~", "thug~", "travesty", "traitor~", "treachery",
    "vendetta", "vermin", "warmonger~", "war on our", "whitewash", "witch hunt", "zealot~", "mayhem", "barbarism", "gaslighting",
  ],
};
