import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "therapy-words",
  why: "Clinical words that turn into weapons or fog in private talk.",
  words: [
    "gaslighting", "gaslit", "trauma bond", "trauma bonding", "trauma response", "triggered", "triggering", "toxic", "narcissist", "narcissistic",
    "boundaries", "holding space", "hold space", "emotional labor", "emotional labour", "love language", "attachment style", "avoidant",
    "anxious attachment", "codependent", "codependency", "inner child", "shadow work", "nervous system", "dysregulated", "projecting", "projection",
    "enmeshed", "enmeshment", "energy vampire", "self care", "healing journey", "my truth", "validate my", "invalidating", "unsafe", "red flag",
    "red flags", "emotionally unavailable", "stonewalling", "breadcrumbing", "weaponized", "weaponizing", "empath", "manifesting",
  ],
};
