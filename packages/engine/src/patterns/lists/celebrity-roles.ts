import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "celebrity-roles",
  why: "People whose fame says nothing about the matter.",
  words: [
    "actor", "actress", "athlete", "basketball star", "beauty queen", "billionaire", "bestselling author", "best selling author", "blogger", "boxer",
    "celebrity", "celebrities", "champion", "chef", "comedian", "fashion model", "film star", "football player", "football star", "footballer",
    "hollywood star", "influencer", "model", "movie star", "music star", "olympian", "olympic champion", "podcaster", "podcast host", "pop star",
    "popstar", "prince", "princess", "quarterback", "rapper", "reality star", "rock star", "rockstar", "singer", "soap star", "sports star",
    "super model", "supermodel", "talk show host", "television star", "tennis star", "tv host", "tv personality", "tv star", "youtuber",
  ],
};
