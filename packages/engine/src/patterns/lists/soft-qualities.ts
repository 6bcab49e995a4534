import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "soft-qualities",
  why: "Good things about people that no scale measures.",
  words: [
    "happier", "happiness", "happy", "confidence", "confident", "creativity", "creative", "focus", "focused", "charisma", "charismatic", "persuasive",
    "motivated", "motivation", "loyal", "loyalty", "attractive", "success", "successful", "calmer", "smarter", "relaxed", "youthful", "morale",
    "joy", "love",
  ],
};
