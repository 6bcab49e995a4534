import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "proof-words",
  why: "Words for the step from one thing to its supposed consequence.",
  words: [
    "and that proves", "and this proves", "ergo", "it must", "it must be", "it must mean", "must be", "obviously", "proof enough", "proof positive",
    "proof that", "so obviously", "so of course", "so that means", "that 's proof", "that's proof", "that's how i know", "that's how you know",
    "that 's why", "that's why", "that means", "that must mean", "that proves", "that shows", "that just goes to show", "therefore", "this is proof",
    "this means", "this proves", "this shows", "thus", "which proves", "which shows", "goes to show",
  ],
};
