import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "wellness-words",
  why: "Words of wellness pages that stand for no measurable thing.",
  words: [
    "holistic", "vibrational", "energetic", "detoxifying", "cleansing", "ayurvedic", "high frequency",
    "plant powered", "biohacking", "adaptogenic", "kundalini", "superfood", "superfoods", "whole body", "intuitive", "ancestral", "shamanic",
    "sacred", "chakra", "chakras", "aura", "reiki", "manifestation", "manifesting", "ascension", "awakening", "alchemical", "cosmic", "somatic", "nervous system", "inner child", "shadow work", "embodied", "embodiment", "restorative", "regenerative",
    "cellular", "bioavailable", "nootropic", "toxin", "toxins", "lymphatic", "pineal", "crystal", "crystals",
    "breathwork", "grounding", "earthing", "starseed", "5d", "frequency", "frequencies", "vibration", "vibrations", "quantum",
  ],
};
