import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "unnamed-experts",
  why: "People in the plural whose authority is borrowed without saying who they are.",
  words: [
    "experts", "scientists", "researchers", "doctors", "physicians", "economists", "historians", "psychologists", "nutritionists", "analysts",
    "scholars", "academics", "specialists", "psychiatrists", "neuroscientists", "biologists", "physicists", "chemists", "engineers",
    "epidemiologists", "climatologists", "sociologists", "lawyers", "surgeons", "cardiologists", "dermatologists", "dentists",
    "vets", "therapists", "nurses", "pediatricians", "astronomers", "archaeologists", "geologists",
    "investors", "traders", "strategists", "pollsters", "insiders", "educators", "professors", "pharmacists", "oncologists", "geneticists",
    "futurists",
  ],
};
