/** Wording of the paper and bot pages (specification 2 §2, §8), word for word. */
export const PAPER_TITLE = "Scientific Paper Analysis";
export const NO_PAPER_REFLEXES = "No paper-related reflexes found yet";
export const NO_PAPER_REFLEXES_HINT = "Try text with numeric claims, confidence intervals or methodological assertions.";
export const BOT_TITLE = "Bot-Like Behavior Detection";
export const NO_RATIONALE = "No rationale provided.";
export const NO_SCHEMA_SUMMARY = "No UI schema summary available.";
