import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "theory-nouns",
  why: "Nouns of high theory.",
  words: [
    "hegemony", "discourse", "discourses", "praxis", "alterity", "subjectivity", "subjectivities", "positionality", "intersectionality", "liminality",
    "performativity", "hermeneutics", "ontology", "ontologies", "epistemology", "epistemologies", "dialectic", "dialectics", "problematics",
    "problematic", "signifier", "signifiers", "signified", "jouissance", "imaginaries", "imaginary", "assemblage", "assemblages", "reification",
    "interpellation", "governmentality", "biopolitics", "biopower", "logics", "modalities", "modality", "temporalities", "temporality",
    "spatialities", "materiality", "materialities", "corporeality", "affect", "aporia", "simulacra", "simulacrum", "habitus", "metanarratives",
    "narrativity", "textuality", "intertextuality", "deconstruction", "decoloniality", "coloniality", "otherness", "othering", "the other",
    "embodiment", "entanglement", "entanglements", "becoming", "ruptures", "erasure", "knowledges", "situatedness", "reflexivity", "critique",
  ],
};
