import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "social-ills",
  why: "Troubles with many causes that oversimple stories explain by one.",
  words: [
    "poverty", "crime", "obesity", "addiction", "unemployment", "homelessness", "depression", "anxiety", "failure", "success", "inequality", "racism",
    "terrorism", "war", "divorce", "debt", "inflation", "violence", "loneliness", "cancer", "diabetes", "burnout", "hunger", "corruption",
    "pollution", "climate change", "illness", "disease", "weight loss", "happiness", "wealth", "gun violence", "mass shootings", "bullying",
    "extremism", "immigration", "the crisis", "the decline", "illiteracy", "overweight", "insomnia", "stress", "autism", "adhd", "suicide",
    "infidelity", "laziness", "ignorance", "hatred", "injustice", "traffic", "high prices",
  ],
};
