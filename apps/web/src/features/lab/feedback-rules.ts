/** What counts as feedback in the laboratory (specification 2 §5). */
const MIN_CHARS = 3;
const SAME_CHARACTER_RUN = /(.)\1{4,}/su;
const LETTERS = /\p{L}/u;
const ONLY_NOISE = /^(?:lol|haha|wtf|omg)$/i;
const TELLING = [
  "wrong",
  "correct",
  "false",
  "true",
  "positive",
  "negative",
  "missed",
  "detected",
  "should",
  "shouldnt",
  "agree",
  "disagree",
  "accurate",
  "inaccurate",
  "right",
  "incorrect",
  "good",
  "bad",
];

/** `isProfane` is the moderation's. */
export function isValidFeedback(feedback: string, isProfane: (text: string) => boolean): boolean {
  const text = feedback.trim();
  if (text.length < MIN_CHARS || SAME_CHARACTER_RUN.test(text) || !LETTERS.test(text)) return false;
  if (isProfane(text) || ONLY_NOISE.test(text.replace(/[^\p{L}\p{N}]+/gu, ""))) return false;
  const plain = text.toLowerCase();
  return TELLING.some((word) => plain.includes(word));
}
