import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buy-verbs",
  why: "What an offer tells the reader to do",
  words: [
    "act",
    "apply",
    "book",
    "buy",
    "call",
    "checkout",
    "claim",
    "click",
    "donate",
    "get",
    "grab",
    "invest",
    "join",
    "order",
    "register",
    "reserve",
    "save",
    "secure",
    "shop",
    "sign up",
    "subscribe",
  ],
};
