import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "shock-adjectives",
  why: "Adjectives that announce the reader's shock instead of the fact",
  words: [
    "shocking", "horrifying", "terrifying", "disturbing", "sickening", "chilling", "alarming", "scary", "explosive", "jaw dropping", "mind blowing",
    "heartbreaking", "disgusting", "outrageous", "gut wrenching", "creepy", "sinister", "unsettling", "bombshell", "damning", "stunning",
    "nauseating", "gruesome", "frightening", "appalling", "dirty", "dark", "ugly",
  ],
};
