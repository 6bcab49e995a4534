/** A figure with its unit: what somebody has counted. */
export const FIGURE = /\d[\d,.]{0,30}\s?(?:%|percent|per cent|million|billion|times|people|cases|jobs|dollars|euros|pounds)|[$€£]\s?\d/i;
/** Words of a text that informs or argues; a story, a recipe or a note to a friend does without most of them. */
const CLAIM =
  /\b(?:will|won't|proven|proves?|proved|always|never|everyone|everybody|nobody|no one|stud(?:y|ies)|research\w*|experts?|scientists?|shows?|showed|found|findings?|caus(?:e|es|ed|ing)|reports?|reported|said|says|according|voted|announced|plans?|best|worst|greatest|should|ought|(?:we|they|it|government|council|city|country|state|parliament) (?:must|need to|have to)|percent|because of|leads? to|thanks to|wants? to|truth|facts?)\b/i;
/** Two of these make a contract or a rule, which sets what it says. */
const RULE = /\bshall\b/gi;

/** Whether the text says things of the world that one would want a source, a comparison or another side for. */
export function makesClaims(text: string): boolean {
  const t = text.replace(/[’‘]/g, "'");
  // What somebody in a story says is no claim of the text.
  const told = t.replace(/["“][^"”]{0,400}["”]/g, " ").replace(/\b(?:said|says) (?:the|a|his|her|my) [a-z]+/g, " ");
  return (t.match(RULE)?.length ?? 0) < 2 && (CLAIM.test(told) || FIGURE.test(t));
}
