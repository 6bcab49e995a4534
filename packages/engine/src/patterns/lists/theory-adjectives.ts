import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "theory-adjectives",
  why: "Adjectives of high theory, heavy when they come in rows.",
  words: [
    "hegemonic", "discursive", "ontological", "epistemic", "epistemological", "phenomenological", "hermeneutic", "dialectical", "intersectional",
    "postcolonial", "poststructural", "postmodern", "performative", "liminal", "biopolitical",
    "neoliberal", "heteronormative", "decolonial", "affective", "embodied", "psychoanalytic", "semiotic", "eurocentric", "posthuman", "transgressive", "subaltern", "transcendental", "teleological", "ideological", "spectral", "carceral", "diasporic",
    "relational", "situated", "metaphysical",
    "materialist", "normative", "emancipatory",
  ],
};
