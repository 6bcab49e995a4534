import type { Analysis, Handshake } from "@candor/engine";
import { checkableClaims } from "../text/claims.ts";
import { sentencesOf } from "../text/words.ts";
import { findingsOf } from "./passages.ts";
import { quote, type Said } from "./say.ts";

const CLAIM_IN =
  /^(?:(?:but|and|so|hey|hi|please)[, ]+)*(?:is it (?:really |actually )?(?:true|a fact|correct|right)|is there (?:any )?truth (?:in|to) (?:it|the claim)|do you (?:think|believe|know)|can you confirm|(?:can|could|would|will) you (?:please )?(?:check|verify|find out|look up|tell me|confirm)(?= (?:if|whether|that)\b)|did you know|have you heard|i (?:heard|read)|they say|people say|someone (?:said|told me)) (?:that |if |whether )?(.{8,200}?)[?.! ]*$/i;
const WORLD =
  /^(?:(?:but|and|so|hey|hi|please)[, ]+)*(?:do|does|did|is|are|was|were|can|could|has|have|will|would|who|when|where|how (?:many|much|old|far|long|big|often)|why|which|what|should)\b/i;
/** What the one who asks has before them, or the one who answers. */
const HERE =
  /\b(?:(?:the|my|our) (?:\w+ )?(?:speech|headlines?|tweets?|reviews?|letter|e-?mail|ads?|advert|story|piece|page|offer|source|website|opinion piece|essay|report|study|paper|abstract|petition|job|product|recipe|deal|plan)|this|that|it|its|these|those|text|article|statement|post|message|author|you|your|here|above|below|marks?|we|i|me|my)\b/i;

const MOST_CLAIM_CHARS = 200;

/** The claim inside a question about the world: "Is it true that 5G causes cancer?" Null where the question points at a text or at the analyst. */
export function worldClaim(request: string): string | null {
  const plain = request.trim().replace(/\s+/g, " ");
  const claim = CLAIM_IN.exec(plain)?.[1] ?? null;
  if (claim !== null) return /^(?:it|this|that|so|the (?:text|article|claim|author|statement))\b/i.test(claim) ? null : claim;
  const words = plain.split(" ").length;
  if (!WORLD.test(plain) || plain.length > MOST_CLAIM_CHARS || words < 3 || (words < 4 && !plain.endsWith("?"))) return null;
  return HERE.test(plain.replace(/^should (?:i|we|my)\b|\b(?:my|our)\b/gi, "")) ? null : plain.replace(/[?.! ]{1,9}$/, "");
}

/** A question of fact: no fact is known here; what is known is how one would find out. */
export function sayWorld(claim: string): Said {
  const known = checkableClaims(`${claim.charAt(0).toUpperCase()}${claim.slice(1)}, they say now.`, 1)[0];
  return {
    text: `I can’t tell you that: I know no facts of my own and look nothing up. How one would check it:\n\n1. **Who measured it?** Look for the study, the statistics or the document that it goes back to, and not for another page that repeats it.\n2. **What kind of source?** A review of many studies, a public health agency or a statistics office carries more weight than a single study, and a study more than a post.\n3. **What do people say who know the field and have nothing to gain?** Search the question together with “review” or “evidence”.${known ? `\n4. **This one states ${known.kind}.** ${known.how}` : ""}\n\nIf somebody told you so, paste their words: how they put it is something I can read.`,
    confidence: 0.7,
  };
}

