import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "bought",
  why: "What a pop-up says that others have just done",
  words: ["bought", "purchased", "ordered", "booked", "sold", "claimed", "reserved", "joined", "signed up"],
};
