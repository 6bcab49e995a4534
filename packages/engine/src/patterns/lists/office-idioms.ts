import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "office-idioms",
  why: "Set phrases of meetings and memos.",
  words: [
    "circle back", "touch base", "low hanging fruit", "move the needle", "moves the needle", "moving the needle", "boil the ocean", "deep dive",
    "push the envelope", "pushing the envelope", "raise the bar", "raising the bar", "paradigm shift", "synergy", "synergies", "synergize", "ideate",
    "ideation", "mindshare", "learnings", "game changer", "thought leaders", "thought leadership", "wheelhouse", "lean into", "people first",
    "quick wins", "going forward we",
  ],
};
