import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-verbs",
  why: "Verbs of corporate prose that name no action one could watch.",
  words: [
    "leverage~", "synergize~", "synergise~", "operationalize~", "operationalise~", "incentivize~", "incentivise~", "ideate~", "socialize~ the",
    "productize~", "productise~", "monetize~", "monetise~", "conceptualize~", "conceptualise~", "strategize~", "strategise~", "right size~",
    "future proof~", "futureproof~", "reimagine~", "supercharge~", "turbocharge~", "unlock~", "empower~", "democratize~", "democratise~", "revolutionize~",
    "revolutionise~", "disrupt~", "streamline~", "orchestrate~", "catalyze~", "catalyse~", "harness~", "co create~", "onboard~", "upskill~", "reskill~",
    "actualize~", "actualise~", "evangelize~", "champion~", "curate~", "architect~", "solutionize~", "hyperscale~", "scale up our", "maximize~",
    "maximise~", "optimize~", "optimise~", "amplify", "amplifies", "amplifying", "elevate~", "align~", "integrate~ our", "transform~", "accelerate~",
    "cultivate~", "spearhead~", "pivot~ to", "double down on", "drive~",
  ],
};
