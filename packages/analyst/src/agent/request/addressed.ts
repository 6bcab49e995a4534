import { anyOf, between } from "../../text/forms.ts";
import { plainWords } from "./plain-words.ts";
import { sentencesOf, wordCount } from "../../text/words.ts";

/** A question, or an order such as "Summarize it": words that want an answer. */
const ASKS = anyOf(
  /\?["”’')]*$/i,
  between(
    /^(?:(?:please|now|ok(?:ay)?|and|so|but|then|hi|hello|hey|just)[, ]+)*/i,
    [
      /what|which|who|whose|where|when|why|how|is|are|was|were|does|do|did|can|could|would|will|should|explain|describe|define/i,
      /(?:is|are|was|were|does|did|could|would|should|has|have)n't(?= (?:it|this|that|these|those|they|he|she|you|we|there|the)\b)/i,
      /summari[sz]e|sum up|simplify|translate|compare|contrast|list|name|give|show|tell|find|look|check|extract|identify|point out/i,
      /write down|note down|pick out|highlight|fact-?check|verify|read|rate|judge|review|rewrite|reword|rephrase|improve|steel-?man|argue/i,
      /make|build|write|draw|analy[sz]e|assess|evaluate|examine|critique|audit|mark|flag|suggest|recap|remind|help me|let me know/i,
      /thoughts|your (?:opinion|view|verdict|take)|what about/i,
    ],
    /\b/i,
  ),
);
/** What a request without a question mark speaks of: the text, the talk, or the one who answers. */
const WANTS =
  /^(?:i|we)(?:'d| would)? (?:want|need|like|love|wonder)\b.*\b(?:this|it|that|these|text|article|statement|message|above|below|you|your|our (?:chat|talk|conversation))\b/i;
/** The end of a line that brings a text along: "My uncle sent me this". */
const POINTS = between(
  /\b/i,
  [
    /this|that|these|those|it|following|below|here|text|article|statement|claim|sentence|paragraph|message|post|tweet|headline|mail/i,
    /email|e-mail|letter|ad|advert|advertisement|speech|quote|one|transcript|caption|answer|reply|script|review|comment|advice/i,
  ],
  /$/i,
);

const straight = (words: string): string => plainWords(words.trim()).replace(/[‘’]/g, "'");

/** “My friend believes it, how do I tell her”: a question in the second half of a short message, typed without its mark. */
const ASKS_LATER = between(/(?:[,;:–—.!-]|\b(?:and|so|but))\s+(?:(?:so|and|then|ok(?:ay)?|please|just)[, ]+)*/i, [
  /(?:how|what|where|which \w+|when|why) (?:do|does|can|could|should|would|shall|must) (?:i|we)\b/i,
  /(?:should|can|could|must|do) i\b/i,
  /(?:can|could|would|will|do) you (?:please )?(?:know|tell|check|explain|help|show|say|think|find)\b/i,
  /(?:tell|show) me\b|what do you (?:think|say|make)\b/i,
]);
const MOST_LATER_WORDS = 24;
const asksLater = (message: string): boolean => wordCount(message) <= MOST_LATER_WORDS && ASKS_LATER.test(straight(message));

/** “Just tell me if coffee is bad”, “Do you know whether …”: said to the one who answers, whatever it speaks of. */
const TO_US = between(
  /(?:^|[.!?,;]\s+)(?:(?:please|now|ok(?:ay)?|and|so|but|then|hi|hello|hey|just|well|cool)[, ]+){0,6}/i,
  [
    /tell me|i(?:'d| would)? (?:just )?(?:want|like|need|love) to know|i(?:'m| am| was)? (?:just )?wonder(?:ing)?/i,
    /(?:do|can|could|would|will) you (?:please |just )?(?:know|tell me|check|think|believe|confirm|say|find out|look up)/i,
  ],
  / (?:if|whether)\b/i,
);
export const speaksToUs = (message: string): boolean => TO_US.test(straight(message));

/** Whether the words want something of the analyst by their form alone: a question, an order, a wish about the text. */
export const asks = (words: string): boolean => ASKS.test(straight(words)) || WANTS.test(straight(words));

/** “Can you send it by Western Union?”: a favor that only a person can do, so its reader is asked, and not the analyst. */
const ASKS_READER = new RegExp(
  [
    "(?:pay|lend|loan|wire|transfer|borrow|deposit) (?:me|us|it|the|an?|some|him|her|them|for|\\d|[$€£])",
    "(?:buy|pick up) (?:me|us|an?|some|two|three|\\d)",
    "(?:call|ring|phone|text) (?:me|us|him|her|this number)",
    "(?:send|give|get|spare|help) (?:(?:me|us|him|her|them|it|out) )*(?:with )?(?:[$€£] ?)?(?:\\d|money|cash|some money|(?:by|via|through) |gift|the (?:money|code|card)|your (?:code|card|account|password|number|bank)|an? (?:code|card|loan|photo of))",
  ]
    .map((asked) => `\\b(?:can|could|will|would) (?:you|u|ya)(?: (?:please|maybe|possibly|just|quickly|still|also))* ${asked}`)
    .join("|"),
  "i",
);
export const asksReader = (sentence: string): boolean => ASKS_READER.test(straight(sentence));

/** “From my boss:” */
const FROM_WHOM = /^(?:(?:this|it|here)(?:'s| is| came| was)? )?(?:(?:an?|the) (?:\w+ )?\w+ )?from (?:my|our)(?: [\w’'-]+){1,3}$/i;
/** “Got this from our head office today:” */
const GOT_THIS =
  /^here(?:'s| is) (?:what|the|an?)\b[^.!?]{0,80}$|^(?:(?:so|ok(?:ay)?|hey|hi)[, ]+)*(?:just )?(?:got|received|found|saw|read) (?:this|that|it|an? |the )[^.!?]{0,80}$/i;
/** "My boss says:", "I just got this email from my bank:" */
const PASSES_ON =
  /^(?:(?:so|ok(?:ay)?|hey|hi)[, ]+)*(?:my|i|we|a friend|someone|somebody)\b.{0,80}\b(?:says?|said|wrote|writes|posted|sent|texted|got|received|saw|found|shared|forwarded|told)\b.{0,60}$/i;

/** Whether what stands before a colon speaks to the analyst, and is no part of the text that follows. */
export const introduces = (head: string): boolean =>
  asks(head) ||
  GOT_THIS.test(straight(head)) ||
  PASSES_ON.test(straight(head)) ||
  FROM_WHOM.test(straight(head).replace(/:$/, "")) ||
  POINTS.test(straight(head).replace(/:$/, ""));

/** From here on a message of several sentences can be a text of its own. */
export const MIN_PASTED_WORDS = 25;
/** A single statement may be this short; a shorter message is talk. */
export const MIN_STATEMENT_WORDS = 8;

/**
 * Whether a message is a text to be read rather than a request. Its first and its last sentence tell: that is where people say what they want. `wants`
 * says whether a sentence that asks is one for the analyst, for texts ask their readers things too ("Tired of waiting? …", "… Why else would they hide it?").
 */
export function isPastedText(message: string, wants: (sentence: string) => boolean): boolean {
  const sentences = sentencesOf(message);
  const ends = [sentences[0]?.text ?? "", sentences.at(-1)?.text ?? ""];
  const words = wordCount(message);
  if (words >= MIN_PASTED_WORDS && sentences.length > 1) return !ends.some((sentence) => asks(sentence) && wants(sentence));
  if (words <= MOST_LATER_WORDS && (asksLater(message) || speaksToUs(message))) return false;
  return words >= MIN_STATEMENT_WORDS && !ends.some(asks);
}

const STATES = /\b(?:is|are|was|were|will|has|have|causes?|kills?|cures?|makes?|works?|lies?|never|always|all|every\w*|nobody|no)\b/i;
const TALKS = /^(?:i|you|we|thanks?|thank|that|it|ok|okay|yes|no|sorry|and|but|so)\b/i;

/** "The earth is flat." is a statement to look at, "I don't get it" is talk. */
export const isShortStatement = (message: string): boolean =>
  wordCount(message) >= 3 && !asks(message) && !speaksToUs(message) && !asksLater(message) && STATES.test(message) && !TALKS.test(message.trim());

/** Words of the talk itself: "I think so", "that is odd", "thanks". */
export const isTalk = (message: string): boolean => TALKS.test(message.trim());
