import type { GlossaryTerm } from "./glossary.ts";

/** How findings are made, and how they mislead. */
export const RESEARCH_TERMS: readonly GlossaryTerm[] = [
  {
    name: "Falsifiability",
    also: ["falsifiable", "unfalsifiable"],
    definition: "A claim is falsifiable if something could be observed that would show it to be false.",
    example: "“It will rain here tomorrow” can fail. “It will rain or not” can’t.",
    question: "What would we see if it were false?",
  },
  {
    name: "Correlation and causation",
    also: [
      "correlation",
      "causation",
      "correlation vs causation",
      "correlation versus causation",
      "correlation is not causation",
      "correlation does not imply causation",
      "correlation and causality",
    ],
    definition:
      "Two things are correlated when they vary together. That alone does not show that one causes the other: it may be the other way round, a third thing, or chance.",
    example: "Ice cream and drownings go up together. Summer brings both.",
    question: "What third thing could move both of them?",
  },
  {
    name: "Confounder",
    also: ["confounding", "confounding variable", "confounding factor", "lurking variable"],
    definition: "A third thing that has to do with both the supposed cause and the result, and so makes a link where there may be none.",
    example: "Coffee drinkers had more lung cancer, since many of them smoked.",
    question: "What else sets the two groups apart?",
  },
  {
    name: "Confidence interval",
    also: ["confidence intervals", "95% confidence interval"],
    definition:
      "A range around an estimate that shows how precise it is. With a 95 percent interval, the method would catch the true value in 95 of 100 such samples, if nothing else is wrong with them.",
    example: "“31 minutes (18 to 44)”: the data are compatible with 20 minutes, and with 40.",
    question: "How wide is it, and does it include no effect at all?",
  },
  {
    name: "Statistical significance",
    also: ["p-value", "p value", "p values", "significance", "statistically significant", "p < 0.05"],
    definition:
      "A result is called significant when such data, or more extreme ones, would be rare if there were no effect. The p-value says how rare. It does not say how large or important the effect is, nor how likely it is to be real.",
    example: "With a million people in a study, a difference of a few seconds can be significant.",
    question: "How large is the effect, and would it matter to anybody?",
  },
  {
    name: "Margin of error",
    also: ["sampling error"],
    definition:
      "How far a survey’s figure may be off by chance, because not everybody was asked; as a rule, 95 in 100 such surveys come that close. For the gap between two answers, it is up to twice as large.",
    example: "48 percent with a margin of 3 points: probably somewhere from 45 to 51.",
    question: "Is the difference larger than the margin?",
  },
  {
    name: "Sample size",
    also: ["sample"],
    definition: "How many were counted or asked. Few give a rough answer; many give a precise one, and a wrong one all the same if they were badly chosen.",
    example: "Ten neighbors say little about a city. Nor do 10,000 callers who chose to call.",
    question: "How many were there, and how were they chosen?",
  },
  {
    name: "Selection bias",
    also: ["sampling bias", "self-selection"],
    definition: "Those who were counted differ, by the way they came to be counted, from those one wants to know about.",
    example: "A gym asks its members whether they exercise.",
    question: "Who had no chance of being in the count?",
    lesson: "confirmation-bias",
  },
  {
    name: "Publication bias",
    also: ["file drawer problem", "file drawer effect"],
    definition: "Studies that found something get published more readily than those that found nothing, so what is printed looks stronger than what was found.",
    example: "Of ten trials, the two that worked are in the journals.",
    question: "Which studies were registered, and which of them appeared?",
  },
  {
    name: "Control group",
    also: ["controlled trial", "controls"],
    definition: "Those in a study who do not get what is tested. Without them nobody knows what would have happened anyway.",
    example: "Most colds are gone after a week, with the new tea or without it.",
    question: "Compared with whom?",
  },
  {
    name: "Randomized controlled trial",
    also: ["rct", "randomised controlled trial", "randomized trial", "randomization", "clinical trial"],
    definition: "A study that lets chance decide who gets the treatment and who does not, so that the groups differ by little else.",
    example: "A coin decides which half of the patients gets the new tablet.",
    question: "Who decided who got what?",
  },
  {
    name: "Double blind",
    also: ["double-blind", "blinding", "blinded", "double blind study", "blind study"],
    definition: "Neither those who are treated nor those who judge the result know who got what, so that hopes cannot color it.",
    example: "The nurse who asks about the pain has no list of who got the real tablet.",
    question: "Who knew, and could it have changed what they saw?",
  },
  {
    name: "Placebo effect",
    also: ["placebo"],
    definition:
      "A change for the better that comes with being treated, and not from what is in the treatment. In everyday use it also covers what would have got better by itself.",
    example: "Tablets of sugar lower the pain in some patients.",
    question: "How did those fare who got the empty tablet?",
  },
  {
    name: "Meta-analysis",
    also: ["metaanalysis", "meta analyses"],
    definition: "A calculation that puts the results of several studies together. It is as good as the studies that go in.",
    example: "Twelve small trials, weighed by size, give one estimate.",
    question: "Which studies were taken in, and which were left out?",
  },
  {
    name: "Systematic review",
    also: ["literature review"],
    definition:
      "A search for all studies on a question by a plan that was written down beforehand, and a judgment of what they show together. A literature review without such a plan can pick what it likes.",
    example: "Two readers go through 900 papers and say why 870 were left out.",
    question: "How was it decided what counts?",
  },
  {
    name: "Peer review",
    also: ["peer reviewed", "peer-reviewed", "peer-review"],
    definition: "Before a journal prints a paper, other experts in the field read it and say what is wrong with it. It catches some errors, and is no proof.",
    example: "Two reviewers ask for a further test before the paper appears.",
    question: "Did others find the same afterward?",
  },
  {
    name: "Primary source",
    also: ["primary sources", "original source", "secondary source", "primary and secondary sources"],
    definition: "Where something was first recorded: the law, the data, the letter, the witness. A secondary source speaks about it.",
    example: "The minutes of the council are primary; the news item about the meeting is secondary.",
    question: "Can I see the thing that they all refer to?",
    lesson: "citation-laundering",
  },
  {
    name: "Absolute and relative risk",
    also: ["absolute risk", "relative risk", "relative risk vs absolute risk"],
    definition: "A relative figure says by what share a risk changes; an absolute one says by how many people in how many.",
    example: "“Halved” can mean from 2 in 1,000 to 1 in 1,000.",
    question: "From what to what, in how many people?",
  },
  {
    name: "Simpson’s paradox",
    also: ["simpson paradox"],
    definition: "A tendency that holds in each of several groups can vanish or turn around when they are put together.",
    example: "One clinic does better with mild cases and with severe ones, and worse overall, since it takes most of the severe ones.",
    question: "How large are the groups that were put together?",
  },
  {
    name: "Pseudoscience",
    also: ["pseudo-science"],
    definition: "Something that dresses as science and does without its checks: no test that could fail, no correction when one does.",
    example: "A bracelet that “harmonizes energies,” with a diagram and no trial.",
    question: "Which result would have shown it to be wrong?",
  },
];
