import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "unnamed-experts",
  why: "People in the plural whose authority is borrowed without saying who they are.",
  words: [
    "experts", "scientists", "researchers", "doctors", "physicians", "economists", "historians", "psychologists", "nutritionists", "analysts", "scholars",
    "academics", "specialists", "psychiatrists", "neuroscientists", "biologists", "physicists", "chemists", "engineers", "virologists", "epidemiologists",
    "climatologists", "sociologists", "criminologists", "lawyers", "constitutional lawyers", "surgeons", "cardiologists", "dermatologists", "dentists", "vets",
    "dietitians", "therapists", "relationship coaches", "sleep coaches", "nurses", "pediatricians", "paediatricians", "sexologists", "astronomers", "archaeologists",
    "geologists", "investors", "traders", "fund managers", "strategists", "pollsters", "insiders", "veteran observers", "educators", "professors", "pharmacists",
    "oncologists", "geneticists", "futurists", "technologists", "military strategists", "intelligence analysts", "body language specialists", "industry watchers",
  ],
};
