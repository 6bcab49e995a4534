import { anyWords } from "./forms.ts";

/** Texts that ask their reader to come and work, or to give: what one wants to know of them is not what one wants to know of a report. */
export type Offer = "job" | "gift";

const TO_APPLICANTS = anyWords(
  /(?:what )?we offer|who you are|what you(?:['’]ll| will) (?:do|bring|get)|your (?:profile|tasks|responsibilities|role)|join (?:our|the) team|we(?:['’]re| are) (?:hiring|looking for)/i,
  /(?:send|submit) (?:us )?your (?:application|cv|resume)|about the (?:job|role|position)|we hire/i,
);
const OF_JOBS = anyWords(/appl(?:y|ications?|icants?)|candidates?|interviews?|salary|wages?/i, /(?:full|part)[- ]time|vacanc(?:y|ies)|working hours|shifts?/i);
const OF_GIFTS = anyWords(
  /donat(?:e|ed|ing|ions?|ors?)|chip in|(?:your|double your|a) gift|(?:your|generous) (?:support|contribution)|charity|fund-?rais\w+/i,
  /give (?:now|today|before|what you can|generously)/i,
  /(?:for )?(?:just|only) (?:[$€£]\d+|\d+ (?:euros|dollars|pounds|cents)) (?:an?|per) (?:day|week|month),? you can/i,
  /(?:of|from) every (?:euro|dollar|pound) (?:that )?(?:we|you)/i,
);
const ASKS_TO_GIVE =
  /\b(?:if you give|give (?:now|today|before|what you can|generously)|(?:please|can you|will you|could you|you can) (?:\w+ ){0,2}(?:give|donate|help|chip in)|donate (?:now|today|here|at)|(?:just|only) [$€£]\d[\d.,]* (?:a|per) (?:day|week|month)|your (?:gift|donation))\b/i;

/** What a text offers or asks for; null of any other. */
export function offerOf(text: string): Offer | null {
  if (TO_APPLICANTS.test(text) && OF_JOBS.test(text) && /\byou\b/i.test(text)) return "job";
  return OF_GIFTS.test(text) && ASKS_TO_GIVE.test(text) && /\byou\b/i.test(text) ? "gift" : null;
}

/** A sum beside what is paid for work. */
const PAY = /\b(?:salary|pay|wages?|gross|net|earn|compensation|hourly|per (?:hour|year|annum)|a year|an hour)\b/i;
const SUM = /[$€£]\s?\d|\d[\d.,]{0,20}\s?(?:k\b|euros?\b|eur\b|dollars?\b|pounds?\b|francs?\b|[$€£])/i;
export const namesPay = (sentences: readonly { text: string }[]): boolean => sentences.some(({ text }) => PAY.test(text) && SUM.test(text));
export const TERM: RegExp = anyWords(/permanent|temporary|fixed[- ]term|open[- ]ended|unlimited contract|seasonal|probation\w*|until (?:the end|\w+ \d)/i);
/** What an outsider could look up of those who collect. */
export const OVERSEEN: RegExp = anyWords(
  /audit\w*|annual report|(?:our|its|the) accounts|watchdog|regulator|(?:charity|registration|register(?:ed)?) (?:charity )?(?:number|no\.?|nr\.?) ?\d|no\. ?\d{4}/i,
);
