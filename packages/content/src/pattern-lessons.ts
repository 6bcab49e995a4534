import type { Category } from "@candor/engine";
import { CATALOG } from "./catalog.ts";
import { lessonOfFamily } from "./family-lessons.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";
import type { CatalogRow } from "./schema.ts";
import { TECHNIQUE_ALIASES } from "./technique-aliases.ts";

const BY_CATEGORY: Record<Category, string> = {
  emotional: "emotional-framing",
  logical: "fallacies-overview",
  authority: "appeal-to-authority",
  consensus: "appeal-to-authority",
  framing: "narrative-framing",
  distraction: "red-herring",
  other: "detect-bullshit",
};

/** Techniques that one lesson explains by name, whichever family found the wording: the family's own lesson says nothing about them. */
export const EXPLAINED_BY_NAME: Readonly<Record<string, string>> = {
  "ad populum": "appeal-to-authority",
  "anecdotal evidence": "narrative-framing",
  "appeal to anger": "appeal-to-emotion",
  "appeal to fear": "appeal-to-emotion",
  "appeal to ignorance": "fallacies-overview",
  "appeal to pity": "appeal-to-emotion",
  "appeal to tradition": "fallacies-overview",
  bandwagon: "appeal-to-authority",
  "begging the question": "circular-reasoning",
  "black-and-white": "false-dichotomy",
  "burden of proof reversal": "fallacies-overview",
  clickbait: "emotional-framing",
  "conspiracy framing": "circular-reasoning",
  "curiosity gap": "emotional-framing",
  dehumanisation: "narrative-framing",
  euphemism: "jargon-overload",
  "false causality": "fallacies-overview",
  "guilt by association": "ad-hominem",
  "leading question": "confirmation-bias",
  "loaded question": "circular-reasoning",
  minimisation: "cognitive-dissonance",
  "no true scotsman": "circular-reasoning",
  "persuasion by rapport": "appeal-to-authority",
  "poisoning the well": "ad-hominem",
  repetition: "citation-laundering",
  scapegoating: "narrative-framing",
  "slippery slope": "fallacies-overview",
  "social proof": "appeal-to-authority",
  "thought-terminating cliche": "red-herring",
  "tu quoque": "ad-hominem",
  "us versus them": "narrative-framing",
  whataboutism: "red-herring",
};

/** Techniques that a lesson teaches without naming them, or more than the first that does: chosen by hand. */
const TAUGHT_UNNAMED: Readonly<Record<string, string>> = {
  "appeal to guilt": "appeal-to-emotion",
  "appeal to positive emotion": "appeal-to-emotion",
  "appeal to shame": "appeal-to-emotion",
  "appeal to vanity": "appeal-to-emotion",
  confirmshaming: "appeal-to-emotion",
  contradiction: "cognitive-dissonance",
  evasion: "red-herring",
  "guilt trip": "appeal-to-emotion",
  jargon: "jargon-overload",
  overclaiming: "why-certainty-sells",
  "playing the victim": "appeal-to-emotion",
  shaming: "appeal-to-emotion",
  smear: "ad-hominem",
  "social engineering": "false-urgency",
  "false consensus": "appeal-to-authority",
  "unnamed source": "citation-laundering",
  "weasel wording": "vagueness",
};

/** In the names of the taxonomy, whatever the lesson calls them. */
const techniquesOf = ({ id }: CatalogRow): readonly string[] => LESSON_DIGEST[id]?.techniques.map((name) => TECHNIQUE_ALIASES[name] ?? name) ?? [];

/**
 * The lesson to read with a pattern or what it found: the one on its technique (a lesson's own subject stands first, then what it explains by name), else the
 * family's, else one that names or teaches the technique, else the one that opens the category.
 */
export function lessonOfPattern({
  technique,
  family,
  category = "other",
}: {
  technique: string;
  family: string;
  category?: Category;
}): Pick<CatalogRow, "id" | "title" | "route"> | undefined {
  return (
    CATALOG.find((row) => techniquesOf(row)[0] === technique) ??
    CATALOG.find((row) => row.id === EXPLAINED_BY_NAME[technique]) ??
    lessonOfFamily(family) ??
    CATALOG.find((row) => row.id === TAUGHT_UNNAMED[technique]) ??
    CATALOG.find((row) => techniquesOf(row).includes(technique)) ??
    CATALOG.find((row) => row.id === BY_CATEGORY[category])
  );
}
