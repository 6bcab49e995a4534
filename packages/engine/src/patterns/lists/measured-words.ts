import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "measured-words",
  why: "Words that say a figure was counted or measured by somebody.",
  words: [
    "survey", "surveys", "surveyed", "poll", "polled", "census", "study", "trial", "trials", "sample", "measured", "counted", "recorded", "registered",
    "audit", "index", "benchmark", "benchmarks", "questionnaire", "respondents", "participants", "election", "votes", "turnout", "published",
    "according to", "on average", "margin of error",
  ],
};
