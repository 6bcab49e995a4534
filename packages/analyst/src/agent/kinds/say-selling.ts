import { anyWords } from "../../text/forms.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { quote, type Said } from "../say.ts";

const ASKS = anyWords(
  /ads?(?! (?:hominem|hoc|nauseam|populum|absurdum|verecundiam|baculum|ignorantiam|misericordiam)\b)/i,
  /adverts?|advertisements?|advertising|advertorials?|commercials?|sponsored|paid (?:for|promotion|partnership|post|content)/i,
  /(?:earn(?:s|ing)?|mak(?:es?|ing)|get(?:s|ting)?) (?:any |some |her |his |their )?(?:money|paid|profits?)/i,
  /promotions?|marketing|sales pitch|sell(?:ing)? (?:me|us) something|shilling/i,
);
const IF = /^(?:(?:and|but|so|ok(?:ay)?|hey|hi)[, ]+)*(?:is|are|was|could|does|do|looks?|sounds?|seems?)\b/i;
/** The text, and not advertising in general. */
const IT = /\b(?:it|this|that|these|those|they|he|she|(?:the|my) (?:text|message|post|article|review|e-?mail|letter|page|video|author))\b/i;
const MOST_CHARS = 120;
/** “Is this an ad?”, and not a question about an advertisement: “Is the ad true?” */
const OF_THE_AD = /\b(?:the|this|that|my|their|its) (?:(?!an? )\w+ )?(?:ads?|adverts?|advertisements?|commercials?|promotions?)\b/i;

/** Whether somebody asks if a text was made to sell. */
export const asksIfAd = (request: string): boolean =>
  request.length <= MOST_CHARS && IF.test(request) && IT.test(request) && ASKS.test(request) && !OF_THE_AD.test(request);

/** What selling looks like; each row is looked up sentence by sentence. */
const SIGNS: readonly [string, RegExp][] = [
  [
    "It asks you to buy or sign up",
    /\b(?:buy|order|shop|get yours|subscribe|sign up|book (?:now|your)|download|add to (?:cart|basket)|try it (?:free|today|now)|start your (?:\w+ )?trial)\b/i,
  ],
  [
    "It names a price or a discount",
    /[$€£]\s?\d|\d\s?(?:[$€£]|euros?\b|dollars?\b|pounds?\b)|\d ?(?:%|percent) off\b|\b(?:discount|sale ends|special offer|free shipping|half price)\b/i,
  ],
  ["It hands out its own code or link", /\b(?:(?:use|with) (?:my )?(?:\w+ )?code|promo code|link in (?:my |the )?(?:bio|description|comments)|affiliate)\b/i],
];
/** Whether a sentence asks to buy, names a price or hands out a code. */
export const hasSignsOfSelling = (text: string): boolean => sentencesOf(text).some((s) => SIGNS.some(([, form]) => form.test(s.text)));
const LABEL = /(?:^|[\s([])#?(?:ad|advert|advertisement|anzeige|sponsored|sponsor|paid (?:partnership|promotion|content)|promoted|gifted)(?:[\s.,:;)\]]|$)/i;

/** Whoever writes says that it pays: “this post contains links for which I get a commission”. */
const DISCLOSES = anyWords(
  /(?:i|we) (?:may |might |can |could |will |also |then )*(?:get|earn|receive|make|am paid|are paid)\b[^.!?]{0,30}\b(?:commissions?|referral)/i,
  /(?:earns?|get|receives?) (?:me|us|a (?:small )?)[^.!?]{0,20}\bcommissions?|contains (?:affiliate|paid|sponsored|advertising) links?|affiliate links?/i,
  /(?:i|we) (?:was|were|got|have been) (?:sponsored by|paid (?:to|for this)|(?:given|sent)\b[^.!?]{0,40}\b(?:for free|free of charge|to (?:test|try out|review)))/i,
  /(?:this|the) (?:\w+ )?(?:post|video|article|recipe|page|episode)\b[^.!?]{0,40}\b(?:in (?:paid )?(?:partnership|cooperation|collaboration) with|sponsored|made possible by)/i,
);

/** What only whoever sells writes; a report may name a price. */
const SELLS: readonly RegExp[] = [
  /(?<!\b(?:in|law and|of) |\b(?:we|they|people|customers|everyone|everybody|all) (?:(?:can|could|will|would|may|must|have to|now|all|just) ){0,3})\b(?:buy|order|shop|subscribe|sign up|book|join|reserve yours|get yours|claim your)\b[^.!?]{0,30}\b(?:now|today|tonight|here|before|online|yours?)\b/i,
  /[$€£]\s?\d[\d.,]*[^.!?]{0,20}\b(?:instead of|rather than|down from|off)\b|\bnormally (?:sells|costs)\b|\byours for (?:only |just )?[$€£]|\b(?:left|remaining) in stock\b|\bonly \d+ left\b/i,
  /\b(?:money[- ]back|lifetime|satisfaction) guarantee\b|\bfree (?:shipping|delivery|trial|gift|bottles?|sample)\b|\b(?:bottles?|months?|pairs?) (?:for )?free\b/i,
  /\bfirst (?:\w+ )?(?:days?|weeks?|months?) (?:is|are) free\b|\brenews? automatically\b/i,
  /\bour (?:\w+ )?(?:patented|customers|product|formula|bestseller|range|collection)\b/i,
];
export function sellingIn(text: string): Sentence | undefined {
  const sentences = sentencesOf(text);
  for (const form of SELLS) {
    const found = sentences.find((s) => form.test(s.text));
    if (found) return found;
  }
  return undefined;
}
export const isSelling = (text: string): boolean => sellingIn(text) !== undefined;

/** What in a text speaks of selling, and whether it says so of itself. Who paid does not show. */
export function saySelling(text: string): Said {
  const sentences = sentencesOf(text);
  const rows = SIGNS.flatMap(([sign, form]) => {
    const sentence = sentences.find((s) => form.test(s.text));
    return sentence ? [`- **${sign}:** ${quote(sentence.text)}`] : [];
  });
  const disclosed = sentences.find((s) => DISCLOSES.test(s.text));
  if (disclosed)
    return {
      text: `Yes, by its own words:\n\n> ${quote(disclosed.text)}\n\nIt’s to its credit that it says so, but paid praise still isn’t a test.${rows.length > 0 ? ` Other signs of selling:\n\n${rows.join("\n")}` : ""}\n\nA question that helps: _which of its sentences would still be there if nobody earned anything from it?_`,
      confidence: 0.8,
    };
  const labeled = sentences.find((s) => LABEL.test(s.text));
  const label = labeled
    ? `It carries a label: ${quote(labeled.text)}`
    : "It carries no label such as “ad” or “sponsored”. Many countries require one on paid praise, but a missing label proves nothing.";
  return {
    text: `I can’t see whether somebody paid for it. ${rows.length > 0 ? `Signs of selling:\n\n${rows.join("\n")}` : "None of its sentences asks you to buy, names a price or hands out a code."}\n\n${label}\n\nA question that helps: _who makes money if I do what it suggests?_`,
    confidence: rows.length > 0 ? 0.7 : 0.6,
  };
}
