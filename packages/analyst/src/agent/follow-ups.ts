import type { Analysis, Handshake } from "@candor/engine";
import { requestIntent, type Intent } from "./intent.ts";
import { materialOf } from "./material.ts";
import { pointedAt, sayHowSure, sayPointed } from "./say-marks.ts";
import { HOW_SURE } from "./say-more.ts";
import { looksLikeScam, sayScam } from "./say-outside.ts";
import { sayCitations } from "./say-sources.ts";
import type { Said } from "./say.ts";
import { RELIES_ON_IT } from "./verdicts.ts";

const STUDY =
  "(?:stud(?:y|ies)|papers?|citations?|references?|trials?|research|journals?|doi|footnotes?|bibliography|sources?|doctors?|dr\\.?|professors?|authors?|researchers?|experts?|quotes?)";
const REAL = "(?:real|exists?|existing|made[- ]?up|fake|genuine|hallucinat\\w+|invent(?:ed)?|fabricated?|legit(?:imate)?|authentic|bogus)";
const CITATION = new RegExp(
  String.raw`\b${STUDY}\b[^.?!]{0,60}\b${REAL}\b|\b${REAL}\b[^.?!]{0,40}\b${STUDY}\b|\b(?:how|where|can|could)\b[^.?!]{0,40}\b(?:check|verify|find|look up|trace|confirm)\b[^.?!]{0,30}\b(?:stud(?:y|ies)|papers?|citations?|references?|trials?|doi|journals?)\b|\bdoi\b|^(?:check|verify) (?:the|this|that|these|its) (?:stud|paper|citation|reference|doi)`,
  "i",
);
const SCAM = /\b(?:scams?|scammers?|fraud(?:ulent)?|phishing|spam|rip-?off|pyramid scheme|ponzi|con artists?|legit(?:imate)?)\b/i;
const POLITE = "(?:(?:please|can you|could you|now|and|ok(?:ay)?|too long|that'?s too long)[,;. ]+)*";
const SHORTER = new RegExp(
  String.raw`^${POLITE}(?:(?:make|keep|say|put|give|tell)\b[^.?!]{0,20}\b)?(?:shorter|short|brief(?:ly|er)?|less|fewer words|(?:in|with) (?:one|a single|two|a few) (?:sentences?|lines?|words?)|condense(?:d)?(?: it| that)?|too long)(?: please| version)?[?.! ]*$`,
  "i",
);
const LONGER = new RegExp(
  String.raw`^${POLITE}(?:(?:tell|give|show) me |say |go into |explain )?(?:more(?: details?| about (?:it|that|this))?|longer|go on|continue|elaborate|in (?:more )?detail|all of (?:it|them)|everything|the rest|the others|the other marks)(?: please)?[?.! ]*$`,
  "i",
);
const HOW_SURE_ASKED = /\b(?:how (?:sure|certain|confident|reliable)|your confidence|percentages?)\b/i;

export const asksForShort = (request: string): boolean => SHORTER.test(request.trim());
export const asksForMore = (request: string): boolean => LONGER.test(request.trim());

/** What was last asked of a text; "findings" where that was nothing that can be repeated. */
export function lastIntent(history: readonly { role: string; text: string }[]): Intent {
  for (const { role, text } of [...history].reverse()) {
    if (role !== "user") continue;
    const { request } = materialOf(text);
    const intent = requestIntent(request);
    if (asksForShort(request) || asksForMore(request) || intent === "greeting" || intent === "recap") continue;
    return REPEATABLE.has(intent) ? intent : "findings";
  }
  return "findings";
}
const REPEATABLE = new Set<Intent>([
  "summary",
  "claims",
  "missing",
  "steelman",
  "rewrite",
  "sources",
  "questions",
  "interests",
  "emotions",
  "verdict",
  "weak-points",
  "findings",
]);

const MOST_MESSAGE_WORDS = 150;
/** An article may well speak of passwords and deadlines; a message that does both is another matter. */
export const isMessage = (text: string): boolean => text.split(/\s+/).length <= MOST_MESSAGE_WORDS;

export interface Followed {
  said: Said;
  intent: Intent;
}

/** Replies that need the text and its marks, and not the whole list again. Null where the request points at nothing in particular. */
export function sayFollowUp(request: string, text: string, analysis: () => Analysis, handshake: Handshake, intent: Intent): Followed | null {
  if (CITATION.test(request)) return { said: sayCitations(text, handshake), intent: "citations" };
  if (SCAM.test(request) || (intent === "verdict" && RELIES_ON_IT.test(request) && isMessage(text) && looksLikeScam(text)))
    return { said: sayScam(text, analysis(), handshake), intent: "scam" };
  const pointed = intent === "weak-points" ? null : pointedAt(request, (words) => text.toLowerCase().includes(words.toLowerCase()));
  if (pointed) return { said: sayPointed(pointed, text, analysis(), handshake), intent: "one-mark" };
  if (intent === "how-sure" && HOW_SURE_ASKED.test(request)) return { said: sayHowSure(analysis(), handshake, HOW_SURE), intent };
  return null;
}

export const asksForCitation = (request: string): boolean => CITATION.test(request);
