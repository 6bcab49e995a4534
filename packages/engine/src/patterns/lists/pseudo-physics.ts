import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "pseudo-physics",
  why: "Borrowed or invented terms of physics in talk of health and mind.",
  words: [
    "scalar wave", "scalar waves", "scalar energy", "torsion field", "torsion fields", "zero point energy", "zero point field", "quantum healing",
    "quantum wellness", "quantum consciousness", "quantum manifestation", "quantum jumping", "quantum medicine", "quantum therapy", "quantum touch",
    "quantum alignment", "quantum nutrition", "quantum frequency", "quantum frequencies", "quantum vibration", "quantum vibrations", "quantum activation",
    "quantum biofeedback", "quantum coaching", "quantum leap technique", "quantum dna", "structured water", "hexagonal water", "living water molecules",
    "vortexed water", "energized water", "energised water", "orgone", "orgonite", "bioenergetic field", "bio energetic", "biofield", "biofield tuning",
    "biofield energy", "subtle energy", "subtle energies", "subtle energy field", "morphic field", "morphogenetic field", "light body", "light codes",
    "merkaba", "torus field", "toroidal energy", "solfeggio", "solfeggio frequency", "solfeggio frequencies", "528 hz", "432 hz", "life force energy",
    "vital force energy", "etheric body", "etheric field", "astral frequency", "cellular frequency", "cellular vibration", "crystalline dna",
    "12 strand dna", "twelve strand dna", "dna activation", "dna reprogramming", "dna recoding", "schumann healing", "pyramid energy",
    "crystal grid energy", "emf harmonizer", "emf harmoniser", "frequency healing", "vibrational medicine", "vibrational healing", "energy medicine",
    "energetic imprint", "energetic signature", "homeopathic resonance", "plasma energy healing", "tachyon energy", "tachyonized", "med bed", "med beds",
    "radionics", "water memory",
  ],
};
