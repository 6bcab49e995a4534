import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "patriotic-words",
  why: "Words that wrap a claim in the nation.",
  words: [
    "every patriot", "every true patriot", "fatherland", "flag waving", "founding fathers", "glorious nation", "god bless our", "god given rights",
    "great nation", "greatest country", "greatest nation", "heartland", "heroes in uniform", "land of the free", "love this country",
    "love our country", "loves this country", "loves our country", "love of country", "mother country", "motherland", "my fellow citizens",
    "nation 's honor", "nation 's honour", "nation 's greatness", "national greatness", "national pride", "national rebirth", "our ancestors fought",
    "our beloved country", "our beloved nation", "our boys in uniform", "our brave men and women", "our brave soldiers", "our brave troops",
    "our country back", "our country first", "our fighting men", "our flag", "our forefathers", "our glorious", "our great country",
    "our great nation", "our great people", "our heroes", "our heroic", "our homeland", "our nation 's soul", "our soil", "our sovereignty",
    "our troops", "our veterans", "our way of life", "patriotic", "patriotic duty", "patriotism", "pride of the nation", "pride of our nation",
    "proud nation", "proud people", "real patriots", "red blooded", "sacred soil", "soul of our nation", "soul of the nation", "spirit of our people",
    "sons and daughters of this nation", "traditional values", "true patriots", "unpatriotic", "will of the people", "hard working citizens",
    "ordinary hard working people", "a patriot", "fellow patriots",
  ],
};
