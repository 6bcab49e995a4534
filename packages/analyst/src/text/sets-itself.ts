import { isOwnNotice } from "./own-notices.ts";
import { isLetter } from "./signature.ts";
import { voicesOf } from "./voices.ts";

/** Texts whose details are set by whoever wrote them: a letter, terms, a recipe, a private sale, a talk. No second report could confirm them. */

const PARAGRAPH = /^[ \t]*(?:§ ?\d|\(\d\) |\d{1,2}\.\d )/gm;
const LEAST_PARAGRAPHS = 2;
const AMOUNT =
  /(?:\d|½|¼|\b(?:half an?|an?|one|two|three)) ?(?:g|grams?|kg|ml|l|lit(?:er|re)s?|oz|ounces?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pinch(?:es)?|cloves?)\b/gi;
const LEAST_AMOUNTS = 3;
const PRIVATE_SALE =
  /\b(?:private sale|for sale|pick-?up only|collection only|cash on (?:collection|pick-?up)|i(?:['’]m| am) (?:selling|asking)|sold (?:with|as|because|due)|price negotiable|ono|o\.n\.o\.)(?=\W|$)/gi;
const LEAST_SALE_WORDS = 2;

/** “Claim number …”, “Subject: …” above the greeting */
const HEADED_LETTER = /^(?:[^\n]{1,90}\n+){1,3}(?:dear|hello) [^\n.!?]{2,60},/i;

const counts = (text: string, form: RegExp, least: number): boolean => (text.match(form)?.length ?? 0) >= least;

export const isRecipe = (text: string): boolean => counts(text, AMOUNT, LEAST_AMOUNTS);
export const isPrivateSale = (text: string): boolean => counts(text, PRIVATE_SALE, LEAST_SALE_WORDS);

export const setsItself = (text: string): boolean =>
  isOwnNotice(text) ||
  isLetter(text) ||
  HEADED_LETTER.test(text.trim()) ||
  counts(text, PARAGRAPH, LEAST_PARAGRAPHS) ||
  isRecipe(text) ||
  isPrivateSale(text) ||
  voicesOf(text).length > 0;
