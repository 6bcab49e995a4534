import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-verbs",
  why: "Verbs of corporate prose that name no action one could watch.",
  words: [
    "leverage~", "synergize~", "synergise~", "operationalize~", "operationalise~", "incentivize~", "incentivise~", "ideate~", "monetize~", "conceptualize~", "strategise~", "right size~", "futureproof~",
    "reimagine~", "supercharge~", "turbocharge~", "unlock~", "empower~", "democratize~", "democratise~", "revolutionize~", "revolutionise~",
    "disrupt~", "streamline~", "orchestrate~", "catalyse~", "harness~", "onboard~", "upskill~", "reskill~",
    "evangelize~", "champion~", "curate~", "architect~", "scale up our", "maximize~", "maximise~", "optimize~",
    "optimise~", "amplify", "amplifies", "amplifying", "elevate~", "align~", "transform~", "accelerate~", "cultivate~", "spearhead~", "drive~",
  ],
};
