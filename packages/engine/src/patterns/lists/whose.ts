import type { WordList } from "../types.ts";

export const list: WordList = { id: "whose", why: "Possessives, when it does not matter whose.", words: ["my", "your", "our", "his", "her", "their"] };