const SIGNS: readonly [string, RegExp][] = [
  [
    "It presses for time",
    /\b(?:urgent(?:ly)?|immediately|act now|right away|today only|within \d+ (?:hours?|minutes?)|last chance|hurry|expires?|final notice|only (?:a few|\d+) \w+ left|before it(?:'s| is) too late|suspended|asap)\b/i,
  ],
  [
    "It asks for money, or a way to pay that cannot be undone",
    /\b(?:gift cards?|wire|transfer|western union|bitcoin|crypto\w*|pay(?:ment)? (?:of|a|the|now|via|\d)|processing fee|fee of|(?:pay|send) (?:me |us )?(?:[$€£]|\d|money)|pay (?:at|on|online|here|within|by|before|in full|today|immediately)\b|pay (?:the|your|this) (?:\w+ )?(?:fee|bill|charge|balance|invoice|amount)|bank details|account number|invest(?:ment)?s?)\b/i,
  ],
  [
    "It asks for a password, a code or personal data",
    /\b(?:passwords?|pin|verification code|one-time code|social security|log ?in|confirm your (?:\w+ )?(?:account|identity|details)|verify your (?:\w+ )?(?:account|identity|details)|credit card (?:number|details))\b/i,
  ],
  [
    "It sends you to a link or a number of its own",
    /https?:\/\/|(?<![@.\w-])[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63}){0,3}\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|click|link|app|io|me|example)\b(?!@)|\b(?:click (?:here|the link|below|on)|follow (?:this|the) link|call (?:this|the) number|(?:on|via|by|over|through|to|my) (?:whatsapp|telegram)|new number)\b/i,
  ],
  [
    "It says why you cannot reach the sender as usual",
    /\b(?:lost|broke|dropped|smashed)\b[^.!?]{0,20}\bphone\b|\bphone\b[^.!?]{0,20}\b(?:lost|broke|broken|stolen|fell|died|smashed)\b|\b(?:can['’]?t|cannot) (?:talk|call|speak) (?:right )?now\b/i,
  ],
  [
    "It promises much for little",
    /\b(?:guaranteed?|risk-free|free|winner|won|prize|lottery|double your|\d+% (?:returns?|profit|off)|miracle|cures?|effortless(?:ly)?)\b/i,
  ],
  [
    "It asks you to keep it to yourself",
    /\b(?:don['’]?t tell|do not tell|keep (?:this|it) (?:between us|secret|to yourself)|confidential(?:ly)?|nobody (?:must|should) know)\b/i,
  ],
];

export const SCAM_SIGNS: readonly string[] = SIGNS.map(([sign]) => `${sign}.`);
export const SCAM_ADVICE =
  "Before you pay, click or reply: reach the sender in a way you already know (the number on your card, the address you type yourself), not through the message. Nothing honest is lost by an hour’s wait.";

const PASSED_ON =
  /\b(?:forward|send|share|pass|repost|copy|re-?tweet)\b[^.!?]{0,30}\b(?:to|with|on to|among) (?:\d+|at least|all|every\w*|your|as many|each|friends|family|the whole)\b|\b(?:share|forward|repost|copy and paste|pass (?:it|this) on|spread (?:it|this|the word))\b[^.!?]{0,40}\b(?:before|now|widely|please|immediately|everywhere)\b|\bplease (?:share|forward|repost|spread)\b/i;
const ASKS_ABOUT_PASSING_ON =
  /\bchain (?:letters?|messages?|mails?|e-?mails?)\b|\bhoax\b|\b(?:(?:should|can|could|may|must|do|shall) (?:i|we|one)|(?:ok(?:ay)?|alright|safe|bad|wrong|harm\w*|right)(?: for \w+)? to)\b[^.?!]{0,20}\b(?:forward|share|repost|retweet|pass (?:it|this) on|send (?:it|this) (?:on|to|around))\b/i;

/** “Is it a chain letter?”, “Should I share it?” */
export const asksAboutPassingOn = (request: string): boolean => ASKS_ABOUT_PASSING_ON.test(request);

/** Of a message that asks to be passed on: what to do before that. Null of any other. */
export function sayPassingOn(text: string): Said | null {
  if (!isMessage(text)) return null;
  const asked = sentencesOf(text).find((s) => PASSED_ON.test(s.text));
  if (!asked) return null;
  return {
    text: `It asks to be passed on, as chain letters do: ${quote(asked.text)} News that holds travels without being told to. Before it goes further:\n\n1. **Search a few of its own words** together with “hoax” or “fact check”.\n2. **Look at the page of whoever it speaks of.** What it announces would stand there.\n3. **Ask where it began.** A cousin of somebody, or “the radio”, cannot be asked.\n\nIn doubt it can end with you: nobody is worse off for a message that did not come.`,
    confidence: 0.75,
  };
}

const MOST_MESSAGE_WORDS = 150;
/** An article may well speak of passwords and deadlines; a message that does both is another matter. */
export const isMessage = (text: string): boolean => text.split(/\s+/).length <= MOST_MESSAGE_WORDS;

const MANY_SIGNS = 2;
/** Whether a text shows several of the signs of a scam. */
export const looksLikeScam = (text: string): boolean => SIGNS.filter(([, form]) => form.test(text)).length >= MANY_SIGNS;

const CHEAP_SIGNS = /^It (?:presses|promises)/;
/** Whether it also asks for money, a code, a click or silence; advertising presses and promises, too. */
export const wantsValue = (text: string): boolean => looksLikeScam(text) && SIGNS.some(([sign, form]) => !CHEAP_SIGNS.test(sign) && form.test(text));

const MOST_SIGNS_OF_OTHERS = 2;
/** Whether nobody need ask: three signs, and something of value among them. */
export const isLikelyScam = (text: string): boolean => wantsValue(text) && SIGNS.filter(([, form]) => form.test(text)).length > MOST_SIGNS_OF_OTHERS;

/** "Is it a scam?": the signs that the text shows, and what to do before anything else. No verdict. */
export function sayScam(text: string, analysis: Analysis, handshake: Handshake): Said {
  const sentences = sentencesOf(text);
  const rows = SIGNS.flatMap(([sign, form]) => {
    const sentence = sentences.find((s) => form.test(s.text));
    return sentence ? [`- **${sign}:** ${quote(sentence.text)}`] : [];
  });
  if (rows.length === 0) {
    const marks = findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence).length;
    return {
      text: `I can’t look up who sent it. I see none of the usual signs of a scam (pressed for time, asked for money or a code, sent to a link, told to keep quiet) in these words.${marks > 0 ? ` Its wording presses in other ways: ${marks === 1 ? "there is one mark" : `there are ${marks} marks`} in it.` : ""}\n\n${SCAM_ADVICE}`,
      confidence: 0.6,
    };
  }
  return {
    text: `I can’t look up who sent it, so I give no verdict. What it has in common with many scams:\n\n${rows.join("\n")}\n\n${SCAM_ADVICE}`,
    confidence: 0.75,
  };
}
