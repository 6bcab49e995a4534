import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "praise-hype",
  why: "Gushing praise of reviews, ads and fan talk.",
  words: [
    "absolutely love", "adorable", "amazing", "amazingly", "awesome", "breathtaking", "breathtakingly", "brilliantly", "captivating", "dazzling",
    "delightful", "dreamy", "enchanting", "exhilarating", "exquisite", "fab", "fabulous", "fantastic", "flawless", "gloriously", "gorgeous",
    "inspirational", "irresistible", "lovable", "magical", "marvelous", "marvellous", "masterful", "masterpiece", "mesmerizing", "mesmerising",
    "mouthwatering", "perfection", "phenomenal", "radiant", "sensational", "spellbinding", "spectacular", "stunning", "sublime", "superb", "terrific",
    "thrilling", "to die for", "wonderful", "wondrous", "wows", "wowed", "badass", "badassery", "baller", "hilarious", "relatable", "slay", "stunner",
  ],
};
