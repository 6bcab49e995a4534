import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "praise-hype",
  why: "Gushing praise of reviews, ads and fan talk.",
  words: [
    "a dream come true", "a joy to behold", "a true gem", "a work of genius", "absolute legend", "absolutely love", "adorable", "amazing",
    "amazingly", "awe inspiring", "awesome", "beautiful inside and out", "blown away", "breathtaking", "breathtakingly", "brilliantly", "captivating",
    "dazzling", "delightful", "dreamy", "enchanting", "exhilarating", "exquisite", "fab", "fabulous", "fantastic", "fearless leader", "flawless",
    "gloriously", "gorgeous", "incredibly talented", "inspirational", "irresistible", "life saver", "lovable", "magical", "marvelous", "marvellous",
    "masterful", "masterpiece", "mesmerizing", "mesmerising", "mouthwatering", "mouth watering", "perfection", "phenomenal", "pure genius", "radiant",
    "sensational", "show stopping", "spellbinding", "spectacular", "stunning", "sublime", "superb", "swoon worthy", "terrific", "thrilling",
    "to die for", "totally worth it", "wonderful", "wondrous", "wows", "wowed", "badass", "badassery", "baller", "hilarious", "relatable", "slay",
    "goals af", "stunner",
  ],
};
