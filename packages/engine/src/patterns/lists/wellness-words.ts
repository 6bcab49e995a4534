import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "wellness-words",
  why: "Words of wellness pages that stand for no measurable thing.",
  words: [
    "holistic", "vibrational", "energetic", "energetically", "detoxifying", "cleansing", "alkalizing", "alkalising", "ayurvedic", "high vibration",
    "high frequency", "high vibe", "plant powered", "biohacking", "biohacked", "adaptogenic", "superfood", "superfoods", "whole body", "mind body",
    "mind body spirit", "soul aligned", "heart centered", "heart centred", "intuitive", "ancestral", "shamanic", "divine feminine", "divine masculine",
    "sacred", "chakra", "chakras", "aura", "auric", "kundalini", "reiki", "manifestation", "manifesting", "ascension", "awakening", "alchemical",
    "alchemy", "cosmic", "somatic", "trauma informed", "nervous system", "inner child", "shadow work", "embodied", "embodiment", "restorative",
    "regenerative", "cellular", "bioavailable", "bio identical", "bioidentical", "micronized", "nootropic", "anti inflammatory", "gut healing",
    "hormone balancing", "immune boosting", "toxin", "toxins", "parasite cleanse", "lymphatic", "pineal", "third eye", "crystal", "crystals", "moon cycle",
    "breathwork", "grounding", "earthing", "light language", "starseed", "akashic", "5d", "fifth dimension", "fifth dimensional", "frequency",
    "frequencies", "vibration", "vibrations", "quantum", "transmutation", "transmute", "lightworker", "lightworkers",
  ],
};
