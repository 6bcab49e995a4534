import type { ExpertPattern } from "../types.ts";

const BLOM = "Blom and Hansen, Click Bait: Forward-Reference as Lure in Online News Headlines (2015)";
const CHAKRABORTY = "Chakraborty and others, Stop Clickbait (2016)";
const LOEWENSTEIN = "Loewenstein, The Psychology of Curiosity (1994)";

/** Headline forms that only the shape of the line shows (vx-mp01). */
export const patterns: readonly ExpertPattern[] = [
  {
    id: "vx-mp01-click-form-plain",
    name: "Stacks the lures of a click headline",
    category: "other",
    technique: "clickbait",
    severity: "medium",
    confidence: 0.63,
    sophistication: "basic",
    phrases: [],
    detector: "headline",
    description:
      "A line with a capital on every word that uses three or more lures of click sites at once: it counts, promises a list, points, asks, addresses, insists or chats.",
    rationale: "Several lures stand in one short line. They sell the click and leave little room for what the piece says.",
    question: "What would the line say as one plain sentence?",
    rewording: "How to store fresh herbs so that they keep for a week.",
    mechanism: "Each lure opens a small gap of curiosity or self-interest; together they make scrolling past feel like a loss.",
    source: CHAKRABORTY,
    fires: ["17 Things You Only Know If Your Best Friend Is A Goat", "This Is Exactly How You Should Fold A Fitted Sheet"],
    allows: ["This is how the council folded the budget into a single sheet", "Council Folds Two Budgets Into One After a Long Night of Talks"],
  },
  {
    id: "vx-mp01-click-form",
    name: "Takes the form of a click headline",
    category: "other",
    technique: "clickbait",
    severity: "medium",
    confidence: 0.57,
    sophistication: "basic",
    phrases: [],
    detector: "headline",
    description: "A line with a capital on every word that uses two lures of click sites: it counts, points, asks, addresses, insists or chats.",
    rationale: "The line is built to be clicked more than to inform. What the piece reports stays open until you open it.",
    question: "Which fact does the line give away?",
    rewording: "A baker from the harbor sells bread from a boat.",
    mechanism: "An open gap in what we know itches, and the click promises to close it.",
    source: LOEWENSTEIN,
    fires: ["This Baker Sells Bread From A Boat And The Fans Approve", "Which Garden Tool Matches Your Mood On A Monday"],
    allows: ["Bakers on the Harbor Sell Bread From Boats", "Which tool do you need for the hedge?", "How To Install The Pump On A Slope"],
  },
  {
    id: "vx-mp01-click-form-hint",
    name: "Carries a lure in its headline",
    category: "other",
    technique: "clickbait",
    severity: "low",
    confidence: 0.45,
    sophistication: "basic",
    phrases: [],
    detector: "headline",
    description: "A line with a capital on every word that uses one lure of click sites.",
    rationale: "One lure of click headlines stands in the line. Alone it proves little; the piece may still be plain and useful.",
    question: "Does the line tell what happened?",
    rewording: "The museum opens its tower to visitors in May.",
    mechanism: "Forms that we have learned to click on work before we have read the words.",
    source: BLOM,
    fires: ["The Museum Tower Is Officially Open To Visitors", "An Otter Learned To Use The Doorbell And Became A Celebrity"],
    allows: ["Museum Opens the Tower to Visitors", "21 ships sailed to the port of Genoa in May"],
  },
];
