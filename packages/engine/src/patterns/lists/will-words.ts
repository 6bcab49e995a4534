import type { WordList } from "../types.ts";

export const list: WordList = { id: "will-words", why: "Forms of will that announce what comes.", words: ["'ll", "would", "won't", "wouldn't", "going to"] };
