/**
 * Standard names of techniques. The first 23 are MAFALDA's (Helwe and others, NAACL 2024), spelled as there;
 * the rest follow SemEval-2020 task 11, Mathur and others 2019 (dark patterns) and common usage.
 */
export const TECHNIQUES = [
  "appeal to positive emotion", "appeal to anger", "appeal to fear", "appeal to pity", "appeal to ridicule", "appeal to worse problems",
  "causal oversimplification", "circular reasoning", "equivocation", "false analogy", "false causality", "false dilemma",
  "hasty generalization", "slippery slope", "straw man", "fallacy of division",
  "ad hominem", "ad populum", "appeal to (false) authority", "appeal to nature", "appeal to tradition", "guilt by association", "tu quoque",
  "loaded language", "name calling", "exaggeration", "minimisation", "flag-waving", "slogan", "repetition", "doubt", "whataboutism", "red herring",
  "thought-terminating cliche", "bandwagon", "black-and-white", "obfuscation", "glittering generalities", "smear",
  "urgency", "scarcity", "social proof", "misdirection", "obstruction", "sneaking", "forced action", "confirmshaming",
  "guilt trip", "flattery", "shaming", "intimidation", "gaslighting", "evasion", "persuasion by rapport", "playing the victim", "playing the servant",
  "loaded question", "leading question", "just asking questions", "burden of proof reversal", "begging the question", "appeal to ignorance",
  "unnamed source", "data-less claim", "false precision", "implausible claim", "overclaiming", "speculation as fact", "false consensus",
  "moral disengagement", "euphemism", "jargon", "vagueness", "weasel wording", "curiosity gap", "clickbait", "listicle bait", "personal hook",
  "us versus them", "scapegoating", "dehumanisation", "conspiracy framing", "nostalgia", "cherry picking", "moving the goalposts", "no true scotsman",
  "special pleading", "sunk cost", "gambler's fallacy", "composition fallacy", "nirvana fallacy", "false balance", "contradiction",
  "anecdotal evidence", "narrative framing", "tone escalation", "humblebrag", "dog whistle", "poisoning the well", "appeal to novelty", "appeal to wealth",
  "appeal to force", "appeal to hypocrisy", "appeal to loyalty", "appeal to shame", "appeal to guilt", "appeal to vanity", "appeal to purity", "social engineering",
] as const;

export type Technique = (typeof TECHNIQUES)[number];
