import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "pity-words",
  why: "Words that call up pity for someone before the case is made.",
  words: [
    "anguish", "broken hearted", "brokenhearted", "crying mother~", "defenseless", "defenceless", "desperate plea", "destitute", "devastated family",
    "downtrodden", "forgotten by", "forsaken", "grieving", "heartbreak", "heartbreaking", "heartbroken", "heartrending", "heart wrenching",
    "gut wrenching", "helpless", "helplessly", "hopeless", "homeless orphan~", "innocent babies", "innocent children", "innocent lives", "lonely",
    "mistreated", "orphaned", "pitiful", "pleading eyes", "poor little", "poor old", "poor soul~", "precious little", "sobbing", "starving",
    "starving children", "suffering souls", "tear jerking", "tearful", "tears in his eyes", "tears in her eyes", "tears in their eyes",
    "tears streaming", "tragic", "tragically", "unloved", "voiceless", "weeping", "widow~ and orphan~", "wounded soul~", "wretched",
  ],
};
