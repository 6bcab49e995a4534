/** The education area as specification 2 prints it; nothing is imported from the app. */

/** Route and heading of the lessons with four steps, and their keys where those differ from the last part of the route. */
export const FOUR_STEPS: readonly (readonly [route: string, title: string, key?: string])[] = [
  ["/educate/cognitive-dissonance", "Cognitive Dissonance"], ["/educate/confirmation-bias", "Confirmation Bias"], ["/educate/epistemic-humility", "Epistemic Humility"],
  ["/educate/mental-models", "Mental Models"], ["/educate/narrative-framing", "Narrative Framing"], ["/educate/why-certainty-sells", "Why Certainty Sells"],
  ["/educate/detect-bullshit", "How to Detect Bullshit"], ["/educate/jargon-overload", "Jargon Overload"], ["/educate/false-urgency", "False Urgency"],
  ["/educate/vagueness", "Vagueness"], ["/educate/emotional-framing", "Emotional Framing"], ["/educate/speculative-authority", "Speculative Authority"],
  ["/educate/how-llms-bullshit", "How LLMs Bullshit"], ["/educate/ai-aware", "AI Awareness"], ["/educate/bullshit-types/citation-laundering", "Citation Laundering"],
  ["/educate/become-ai-aware", "Become AI Aware"], ["/educate/appeal-to-authority", "Appeal to Authority"], ["/educate/appeal-to-emotion", "Appeal to Emotion"],
  ["/educate/fallacies-overview", "Logical Fallacies Overview"], ["/educate/false-dichotomy", "False Dichotomy"], ["/educate/false-dilemma", "False Dilemma"],
  ["/educate/red-herring", "Red Herring"], ["/educate/straw-man", "Straw Man"], ["/educate/steelman", "Steelman"], ["/educate/ad-hominem", "Ad Hominem"],
  ["/educate/circular-reasoning", "Circular Reasoning"],
];

export const LISTS: readonly (readonly [route: string, heading: RegExp, ids: readonly string[], footer?: string])[] = [
  ["/educate/epistemic-foundations", /Epistemic Foundations/, ["clarity-signals", "certainty-vs-trust", "cognitive-dissonance", "confirmation-bias", "epistemic-humility", "mental-models", "narrative-framing", "why-certainty-sells"], "Lessons will be activated as content is integrated"],
  ["/educate/bullshit-detection", /Bullshit Detection/, ["detect-bullshit", "vagueness", "emotional-framing", "speculative-authority", "bullshit-types/citation-laundering", "jargon-overload", "false-urgency", "appeal-to-authority", "appeal-to-emotion"]],
  ["/educate/logical-fallacies", /Logical Fallacies/, ["fallacies-overview", "false-dichotomy", "false-dilemma", "red-herring", "straw-man", "steelman", "ad-hominem", "circular-reasoning"]],
  ["/educate/ai-awareness", /AI Awareness Hub/, ["ai-aware", "how-llms-bullshit", "become-ai-aware", "ai-behavior-patterns"]],
  ["/educate/advanced-practice", /Advanced Practice/, ["epistemic-sandbox", "narrative-framing-analysis"], "Advanced lessons will be activated as content is integrated"],
];

/** Every key that a progress record may hold, as section 3 lists them. */
export const PROGRESS_KEYS = [
  "epistemic-sandbox", "clarity-signals", "certainty-vs-trust", "cognitive-dissonance", "confirmation-bias", "epistemic-humility", "mental-models", "narrative-framing", "why-certainty-sells", "detect-bullshit",
  "jargon-overload", "false-urgency", "vagueness", "emotional-framing", "speculative-authority", "how-llms-bullshit", "ai-aware", "citation-laundering", "appeal-to-authority", "appeal-to-emotion",
  "fallacies-overview", "false-dichotomy", "false-dilemma", "red-herring", "straw-man", "steelman", "ad-hominem", "circular-reasoning", "become-ai-aware", "narrative-framing-analysis",
];
