import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "man-or-child",
  why: "How a grown person is called when made small.",
  words: ["man", "woman", "boy", "girl", "kid", "child", "teenager", "baby", "lady", "thing", "fool", "bastard"],
};
