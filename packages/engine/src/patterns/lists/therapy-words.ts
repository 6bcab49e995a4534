import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "therapy-words",
  why: "Clinical words that turn into weapons or fog in private talk.",
  words: [
    "gaslighting",
    "gaslit",
    "narcissist",
    "narcissistic",
    "anxious attachment",
    "codependent",
    "codependency",
    "inner child",
    "shadow work",
    "enmeshment",
    "my truth",
    "red flag",
    "red flags",
    "breadcrumbing",
    "empath",
    "my boundaries",
    "my nervous system",
  ],
};
