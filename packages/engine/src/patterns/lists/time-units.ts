import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "time-units",
  why: "Units in which countdowns, pop-ups and promises tell the time",
  words: ["second", "seconds", "sec", "secs", "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs", "day", "days", "week", "weeks"],
};
