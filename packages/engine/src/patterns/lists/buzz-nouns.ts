import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-nouns",
  why: "Nouns of corporate prose that leave open what is meant.",
  words: [
    "synergy", "synergies", "solution", "solutions", "paradigm", "paradigms", "ecosystem", "ecosystems", "deliverable", "deliverables", "learnings",
    "verticals", "touchpoints", "touch points", "mindshare", "bandwidth", "core competency", "core competencies", "competencies", "value proposition",
    "value propositions", "value chain", "value creation", "value streams", "value", "stakeholder value", "shareholder value", "customer journey",
    "customer journeys", "user journeys", "thought leadership", "best practices", "game plan", "roadmap", "roadmaps", "alignment", "engagement",
    "empowerment", "excellence", "innovation", "innovations", "transformation", "transformations", "disruption", "optimization", "optimisation",
    "outcomes", "impact", "insights", "initiatives", "capabilities", "capability", "frameworks", "methodologies", "platform", "platforms", "architecture",
    "experiences", "journey", "mindset", "mindsets", "growth", "scalability", "agility", "efficiencies", "metrics", "monetization", "monetisation",
    "niches", "partnerships", "infrastructures", "e services", "portals", "bleeding edge", "north star", "moonshots", "leadership", "potential",
    "opportunities", "strategies", "action items", "key takeaways", "offerings", "culture", "cross pollination", "knowledge transfer", "human capital",
    "talent pipeline", "talent", "growth mindset", "headwinds", "tailwinds", "white space", "market share", "brand equity", "brand story", "storytelling",
  ],
};
