import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "patriotic-words",
  why: "Words that wrap a claim in the nation.",
  words: [
    "every true patriot", "fatherland", "god given rights", "great nation", "heartland", "land of the free", "love this country", "love our country",
    "motherland", "nation 's honor", "our brave men and women", "our brave troops", "our country back", "our flag", "our forefathers",
    "our nation 's soul", "our troops", "our veterans", "our way of life", "patriotic", "patriotic duty", "patriotism", "real patriots",
    "soul of our nation", "soul of the nation", "spirit of our people", "traditional values", "unpatriotic", "will of the people", "a patriot",
  ],
};
