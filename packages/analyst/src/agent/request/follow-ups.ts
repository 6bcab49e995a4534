import type { Analysis, Handshake } from "@candor/engine";
import { sayTerm } from "../teaching/explain-term.ts";
import { SCAM, requestIntent, type Intent } from "../intent.ts";
import { materialOf } from "./material.ts";
import { placeAsked, pointedAt, sayHowSure, sayPointed, type Pointed } from "../reading/say-marks.ts";
import { asksForWorstQuoted, sayWorstQuoted } from "../people/say-quoted.ts";
import { HOW_SURE } from "../reading/say-more.ts";
import { sayScam } from "../danger/say-scam.ts";
import { sayRumor } from "../kinds/say-rumor.ts";
import { isMessage, looksLikeScam, wantsValue } from "../danger/scam-signs.ts";
import { sayCitations } from "../reading/say-sources.ts";
import type { Said } from "../say.ts";
import { findTerm } from "../teaching/terms.ts";
import { RELIES_ON_IT } from "./verdicts.ts";

const STUDY =
  "(?:stud(?:y|ies)|papers?|citations?|references?|trials?|research|journals?|doi|footnotes?|bibliography|sources?|doctors?|dr\\.?|professors?|authors?|researchers?|experts?|historians?|scholars?|scientists?|economists?|psychologists?|quotes?)";
const REAL = "(?:real|exists?|existing|made[- ]?up|fake|genuine|hallucinat\\w+|invent(?:ed)?|fabricated?|legit(?:imate)?|authentic|bogus)";
const CITATION = new RegExp(
  String.raw`\b${STUDY}\b[^.?!]{0,60}\b${REAL}\b|\b${REAL}\b[^.?!]{0,40}\b${STUDY}\b|\b(?:how|where|can|could)\b[^.?!]{0,40}\b(?:check|verify|find|look up|trace|confirm)\b[^.?!]{0,30}\b(?:stud(?:y|ies)|papers?|citations?|references?|trials?|doi|journals?)\b|\bdoi\b|^(?:please |can you )?(?:check|verify|look up) (?:the|this|that|these|its|those) (?:[\w’'-]+ ){0,3}?(?:stud|papers?\b|citations?\b|references?\b|doi\b)`,
  "i",
);
const POLITE = "(?:(?:please|can you|could you|now|and|ok(?:ay)?|too long|that'?s too long)[,;. ]+)*";
const SHORTER = new RegExp(
  String.raw`^${POLITE}(?:(?:make|keep|say|put|give|tell)\b[^.?!]{0,20}\b)?(?:(?:be )?(?:a bit |a little |more )?(?:shorter|briefer|concise|brief)|short|brief(?:ly)?|less|fewer words|(?:(?:in|with|just|only) )?(?:one|a single|two|three|four|five|six|\d{1,2}|a few|fewer) (?:sentences?|lines?|words?)|(?:condense|shorten)(?:d)?(?: it| that| this| the text)?(?: (?:for me|a bit|a little|to (?:one|two|three) sentences?))?|too long)(?: please| version)?[?.! ]*$`,
  "i",
);
const LONGER = new RegExp(
  String.raw`^${POLITE}(?:(?:tell|give|show) me |say |go into |explain )?(?:more(?: details?| about (?:it|that|this))?|longer|go on|continue|elaborate|in (?:more )?detail|all of (?:it|them)|everything|another(?: one)?|the rest|the others|the other marks)(?: please)?[?.! ]*$`,
  "i",
);
const HOW_SURE_ASKED = /\b(?:how (?:sure|certain|confident|reliable)|your confidence|percentages?)\b/i;

/** “Give me both sides short” asks for the sides, and not for less of what stands above. */
const NAMES_ANOTHER = /\b(?:sides?|views?|reasons?|arguments?|objections?|sources?|claims?|pros|cons)\b/i;
export const asksForShort = (request: string): boolean => SHORTER.test(request.trim()) && !NAMES_ANOTHER.test(request);
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

/** “Is this real?”, of a message that greets its reader: whether it is from whom it says. */
const ASKS_GENUINE =
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:is|are|isn't) (?:it|this|that|the (?:message|mail|e-?mail|letter|sms|text)) (?:really |actually |even )?(?:real|genuine|authentic|fake|for real)[?.! ]*$/i;
const GREETS = /^(?:(?:re|subject|from|to)\b[^\n]*\n+)*(?:hi|hello|hey|dear)\b/i;
/** Whether it is so, and not whether it is what it pretends to be: of a post about health, even one that sells something, that is a question of facts. */
const ASKS_TRUTH = /\b(?:true|truth|truthful|accurate|correct|factual|right)\b/i;

/** “Is this legit?”, of no message in particular that wants something. */
const SCAM_OR_NOT = /\blegit(?:imate)?\b/i;

