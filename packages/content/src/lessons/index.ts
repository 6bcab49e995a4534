import type { Lesson } from "../schema.ts";

type Loader = () => Promise<Lesson>;

/** Content of each 4-step lesson, loaded on demand; one line a lesson. Pages of their own shape load theirs themselves. */
export const lessonLoaders: Readonly<Record<string, Loader>> = {
  "cognitive-dissonance": async () => (await import("./cognitive-dissonance.ts")).lesson,
  "confirmation-bias": async () => (await import("./confirmation-bias.ts")).lesson,
  "epistemic-humility": async () => (await import("./epistemic-humility.ts")).lesson,
  "mental-models": async () => (await import("./mental-models.ts")).lesson,
  "narrative-framing": async () => (await import("./narrative-framing.ts")).lesson,
  "why-certainty-sells": async () => (await import("./why-certainty-sells.ts")).lesson,
  "detect-bullshit": async () => (await import("./detect-bullshit.ts")).lesson,
  vagueness: async () => (await import("./vagueness.ts")).lesson,
  "emotional-framing": async () => (await import("./emotional-framing.ts")).lesson,
  "speculative-authority": async () => (await import("./speculative-authority.ts")).lesson,
  "citation-laundering": async () => (await import("./citation-laundering.ts")).lesson,
  "jargon-overload": async () => (await import("./jargon-overload.ts")).lesson,
  "false-urgency": async () => (await import("./false-urgency.ts")).lesson,
  "appeal-to-authority": async () => (await import("./appeal-to-authority.ts")).lesson,
  "appeal-to-emotion": async () => (await import("./appeal-to-emotion.ts")).lesson,
  "fallacies-overview": async () => (await import("./fallacies-overview.ts")).lesson,
  "false-dichotomy": async () => (await import("./false-dichotomy.ts")).lesson,
  "false-dilemma": async () => (await import("./false-dilemma.ts")).lesson,
  "red-herring": async () => (await import("./red-herring.ts")).lesson,
  "straw-man": async () => (await import("./straw-man.ts")).lesson,
  steelman: async () => (await import("./steelman.ts")).lesson,
  "ad-hominem": async () => (await import("./ad-hominem.ts")).lesson,
  "circular-reasoning": async () => (await import("./circular-reasoning.ts")).lesson,
  "ai-aware": async () => (await import("./ai-aware.ts")).lesson,
  "how-llms-bullshit": async () => (await import("./how-llms-bullshit.ts")).lesson,
  "become-ai-aware": async () => (await import("./become-ai-aware.ts")).lesson,
};
