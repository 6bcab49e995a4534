import { asksReader, MIN_PASTED_WORDS } from "./addressed.ts";
import { plainWords } from "./plain-words.ts";
import type { Said } from "../say.ts";
import { wordCount } from "../../text/words.ts";

/** Whether a single line is a message to the one who answers, and no text to be read: it holds a question of one's own, or tells what happened to the one who types. */

/** Without a mark of a text: quotation marks, line breaks, an introduction with a colon, or the length of one. */
const MOST_WORDS = 40;
const BRINGS = /["“”\n]|: \S|\? +\S/;
/** As texts are written, and talk is seldom typed. */
const WRITTEN = /^["“‘']?\p{Lu}.*[.!?]["”’']?$/su;

const HELPERS = "(?:do|does|can|could|should|shall|would|must)";
/** “… how do I talk to her”, “… should I call the bank”: a question of one's own, wherever it stands. */
const OWN_QUESTION = new RegExp(
  `\\b(?:(?:how|what|where|when|who|whom|why|which \\w+) ${HELPERS} (?:i|we)\\b|(?:should|shall|can|could|must|do) i\\b|(?:can|could|would|will|do) you (?:please |maybe |also |just )?(?:give|show|tell|explain|check|say|look|find|read|think|know|name|make)\\b|(?:i|we) (?:do(?:n't| not|nt)|have no idea) (?:even |really )?(?:know )?(?:what|how|who|whom|where) (?:to|i|we)\\b|(?:why|how) (?:do|does|did) (?:people|ppl|everyone|they|so many|such|these|those)\\b)`,
  "i",
);
const OF_THEM = "(?:he|she|they|somebody|someone|my [\\w’'-]+(?: [\\w’'-]+)?|the \\w+)";
/** “They charged me three months after I cancelled”: they, and me. */
const TELLS_OF_ME = new RegExp(
  `^(?:(?:so|and|but|ok(?:ay)?|well|hi|hello|also|now)[, ]+)*(?:${OF_THEM} .*\\b(?:me|i|my)\\b|(?:i|we) .*\\b(?:they|them|he|she|him|her)\\b)`,
  "i",
);
const OF_HEARSAY =
  /\b(?:says?|said|claims?|thinks?|believes?|swears?|told me(?! (?:why|what|how|when|where|if|whether)\b)|wrote|writes|sent me|posted|heard|read|saw)\b/i;

const isPlainLine = (message: string): boolean => wordCount(message) <= MOST_WORDS && !BRINGS.test(message.trim()) && !asksReader(message);

const asksForOneself = (message: string): boolean => {
  const plain = plainWords(message.trim()).replace(/[‘’]/g, "'");
  return isPlainLine(message) && OWN_QUESTION.test(plain) && (!WRITTEN.test(message.trim()) || wordCount(message) < MIN_PASTED_WORDS);
};
export const tellsOfOwnAffair = (message: string): boolean =>
  isPlainLine(message) && !WRITTEN.test(message.trim()) && TELLS_OF_ME.test(plainWords(message.trim())) && !OF_HEARSAY.test(message);
/** “why do people write ‘share before it gets deleted’”: the words that are asked about. */
const WHY_WRITTEN =
  /\bwhy (?:do|does|would|did) (?:people|ppl|they|ads?|sellers?|posts?|websites?|shops?|companies|scammers?|some|so many|everyone|you all)(?: people| ppl)? (?:always |even |keep )?(?:write|say|put|add|writing|saying|post) (.{6,100}?)[?.! ]*$/i;
export const wordsAskedAbout = (message: string): string | null => WHY_WRITTEN.exec(plainWords(message.trim()))?.[1] ?? null;

export const isToUs = (message: string): boolean => asksForOneself(message) || tellsOfOwnAffair(message);

const OF_MONEY = /\b(?:charg\w+|bill\w*|invoice\w*|paid|pay|refund\w*|cancel\w*|subscri\w+|contract|deposit|rent|fees?|money|debit\w*|fined?)\b/i;
/** What there is to say of an affair that is told, and not shown. */
export function sayOwnAffair(request: string): Said {
  const head = "I only have what you tell me, and I can’t say who is right: I don’t look anything up.";
  const steps = OF_MONEY.test(request)
    ? "\n\n1. **Put the papers side by side:** what was agreed, what you sent, what they took, each with its date.\n2. **Ask them in writing** which rule or clause it’s based on, and set a date for the answer.\n3. **If that goes nowhere,** ask your bank about the payment, and a consumer protection office about the rule.\n\n"
    : " ";
  return {
    text: `${head}${steps}What I can read is their words: paste what they wrote to you, and I’ll tell you where they push, what they’re based on, and what to ask back.`,
    confidence: 0.7,
  };
}
