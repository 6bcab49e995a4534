/** Behind “due to”: chance, which is the absence of a cause. Part of an expression. */
export const CHANCE = "(?:pure |mere |sheer )?(?:chance|luck|coincidence)\\b";
