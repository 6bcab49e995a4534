import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "listicle-nouns",
  why: "What a numbered headline counts when the number itself is the lure; people, animals and sums are left out because news counts those.",
  words: [
    "things", "reasons", "times", "ways", "facts", "signs", "tips", "tricks", "hacks", "life hacks", "pictures", "pics", "photos", "gifs", "images",
    "tweets", "memes", "moments", "secrets", "lies", "truths", "myths", "struggles", "problems", "thoughts", "confessions", "jokes", "puns", "quotes",
    "comebacks", "burns", "gifts", "presents", "recipes", "snacks", "desserts", "treats", "dishes", "meals", "cocktails", "outfits", "looks",
    "hairstyles", "haircuts", "tattoos", "costumes", "gadgets", "products", "items", "questions", "posts", "texts", "stages", "habits", "mistakes",
    "fails", "posters", "illustrations", "comics", "charts", "videos", "clips", "vines", "songs", "lyrics", "selfies", "nails", "manicures",
    "makeovers", "transformations", "stories", "horror stories", "feelings", "emotions", "excuses", "crushes", "couples", "celebs", "celebrities",
    "hotties", "cuties", "characters", "scenes", "episodes", "diys", "crafts", "decorations", "ideas", "words", "expressions", "sayings", "phrases",
  ],
};
