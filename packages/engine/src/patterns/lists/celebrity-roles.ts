import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "celebrity-roles",
  why: "People whose fame says nothing about the matter.",
  words: [
    "actor", "actress", "athlete", "billionaire", "blogger", "boxer", "celebrity", "celebrities", "champion", "chef", "comedian", "film star",
    "football player", "footballer", "influencer", "model", "olympian", "olympic champion", "podcaster", "podcast host", "pop star", "popstar",
    "prince", "princess", "quarterback", "rapper", "rock star", "rockstar", "singer", "super model", "supermodel", "talk show host", "tv host",
    "tv star", "youtuber",
  ],
};
