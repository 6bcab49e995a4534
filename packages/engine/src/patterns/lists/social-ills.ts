import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "social-ills",
  why: "Troubles with many causes that oversimple stories explain by one.",
  words: [
    "poverty", "crime", "obesity", "addiction", "unemployment", "homelessness", "depression", "anxiety", "failure", "success", "inequality", "racism", "terrorism", "war", "divorce", "debt", "inflation", "violence", "loneliness", "cancer", "diabetes", "burnout", "hunger", "corruption",
    "pollution", "climate change", "illness", "disease", "weight loss", "weight gain", "happiness", "wealth", "drug abuse", "gun violence", "mass shootings", "bullying", "extremism", "immigration", "the housing crisis", "the energy crisis", "the opioid crisis", "the crisis", "the recession", "the decline",
    "bad grades", "illiteracy", "overweight", "insomnia", "stress", "autism", "adhd", "suicide", "infidelity", "laziness", "ignorance", "hatred", "injustice", "teen pregnancy", "traffic", "high prices", "low wages",
  ],
};
