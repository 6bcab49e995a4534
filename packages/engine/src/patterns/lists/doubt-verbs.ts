import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "doubt-verbs",
  why: "Wordings that sow doubt about a person or a source without a reason.",
  words: [
    "apparently unaware", "can anyone trust", "can we trust", "can we believe", "can we really believe", "can we really trust", "claim~ to care",
    "claim~ to know", "conveniently forget~", "expect~ us to believe", "expect~ us to trust", "has yet to explain", "have yet to explain",
    "not to be trusted", "pretend~ to care", "refuse~ to explain", "suppose~ to trust", "supposed experts", "want~ us to believe",
    "want~ you to believe", "want~ us to think", "want~ you to think", "would have us believe", "would have you believe", "would like us to believe",
    "would like you to believe", "self proclaimed", "self appointed", "so called", "supposedly",
  ],
};
