import { anyOf, anyWords } from "./forms.ts";
import { isLetter } from "./signature.ts";

/** A figure with its unit: what somebody has counted. */
export const FIGURE = /\d[\d,.]{0,30}\s?(?:%|percent|per cent|million|billion|times|people|cases|jobs|dollars|euros|pounds)|[$€£]\s?\d/i;
/** What something costs, pays or is to be paid is set by whoever says it; millions are somebody's estimate. */
const PRICE = anyOf(
  /(?:[$€£]\s?\d[\d,.]*|\d[\d,.]{0,30}\s?(?:dollars|euros|pounds))(?!\s?(?:million|billion|m\b|bn\b|in (?:damage|losses|savings)))/gi,
  /\d[\d,.]{0,30}\s?(?:%|percent) (?:off|discount|down payment)/gi,
  /\b(?:rais|increas|lower|cut|reduc)\w* (?:\w+ ){0,3}?(?:rents?|prices?|fees?|dues|rates?) (?:\w+ ){0,2}?by \d[\d,.]{0,30}\s?(?:%|percent)/gi,
);
/** Whether there is a figure that somebody must have counted or estimated, and not prices alone. */
export const countsSomething = (text: string): boolean => FIGURE.test(text.replace(PRICE, " "));

/** Words of a text that informs or argues; a story, a recipe or a note to a friend does without most of them. */
const CLAIM = anyWords(
  /will|won't|proven|proves?|proved|always|never|everyone|everybody|nobody|no one|stud(?:y|ies)|research\w*|experts?|scientists?/i,
  /shows?|showed|found|findings?|caus(?:e|es|ed|ing)|cur(?:e[sd]?|ing)|heal(?:s|ed|ing)|reports?|reported|said|says|according|voted/i,
  /announced|ruled that|plans?|best|worst|greatest|should|ought/i,
  /(?:we|they|it|government|council|city|country|state|parliament) (?:must|need to|have to)/i,
  /percent|because of|leads? to|thanks to|wants? to|truth|facts?|\b\d+x/i,
  /(?:made|earned|gained|doubled|tripled) (?:\d|my money|their money)/i,
  /about to (?:explode|crash|collapse|take off|skyrocket)|profits?|returns of|recommend\w*|arthritis|diabetes|cancer|diseases?/i,
  /illness(?:es)?|symptoms?/i,
);
/** The words of these that a note to parents or to a son has as well. */
const EVERYDAY = anyWords(
  /will|won't|plans?|always|never|best|says?|said|everyone|everybody|nobody|no one|(?:we|they|it) (?:must|need to|have to)|should/gi,
  /because of|thanks to|wants? to|found|recommend\w*|diabetes|cancer|diseases?|illness(?:es)?|symptoms?/gi,
);

/** What a letter says when it argues. */
const ARGUES = /\b(?:everywhere|every other|no (?:alternative|choice|other way)|gone (?:up|down)|as you (?:know|will understand)|experts?)\b/i;

/** Two of these make a contract or a rule, which sets what it says. */
const RULE = /(?<!\b(?:we|i) )\bshall\b/gi;

const MOST_PRIVATE_WORDS = 80;
const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_PRIVATE_WORDS;
const I = /\bI(?:'(?:m|d|ll|ve))?\b/;
const YOU = /\byou(?:r|rs|rself|'(?:re|d|ll|ve))?\b/i;
/** What somebody says of a cure that helped them is a claim, however personal. */
const TESTIFIES = /\b(?:cured?|healed|lost \d|los(?:e|ing) weight|doctors?|pills?|supplements?|invest\w*|profits?|returns?)\b/i;
/** A short text that speaks to somebody. */
export const isAddressed = (text: string): boolean => isLetter(text) || (isShort(text) && YOU.test(text.replace(/[’‘]/g, "'")));
/** Words of one person to another, such as a landlord's to a tenant. */
export const isPrivate = (text: string): boolean => {
  const t = text.replace(/[’‘]/g, "'");
  return isLetter(t) || (isShort(t) && I.test(t) && YOU.test(t) && !TESTIFIES.test(t));
};

/** Whether the text says things of the world that one would want a source, a comparison or another side for. */
export function makesClaims(text: string): boolean {
  const t = text.replace(/[’‘]/g, "'");
  // What somebody in a story says is no claim of the text.
  const told = t.replace(/["“][^"”]{0,400}["”]/g, " ").replace(/\b(?:said|says) (?:the|a|his|her|my) [a-z]+/g, " ");
  if ((t.match(RULE)?.length ?? 0) >= 2) return false;
  return isPrivate(t) ? ARGUES.test(told) || CLAIM.test(told.replace(EVERYDAY, " ")) || countsSomething(t) : CLAIM.test(told) || FIGURE.test(t);
}
