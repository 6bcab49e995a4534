/** Sizes that both sides keep to. Characters are UTF-16 units. No imports. */

/** Text of one chat message: an article of 20,000 characters, its wrapping and a question. */
export const CHAT_TEXT_CHARS = 40_000;
/** Messages of history that a caller may send. */
export const CHAT_HISTORY_MESSAGES = 200;
/** Messages of history that the page sends at most, the newest: enough for the codex's 12 turns between recaps, with room. */
export const CHAT_HISTORY_SENT = 40;
/** Characters of one history message; an article may stand in it. */
export const CHAT_HISTORY_TEXT_CHARS = 40_000;
/** Characters of history, the newest messages first, that a reply is made from; the rest is not read. What the page sends at most. */
export const CHAT_HISTORY_READ_CHARS = 120_000;
/** Text that a report is written about. The page cuts at 20,000 (specification 1 §5); other callers may send more. */
export const SUMMARIZE_TEXT_CHARS = 100_000;
export const SUMMARIZE_FRAMES = 2_000;
/** A learner's answer. */
export const ASSESS_ANSWER_CHARS = 20_000;
export const ASSESS_PROMPT_CHARS = 8_000;
export const URL_CHARS = 2_048;
