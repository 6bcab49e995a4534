import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "wellness-words",
  why: "Words of wellness pages that stand for no measurable thing.",
  words: [
    "holistic", "vibrational", "energetic", "energetically", "detoxifying", "cleansing", "alkalizing", "alkalising", "ayurvedic", "high frequency",
    "plant powered", "biohacking", "biohacked", "adaptogenic", "superfood", "superfoods", "whole body", "intuitive", "ancestral", "shamanic",
    "sacred", "chakra", "chakras", "aura", "auric", "kundalini", "reiki", "manifestation", "manifesting", "ascension", "awakening", "alchemical",
    "alchemy", "cosmic", "somatic", "nervous system", "inner child", "shadow work", "embodied", "embodiment", "restorative", "regenerative",
    "cellular", "bioavailable", "bioidentical", "micronized", "nootropic", "toxin", "toxins", "lymphatic", "pineal", "crystal", "crystals",
    "breathwork", "grounding", "earthing", "starseed", "akashic", "5d", "frequency", "frequencies", "vibration", "vibrations", "quantum",
    "transmutation", "transmute", "lightworker", "lightworkers",
  ],
};
