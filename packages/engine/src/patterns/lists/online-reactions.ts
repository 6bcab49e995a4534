import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "online-reactions",
  why: "What headlines say that \"the internet\" does when some people have posted something.",
  words: [
    "losing it", "losing their minds", "losing their shit", "lost their minds", "lost it over", "freaking out", "going crazy", "going nuts",
    "went crazy", "obsessed with", "obsessing over", "can't even", "can't handle", "can't cope", "can't stop", "can't get over", "can't get enough",
    "cannot stop", "not happy about", "not here for", "here for it", "roasting", "roasted", "trolling", "trolled", "swooning", "shook",
    "fell in love with", "falling in love with", "weigh in", "has a lot of feelings", "have feelings about", "have questions", "in tears over",
    "are loving",
  ],
};
