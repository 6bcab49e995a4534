import type { WordList } from "../types.ts";

export const list: WordList = { id: "be-forms", why: "Forms of to be, where number and tense change nothing.", words: ["is", "was", "are", "were"] };
