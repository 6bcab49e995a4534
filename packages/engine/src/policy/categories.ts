/** The seven categories of patterns (specification README, detector families; 2 §3), in the order in which they are listed. */
export const CATEGORIES = ["emotional", "logical", "authority", "consensus", "framing", "distraction", "other"] as const;

export type Category = (typeof CATEGORIES)[number];
