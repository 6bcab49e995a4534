import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "buzz-nouns",
  why: "Nouns of corporate prose that leave open what is meant.",
  words: [
    "synergy", "synergies", "solution", "solutions", "paradigm", "paradigms", "ecosystem", "ecosystems", "deliverable", "deliverables", "learnings", "touchpoints", "bandwidth", "competencies", "value", "thought leadership", "roadmap", "roadmaps",
    "alignment", "engagement", "empowerment", "excellence", "innovation", "innovations", "transformation", "transformations", "disruption",
    "optimization", "optimisation", "outcomes", "impact", "insights", "initiatives", "capabilities", "capability", "frameworks", "methodologies",
    "platform", "platforms", "architecture", "experiences", "journey", "mindset", "mindsets", "growth", "scalability", "agility", "efficiencies",
    "metrics", "monetization", "partnerships", "infrastructures", "moonshots", "leadership", "potential",
    "opportunities", "strategies", "offerings", "culture", "talent", "headwinds", "tailwinds", "storytelling",
  ],
};
