import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-nouns-strong",
  why: "Nouns that condemn what they name.",
  words: [
    "abomination", "backstabber~", "bigot~", "bigotry", "bloodbath", "bloodlust", "boondoggle~", "bootlicker~", "brainwashing", "butchery", "cabal",
    "carnage", "charade", "charlatan~", "chicanery", "clown show", "con job", "crackpot~", "cronies", "cronyism", "debacle", "death cult", "deceit",
    "degeneracy", "demagogue~", "demagoguery", "depravity", "disgrace", "double standard~", "dumpster fire", "enemy of the people",
    "extortion racket", "fanatic~", "fanaticism", "farce", "fearmongering", "fiasco", "freak show", "freeloader~", "ghoul~", "goon~", "gravy train",
    "groupthink", "grifter~", "gutter press", "hatemonger~", "hell on earth", "hellhole~", "hellscape", "henchmen", "henchman", "hit job", "hogwash",
    "huckster~", "hypocrisy", "hypocrite~", "hysteria", "idiocy", "ignoramus", "imbecile~", "indoctrination", "insanity", "kangaroo court",
    "kleptocracy", "lackey~", "laughingstock", "liars", "lunacy", "lunatic~", "lynch mob", "madman", "malfeasance", "menace to society", "mob rule",
    "mockery", "monstrosity", "nutjob~", "pack of lies", "perversion of", "pigsty", "poison pill", "puppet~ of", "puppet master~", "quackery",
    "reign of terror", "savagery", "scumbag~", "sellout~", "shill~", "shakedown", "slap in the face", "smear campaign", "snake oil", "sycophant~",
    "thug~", "travesty", "traitor~", "treachery", "vendetta", "vermin", "warmonger~", "war on our", "whitewash", "witch hunt", "zealot~", "mayhem",
    "bloodshed for", "barbarism", "gaslighting",
  ],
};
