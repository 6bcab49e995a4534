import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "sensation-compounds",
  why: "Compounds of a part of the body and a shock to it",
  words: ["jaw dropping", "mind blowing", "blood curdling", "gut wrenching"],
};
