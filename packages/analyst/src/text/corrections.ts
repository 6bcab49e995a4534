import { anyOf } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

const WHAT = "(?:report|article|story|version|statement|post|figures?|numbers?|counts?|claims?|data|headline|estimates?|paper|study|results?)";
/** “The dog was withdrawn from the race” and “she corrected the tests” correct nothing that the text says. */
const CORRECTS = anyOf(
  /\bcorrections?(?=:)|\b(?:a|the|this|our) correction\b|\bin an earlier version\b|\bwe (?:have )?(?:corrected|retracted)\b|\bretract(?:ed|ion|s)\b/i,
  new RegExp(`\\b(?:corrected|revised|withdr(?:ew|awn)) (?:the|its|his|her|their|our|that|this) (?:\\w+ )?${WHAT}\\b`, "i"),
  new RegExp(`\\b${WHAT} (?:was|were|is|are|has been|have been) (?:since |later |now )?(?:corrected|revised|withdrawn|wrong|not true)\\b`, "i"),
);

/** The sentences in which a text corrects what it, or somebody in it, said before, in its order. */
export const correctionsIn = (text: string): Sentence[] => bodyOf(text).filter((s) => CORRECTS.test(s.text));
