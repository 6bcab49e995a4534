import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "pity-words",
  why: "Words that call up pity for someone before the case is made.",
  words: [
    "anguish", "brokenhearted", "defenseless", "defenceless", "destitute", "downtrodden", "forsaken", "grieving", "heartbreak", "heartbreaking",
    "heartbroken", "heartrending", "gut wrenching", "helpless", "helplessly", "hopeless", "innocent babies", "innocent children", "innocent lives",
    "lonely", "mistreated", "orphaned", "pitiful", "sobbing", "starving", "starving children", "tearful", "tears in his eyes", "tears in her eyes",
    "tears in their eyes", "tragic", "tragically", "unloved", "voiceless", "weeping", "wretched",
  ],
};
