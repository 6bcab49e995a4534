import { anyWords } from "../../text/forms.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Why does it cost more?”, of a sentence that holds both what is asked for and what brought it about. */

const ASKS_WHY = new RegExp(
  `${LEAD}(?:why\\b(?! (?:not|me|now|so|should|would|can|could|do i|do you|are you|is that|is this|is it not)\\b)|how come\\b).`,
  "i",
);

/** Behind such a word stands a reason. */
const CAUSE =
  /(?<!\bnot (?:only |just )?)\b(?:because(?: of)?|due to(?! (?:be|appear|start|open|begin|close|end|run|arrive|return|meet|vote|speak|come|go|finish)\b)|owing to|thanks to|as a result of|caused by|on account of|so that|in order to)\s/i;
/** It can give a reason, or only say when; so it needs something that happened behind it. */
const TIME_OR_CAUSE = /\b(?:since|now that|after|following)\s(?!(?:then|all|that|which|lunch|dinner|breakfast|midnight|noon)\b)/i;
const HAPPENED = anyWords(
  /\p{L}{2,20}ed|broke|went|fell|rose|left|was|were|is|are|has|have|had|began|came|took|lost|got|made|became|won|ran|runs|grew|quit|sold|bought|cut|shut|burnt/iu,
  /the (?:\p{L}+ )?(?:move|rise|fall|fire|storm|accident|change|war|crash|closure|closing|vote|election|strike|flood|ban|increase|reform|merger|loss|death|drought|repair|renovation)/iu,
);
/** “Since” with a day, a year or a stretch of time says only when. */
const ONLY_TIME =
  /^(?:the (?:start|beginning|end|turn|middle|summer|winter|spring|autumn|fall|first|last)\b|\d|(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i;
const COLON = /(?<=[^\d:]): (?!["“‘])(?=\S+ \S+ \S)/;
/** What is listed behind a colon is no reason. */
const LISTS =
  /\b(?:these|following|namely|as follows|including|such as|results?|dates?|prices?|hours?|(?:said|says|decided|announced|wrote|writes|asked|asks|added|clear|agreed|know|knows|rule|question|answer|point|news|plan|warning|promise)s?)$/i;

type Kind = "cause" | "time" | "colon";
interface Ground {
  kind: Kind;
  /** The word that joins the two, in small letters. */
  by: string;
  /** What is said to have come about. */
  effect: string;
}

function partedBy(words: string, form: RegExp, kind: Kind): Ground | null {
  const found = form.exec(words);
  if (!found) return null;
  const by = found[0].trim().toLowerCase();
  const behind = words.slice(found.index + found[0].length);
  // “Since the oven broke, the kitchen costs more”
  const comma = behind.indexOf(", ");
  const leads = found.index === 0;
  if (leads && comma < 0) return null;
  const effect = leads ? behind.slice(comma + 2) : words.slice(0, found.index);
  const ground = leads ? behind.slice(0, comma) : behind;
  if (kind === "time" && (ONLY_TIME.test(ground) || !HAPPENED.test(ground))) return null;
  return kind === "colon" && LISTS.test(effect.trim()) ? null : { kind, by, effect };
}

/** What a sentence says came about, and the word by which it joins what brought it about; null where it has none. */
export const groundIn = (words: string): Ground | null =>
  words.endsWith("?") ? null : (partedBy(words, CAUSE, "cause") ?? partedBy(words, TIME_OR_CAUSE, "time") ?? partedBy(words, COLON, "colon"));

const HEADS: Readonly<Record<Kind, (by: string) => string>> = {
  cause: () => "This is the reason the text gives:",
  time: (by) => `The text ties it to this. ${quote(by)} can give a reason, or only say when:`,
  colon: () => "What comes after the colon reads like the reason:",
};
const ASKS: Readonly<Record<Kind, string>> = {
  cause: "To see whether that’s all of it, ask: _how do they know, and what else played a part?_",
  time: "To tell which, ask: _what else changed at that time?_",
  colon: "If you’re not sure it’s meant that way, ask the writer.",
};

function sayWhy({ request, text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const sought = contentIn(request.replace(/\bhow come\b/i, "why"));
  if (sought.length === 0) return null;
  const rows = bodyOf(text).flatMap((sentence): { sentence: Sentence; ground: Ground }[] => {
    const ground = groundIn(sentence.text);
    const [held] = ground ? placesOf(ground.effect, sought) : [];
    return ground && held?.holds.size === sought.length ? [{ sentence, ground }] : [];
  });
  const best = rows.find(({ ground }) => ground.kind === "cause") ?? rows[0];
  if (!best) return null;
  const { kind, by } = best.ground;
  return { text: `${HEADS[kind](by)}\n\n${quotations([best.sentence], text, handshake, 0.75)}\n\n${ASKS[kind]}`, confidence: 0.75 };
}

export const WHY_ROW: Row = { form: ASKS_WHY, intent: "unclear", passesOn: true, say: sayWhy };
