import type { CatalogRow, CategoryId } from "./schema.ts";

export interface Category {
  id: CategoryId;
  /** The name on the hub card. */
  title: string;
  /** The heading of the category page. */
  heading: string;
  description: string;
  route: string;
  /** Specification 1 §2, category lists. */
  footer?: string;
}

/** The five categories, in the order of the hub (specification 1 §2). */
export const CATEGORIES: readonly Category[] = [
  {
    id: "epistemic-foundations",
    title: "Epistemic Foundations",
    heading: "Epistemic Foundations",
    description: "What it means to know something, how sure to be, and why certainty is so persuasive.",
    route: "/educate/epistemic-foundations",
    footer: "Lessons will be activated as content is integrated",
  },
  {
    id: "bullshit-detection",
    title: "Bullshit Detection",
    heading: "Bullshit Detection",
    description: "Vague words, borrowed authority, false urgency: the wording that sounds like substance.",
    route: "/educate/bullshit-detection",
  },
  {
    id: "logical-fallacies",
    title: "Logical Fallacies",
    heading: "Logical Fallacies",
    description: "Steps that do not follow, and how to answer them fairly.",
    route: "/educate/logical-fallacies",
  },
  {
    id: "ai-awareness",
    title: "AI Awareness",
    heading: "AI Awareness Hub",
    description: "Why language models sound sure, and how to read them with care.",
    route: "/educate/ai-awareness",
  },
  {
    id: "advanced-practice",
    title: "Advanced Practice",
    heading: "Advanced Practice",
    description: "Write, be assessed, and compare your reading with an expert’s.",
    route: "/educate/advanced-practice",
    footer: "Advanced lessons will be activated as content is integrated",
  },
];

const row = (category: CategoryId, id: string, title: string, description: string, extra: Partial<CatalogRow> = {}): CatalogRow => ({
  id,
  title,
  description,
  route: `/educate/${id}`,
  category,
  available: true,
  progressKey: id,
  kind: "steps",
  ...extra,
});

/** Every lesson and page that a category lists, in the order of its list (specification 1 §2). */
export const CATALOG: readonly CatalogRow[] = [
  row("epistemic-foundations", "clarity-signals", "Clarity Signals", "Four signals that say how a sentence is meant to be heard, and when to use them.", {
    kind: "clarity-signals",
  }),
  row(
    "epistemic-foundations",
    "certainty-vs-trust",
    "Why Certainty Sells, But Trust Wins",
    "Sounding sure wins the hour; being right about how sure to be wins the year.",
    { kind: "certainty-vs-trust" },
  ),
  row(
    "epistemic-foundations",
    "cognitive-dissonance",
    "Cognitive Dissonance",
    "Why the mind bends the facts before it bends the self, and how to let both stand.",
  ),
  row("epistemic-foundations", "confirmation-bias", "Confirmation Bias", "How looking for support finds it, and how to look for what would prove you wrong."),
  row("epistemic-foundations", "epistemic-humility", "Epistemic Humility", "Saying how sure you are, and why, without going vague."),
  row("epistemic-foundations", "mental-models", "Mental Models", "Small pictures of how things work: what each shows, and what each leaves out."),
  row("epistemic-foundations", "narrative-framing", "Narrative Framing", "The same facts in four stories, and how to hear the frame before the conclusion."),
  row("epistemic-foundations", "why-certainty-sells", "Why Certainty Sells", "What confidence does to a listener, and how to ask for the reasons behind it."),
  row("bullshit-detection", "detect-bullshit", "How to Detect Bullshit", "A way of reading for talk that does not care whether it is true."),
  row("bullshit-detection", "vagueness", "Vagueness", "Words that agree with everyone, and the question that makes them choose."),
  row("bullshit-detection", "emotional-framing", "Emotional Framing", "When a feeling is evidence, when it stands in for it, and how to tell."),
  row("bullshit-detection", "speculative-authority", "Speculative Authority", "Guesses in a lab coat: how could-be turns into is, and who vouched for it."),
  row("bullshit-detection", "citation-laundering", "Citation Laundering", "How a claim gets clean by being repeated, and how to walk it back to its source.", {
    route: "/educate/bullshit-types/citation-laundering",
  }),
  row("bullshit-detection", "jargon-overload", "Jargon Overload", "When technical words carry meaning, and when they carry only weight."),
  row("bullshit-detection", "false-urgency", "False Urgency", "Deadlines that exist to stop you thinking, and deadlines that are simply true."),
  row("bullshit-detection", "appeal-to-authority", "Appeal to Authority", "When leaning on an expert is wise, and when the name does the arguing."),
  row(
    "bullshit-detection",
    "appeal-to-emotion",
    "Appeal to Emotion",
    "Pity, fear, pride and anger as reasons: which questions they answer and which they do not.",
  ),
  row("logical-fallacies", "fallacies-overview", "Logical Fallacies Overview", "A map of bad steps in reasoning, and the good steps they resemble."),
  row("logical-fallacies", "false-dichotomy", "False Dichotomy", "A spectrum cut in two, with only the ends on sale."),
  row("logical-fallacies", "false-dilemma", "False Dilemma", "Two doors shown, and the others hidden behind the curtain."),
  row("logical-fallacies", "red-herring", "Red Herring", "A change of subject that feels like an answer, and the phrase that ends the talk."),
  row("logical-fallacies", "straw-man", "Straw Man", "Beating a position that nobody holds."),
  row("logical-fallacies", "steelman", "Steelman", "Stating the other side so well that they would thank you, before you answer."),
  row("logical-fallacies", "ad-hominem", "Ad Hominem", "The person instead of the point, and the cases where the person is the point."),
  row("logical-fallacies", "circular-reasoning", "Circular Reasoning", "Conclusions that lean on themselves, in loops short and long."),
  row("ai-awareness", "ai-aware", "AI Awareness", "What a language model does when it answers, and what that means for your trust."),
  row("ai-awareness", "how-llms-bullshit", "How LLMs Bullshit", "Fluent, plausible, unchecked: the ways a model goes wrong, and how each looks."),
  row("ai-awareness", "become-ai-aware", "Become AI Aware", "Habits for working with an assistant: check, compare, and keep your own judgment in hand."),
  row(
    "ai-awareness",
    "ai-behavior-patterns",
    "AI Behavior Patterns",
    "Stories of assistants that got it wrong, and a few that got it right, with what each one teaches.",
    { kind: "stories", progressKey: null },
  ),
  row("advanced-practice", "epistemic-sandbox", "Epistemic Sandbox", "Five open exercises in saying what you know and how you know it.", {
    kind: "sandbox",
    type: "practice",
  }),
  row(
    "advanced-practice",
    "narrative-framing-analysis",
    "Narrative Framing Analysis",
    "Spot the frame, rebuild the other perspectives, and write one that resists.",
    { kind: "framing-analysis", type: "assessment" },
  ),
];
