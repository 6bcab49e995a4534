/** What the buttons beside the feedback field write: words that are accepted, and taken for what the button says. */
export const FEEDBACK_PHRASES = [
  { name: "Right", phrase: "That is right", type: "correct" },
  { name: "False alarm", phrase: "Wrong, a false alarm", type: "false_positive" },
  { name: "Missed something", phrase: "Something was missed", type: "false_negative" },
] as const;

/** The phrase in front of the visitor's own words, in the place of another phrase. */
export function withPhrase(phrase: string, written: string): string {
  const other = FEEDBACK_PHRASES.find((one) => written.startsWith(one.phrase))?.phrase ?? "";
  const own = written.slice(other.length).replace(/^[\s:,.]+/, "");
  return own === "" ? phrase : `${phrase}: ${own}`;
}
