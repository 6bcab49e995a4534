import type { Analysis } from "@candor/engine";
import { anyOf, anyWords } from "../../text/forms.ts";
import { isAddressed, isPrivate } from "../../text/makes-claims.ts";
import { signatureOf } from "../../text/signature.ts";
import { THREATENED } from "../../text/consequences.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "../reading/passages.ts";
import { quote, type Said } from "../say.ts";

/** What somebody feels or is after, asked of a message that a person wrote: it cannot be read off words; what they ask, offer and threaten can. */

const WHO = "(?:he|she|they|(?:my|the) (?!text|article|message|post|letter|study|report|company|ad\\b)\\w+)";
const FEELS =
  "(?:angry|mad|upset|sad|jealous|hurt|happy|serious|sorry|scared|afraid|desperate|in love|annoyed|disappointed|ashamed|lonely|interested|bitter|proud|cold|passive[- ]aggressive|toxic|abusive|controlling|selfish|mean|nice|sarcastic|ironic|joking|kidding|crazy|insane|evil|bipolar|depressed|sincere|gaslighting me|using me|playing (?:games|me)|(?:an? )?(?:\\w+ )?(?:narcis\\w+|sociopath|psychopath|bully|friend|gold ?digger|control freak|manipulator))";
const ABOUT_A_PERSON = new RegExp(
  `^(?:(?:so|and|but|ok(?:ay)?|well|then|do you think)[, ]+)*(?:(?:is|are|was|were) ${WHO} (?:really |just |still |maybe |actually |being |secretly |not )*(?:${FEELS}\\b|(?:trying|planning|going|out|about) to (?!sell|scam|cheat)\\w.*\\b(?:me|us|my|rid|him|her)\\b)|(?:does|do|did|will|would) ${WHO} (?:really |just |still |even |actually |secretly )*(?:love|hate|like|miss|despise|respect|care about|care for|resent|envy|trust|want (?:me|us)|want to (?:\\w+ ){0,4}(?:me|us|rid)|regret|feel|mean (?:it|this|that|well))\\b)`,
  "i",
);
/** Whoever signs may be named: “is tom serious”. */
export function asksForFeelings(request: string, text: string): boolean {
  const signed = new Set(
    signatureOf(text)
      ?.toLowerCase()
      .match(/\p{L}{2,}/gu),
  );
  return ABOUT_A_PERSON.test(request.trim().replace(/\p{L}{2,}/gu, (word) => (signed.has(word.toLowerCase()) ? "he" : word)));
}
/** “Does he love me?”, “Does she mean it?” */
export const OF_THE_HEART = /\b(?:love|like|miss|care|feel|mean (?:it|this|that|well)|serious|sincere|in love|interested|sorry|ashamed)\b/i;
/** A letter, or a short message between two people; the line “By Ana Ruiz” above an article signs none. */
export const isPrivateMessage = (text: string): boolean => isPrivate(text) || (signatureOf(text) !== null && !/^by \p{Lu}/imu.test(text));
export const isFromPerson = (text: string): boolean => isAddressed(text) || isPrivateMessage(text);

const ASKED = anyOf(
  anyWords(
    /please|could you|can you|would you|will you|you (?:must|should|need to|have to|ought to)/i,
    /i (?:want|need|expect|ask|would like|suggest|propose) (?:you|that|to)/i,
    /i think (?:we|you) should|we (?:should|must|need to|have to)|let['’]s|please do not|please don['’]t/i,
  ),
  /^(?:do not|don['’]t|call|send|come|stop|find|tell|bring|pay|leave|give|sign|answer|write|let)\b/i,
);
const OFFERED =
  /\b(?:i|we)(?:['’]ll| will| can| could| would| am happy to|['’]m happy to| offer| promise)\b(?!['’]t\b|not\b| (?:have to|never|not|see you in court|tell|make sure|report|sue)\b)/i;
const MOST_ROWS = 2;

const part = (name: string, rows: readonly Sentence[], none: string): string =>
  rows.length === 0
    ? `**${name}:** ${none}`
    : `**${name}:**\n\n${rows
        .slice(0, MOST_ROWS)
        .map((s) => `> ${quote(s.text)}`)
        .join("\n\n")}`;

/** `analysis`: of the text. */
export function sayFeelings(text: string, analysis: Analysis): Said {
  const all = bodyOf(text);
  const threats = all.filter((s) => THREATENED.test(s.text));
  const offers = all.filter((s) => OFFERED.test(s.text) && !threats.includes(s));
  const asks = all.filter((s) => ASKED.test(s.text) && !threats.includes(s));
  const mark = findingsOf(analysis)[0];
  // Whoever presses seldom asks or threatens in plain words.
  const none = mark ? "nothing outright." : "nothing that I see.";
  const pushes = mark
    ? `\n\nOne phrase in it pushes: ${quote(mark.fragment)} (${mark.reflexLabel.toLowerCase()}). That’s about the words, not about anybody’s heart.`
    : "";
  return {
    text: `Words don’t show what a person feels, what they’re like or what they’re after, and I won’t guess. Here’s what they do show:\n\n${[
      part("What it asks of you", asks, none),
      part("What it offers", offers, none),
      part("What it threatens", threats, mark ? "I see no threat in it, at least not an open one." : "I see no threat in it."),
    ].join("\n\n")}${pushes}\n\nThe person can tell you the rest: ask what they’d like to come of it, and see whether what they do matches what they say.`,
    confidence: 0.7,
    notes: mark ? [mark.reflexLabel.toLowerCase()] : [],
  };
}
