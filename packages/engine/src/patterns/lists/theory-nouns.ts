import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "theory-nouns",
  why: "Nouns of high theory.",
  words: [
    "hegemony", "discourse", "discourses", "praxis", "alterity", "subjectivity", "positionality", "intersectionality", "liminality",
    "performativity", "hermeneutics", "ontology", "epistemology", "dialectic", "dialectics",
    "problematic", "signifier", "signifiers", "signified", "imaginary", "assemblage", "reification", "governmentality", "biopolitics", "logics", "modality", "temporality", "subjectivities", "materiality", "affect", "aporia", "simulacra", "habitus", "intertextuality", "deconstruction", "coloniality", "otherness", "othering", "the other",
    "embodiment", "entanglement", "entanglements", "becoming", "ruptures", "erasure", "reflexivity", "critique",
  ],
};