/** “What does ‘clinically inspired’ mean?” */
const ASKS_MEANING = /\bmean(?:s|t|ing)?\b/i;
const NO_DICTIONARY = "I don’t have a dictionary. Ask the writer what exactly they mean by it, and what you’d see if it weren’t so.";

/** No “it” and no “they”, which point at the whole. */
const MEANS_WORDS = /^(?!(?:it|this|that|these|they|he|she|you|i|we)\b|the (?:text|article|author|message|letter|post)\b)["“']?[\p{L}\p{N}]/iu;
/** “What do they mean by ‘shortly’?”, “What does shortly mean?” */
const MEANT: readonly RegExp[] = [
  /\bmean(?:s|t)? (?:by|with|when (?:it|he|she|they) says?) (.{2,60}?)[?.! ]*$/i,
  /^(?:(?:and|but|so)[, ]+)*what (?:do|does) (?:the (?:words?|term|phrase) )?(.{2,60}?) (?:really |actually )?means?(?: (?:here|exactly|then))*[?.! ]*$/i,
];
/** Whether some words stand in a text, as words and in any case. */
function holdsWord(text: string, words: string): boolean {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[at + words.length] ?? "");
}

/** The words of the text whose meaning is asked for, or null. */
function wordsMeant(request: string, text: string): string | null {
  const words = MEANT.map((form) => form.exec(request)?.[1]).find((named) => named !== undefined && MEANS_WORDS.test(named) && holdsWord(text, named));
  return words ?? null;
}

/** “p = 0.31” */
const P_VALUE = /^p ?(?:[=<>≤≥]|-?values?\b)/i;

interface Followed {
  said: Said;
  intent: Intent;
}

const NEXT = /^(?:(?:and|ok(?:ay)?|now|then|what about|how about)[, ]+)*(?:the )?(next|following|previous)(?: (?:one|mark|passage|finding))?[?.! ]*$/i;
const SHOWN = /^Mark (\d+) of \d+:/m;
/** “And the next one?”, after a mark was shown: the request with its number. */
export function withNumber(request: string, history: readonly { role: string; text: string }[]): string {
  const step = NEXT.exec(request.trim())?.[1]?.toLowerCase();
  const shown = step === undefined ? null : SHOWN.exec(history.findLast(({ role }) => role === "assistant")?.text ?? "");
  return shown ? `mark ${Number(shown[1]) + (step === "previous" ? -1 : 1)}` : request;
}

/** Replies that need the text and its marks, and not the whole list again. Null where the request points at nothing in particular. */
export function sayFollowUp(
  request: string,
  text: string,
  analysis: () => Analysis,
  handshake: Handshake,
  intent: Intent,
  history: readonly { role: string; text: string }[],
): Followed | null {
  if (CITATION.test(request)) return { said: sayCitations(text, handshake), intent: "citations" };
  const rumor = SCAM_OR_NOT.test(request) || (intent === "verdict" && RELIES_ON_IT.test(request)) ? sayRumor(text) : null;
  if (rumor) return { said: rumor, intent: "verdict" };
  if (
    SCAM.test(request) ||
    (intent === "verdict" && ASKS_GENUINE.test(request.trim()) && GREETS.test(text.trim()) && isMessage(text)) ||
    (intent === "verdict" && RELIES_ON_IT.test(request) && isMessage(text) && (ASKS_TRUTH.test(request) ? wantsValue(text) : looksLikeScam(text)))
  )
    return { said: sayScam(text, analysis(), handshake, history), intent: "scam" };
  const meant = wordsMeant(request, text);
  const term = meant === null ? null : findTerm(P_VALUE.test(meant) ? "p-value" : meant);
  if (term?.isIdea) return { said: sayTerm(term), intent: "explain-term" };
  if (meant === null && asksForWorstQuoted(request)) return { said: sayWorstQuoted(text, analysis(), handshake), intent: "one-mark" };
  const pointed: Pointed | null =
    meant !== null
      ? { kind: "words", words: meant }
      : intent === "weak-points" || (intent === "rewrite" && (/\b(?:paragraph|part)\b/i.test(request) || placeAsked(request, text) !== null))
        ? null
        : pointedAt(request, (words) => text.toLowerCase().includes(words.toLowerCase()));
  if (pointed) {
    const said = sayPointed(pointed, text, analysis(), handshake);
    return { said: pointed.kind === "words" && ASKS_MEANING.test(request) ? { ...said, text: `${NO_DICTIONARY}\n\n${said.text}` } : said, intent: "one-mark" };
  }
  if (intent === "how-sure" && HOW_SURE_ASKED.test(request)) return { said: sayHowSure(analysis(), handshake, HOW_SURE), intent };
  return null;
}

export const asksForCitation = (request: string): boolean => CITATION.test(request);
