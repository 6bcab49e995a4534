import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "theory-adjectives",
  why: "Adjectives of high theory, heavy when they come in rows.",
  words: [
    "hegemonic", "discursive", "ontological", "epistemic", "epistemological", "phenomenological", "hermeneutic", "dialectical", "intersectional",
    "postcolonial", "poststructural", "poststructuralist", "postmodern", "deconstructive", "performative", "liminal", "rhizomatic", "biopolitical",
    "neoliberal", "heteronormative", "cisheteronormative", "decolonial", "affective", "embodied", "libidinal", "psychoanalytic", "semiotic",
    "metanarrative", "logocentric", "phallocentric", "eurocentric", "posthuman", "posthumanist", "transgressive", "subaltern", "counterhegemonic",
    "agonistic", "immanent", "transcendental", "teleological", "ideological", "heterotopic", "spectral", "carceral", "necropolitical", "diasporic",
    "relational", "situated", "metaphysical", "dialogic", "axiological", "positionality", "autoethnographic", "sociomaterial", "polyvocal",
    "materialist", "normative", "emancipatory", "problematized", "reified",
  ],
};
