import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "online-reactions",
  why: "What headlines say that \"the internet\" does when some people have posted something.",
  words: [
    "losing it", "losing their minds", "losing their shit", "losing its mind", "lost their minds", "lost it over", "lost its mind", "freaking out", "freaked out", "freaks out", "going crazy", "going wild", "going nuts", "going bananas", "went crazy",
    "went wild", "went nuts", "went insane", "obsessed with", "obsessed over", "obsessing over", "can't even", "can't handle", "can't cope", "can't deal", "can't stop", "can't get over", "can't get enough", "cannot handle", "cannot cope",
    "cannot stop", "can not handle", "not having it", "not happy about", "not okay", "not here for", "here for it", "roasting", "roasted", "trolling", "trolled", "drooling over", "swooning", "shook", "melting down", "fell in love with", "falling in love with", "weighs in", "weigh in",
    "has feelings about", "has a lot of feelings", "have feelings about", "has questions", "have questions", "having a field day", "had a field day", "in tears over", "is living for", "are living for", "is loving", "are loving", "responded perfectly", "reacted perfectly", "is divided over", "are divided over",
  ],
};
