import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "bureau-nouns",
  why: "Abstract nouns of administration that hide who does what when they are stacked.",
  words: [
    "implementation", "capacity", "governance", "engagement", "optimization", "optimisation", "alignment", "stakeholder", "prioritization",
    "prioritisation", "mainstreaming", "utilization", "utilisation", "facilitation", "harmonization", "harmonisation", "rationalization",
    "rationalisation", "operationalization", "operationalisation", "enablement", "mobilization", "mobilisation", "accountability", "sustainability",
    "effectiveness", "competency", "deliverable", "outcome", "pathway", "resourcing", "empowerment", "transformation", "integration", "coordination",
    "mitigation", "remediation", "modality", "framework", "strategy", "excellence", "improvement", "ownership", "visibility", "benchmarking", "readiness",
    "resilience", "innovation", "inclusivity", "synergy", "leadership", "partnership", "oversight", "realignment", "restructuring",
  ],
};
