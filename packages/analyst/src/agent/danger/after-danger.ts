import { anyWords, between, END } from "../../text/forms.ts";
import { inDanger, STILL_HERE } from "./danger.ts";
import { askedTerm, requestIntent } from "../intent.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";

/** What follows a message that spoke of one's own death: a sigh is no request for the menu, and a misreading must not hold anybody fast. */

const REMEMBERED_MESSAGES = 3;
const MOST_SIGH_WORDS = 20;
/** A longer message is a text. */
const MOST_CHARS = 500;

/** “No, I mean with her”, “it's only a quote” */
const CORRECTS = between(
  /^(?:(?:no+|nah|nope|oh|sorry|wait|haha|lol|ah|omg|god|hey|but|what)[,.! ]+)*/i,
  [
    /i (?:only |just |really )?(?:mean|meant|was talking about|was asking about|am talking about|was joking|am joking|did(?:n't| not) mean (?:that|it|this|to (?:die|kill)|like that))/i,
    /i'm (?:not suicidal|joking|kidding|not going to (?:do|hurt|kill)\b.*|talking about|asking about)/i,
    /not (?:like that|that way|me|myself|literally|what i meant)/i,
    /(?:that|it|this)(?:'s| is| was) (?:not (?:what i meant|about me|meant|me|like that)|(?:only |just )?(?:an? )?(?:quote|joke|lyrics?|song|poem|figure of speech|from (?:an?|the)|about (?:the|her|him|my|this|a)))/i,
    /you(?:'ve| have)? (?:misunderst\w+|got (?:me|it|that) wrong|misread)/i,
    /just kidding|with (?:him|her|them)/i,
    /about (?:the|this|that) (?:text|article|study|post|message|job|relationship|flat)/i,
  ],
  /\b/i,
);
/** Meant after all: what sounds like a correction and is none. */
const STAYS = anyWords(
  /i (?:mean|meant) it|mean it|for real|seriously|anymore|any more|no longer|tired of|can't go on|give up|alone|nobody|no one/i,
  /hopeless|worthless|goodbye|pills|end it/i,
);
/** A question about something else, and not “what's the point”, “how do I do it”, “who would miss me”. */
const ASKS_ELSE = /^(?:(?:so|and|but|ok(?:ay)?|then|well)[, ]+)*(?:what|which|who|whose|whom|where|when|why|how)\b(?:[ ']\S+){2,}/i;
const OF_ONESELF = anyWords(
  /i|i'm|me|my|mine|myself|point|bother|matter|worth|cares?|left|reason|miss|hurts?|painless|bridge|die|dying|death|dead|live|living/i,
  /life|end|pills?|quick\w*|easiest|best way/i,
);

/** Questions that would get a list or a lesson by their words: “What can I do?” */
const ASKS_ON = between(
  /^(?:(?:so|and|but|then)[, ]+)*/i,
  [
    /what(?:'s| is) (?:the|even the) (?:point|use|sense)|what (?:can|should|shall|do|am|would) i\b(?: \w+){0,4}|what now|what for/i,
    /why (?:bother|me|live|go on|not)|where (?:can|do|should) i\b(?: \w+){0,4}|who (?:can|do|should) i\b(?: \w+){0,4}|who cares/i,
    /how (?:do|can|should) i\b(?: \w+){0,4}/i,
  ],
  END,
);

const correctsDanger = (plain: string): boolean => CORRECTS.test(plain) && !STAYS.test(plain);
const asksElse = (plain: string): boolean => ASKS_ELSE.test(plain) && !OF_ONESELF.test(plain);

const plainly = (message: string): string => plainWords(message.trim().replace(/\s+/g, " ")).replace(/[’‘]/g, "'");
const releases = (message: string): boolean => message.length <= MOST_CHARS && (correctsDanger(plainly(message)) || asksElse(plainly(message)));

/** Below an answer that is given after all. */
export const IN_CASE = "If it was about your own life after all: findahelpline.com shows lines in your country.";
const MISREAD: Said = {
  text: `Thanks for telling me; I read that wrong. With words like these, I’d rather be too careful than not careful enough. If you want something read, paste what was written. ${IN_CASE}`,
  confidence: 0.85,
};

interface AfterDanger {
  /** Said in place of any other answer. */
  instead: Said | null;
  /** Said below the answer. */
  below: string | null;
}

/** What is due to a message because of those before it. */
export function afterDanger(question: string, history: readonly { role: string; text: string }[]): AfterDanger {
  const none: AfterDanger = { instead: null, below: null };
  if (question.length > MOST_CHARS) return none;
  const lately = history.filter(({ role }) => role === "user").slice(-REMEMBERED_MESSAGES);
  const said = lately.findLastIndex(({ text }) => inDanger(text) === "self");
  if (said < 0 || lately.slice(said + 1).some(({ text }) => releases(text))) return none;
  if (correctsDanger(plainly(question))) return { instead: MISREAD, below: null };
  if (asksElse(plainly(question))) return { instead: null, below: IN_CASE };
  if (ASKS_ON.test(plainly(question))) return { instead: STILL_HERE, below: null };
  const intent = requestIntent(question);
  const idle = intent === "unclear" || intent === "greeting" || intent === "capabilities" || intent === "beyond";
  return idle && askedTerm(question) === null && question.split(/\s+/).length < MOST_SIGH_WORDS ? { instead: STILL_HERE, below: null } : none;
}
