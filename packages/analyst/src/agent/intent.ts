import { between } from "../text/forms.ts";
import { asksReader } from "./request/addressed.ts";
import { asksToWrite } from "./request/asks-to-write.ts";
import { withoutManner } from "./request/manner.ts";
import { isBeyond } from "./request/beyond-forms.ts";
import { matterOf } from "./request/matter.ts";
import { plainWords } from "./request/plain-words.ts";
import { ASKS_VERDICT } from "./request/verdicts.ts";
import { ASKS_AUTHOR } from "./intents/author.ts";
import { ASKS_CAPABILITIES } from "./intents/capabilities.ts";
import { ASKS_CLAIMS } from "./intents/claims.ts";
import { ASKS_COMPARE } from "./intents/compare.ts";
import { ASKS_DECIDE } from "./intents/decide.ts";
import { ASKS_EMOTIONS } from "./intents/emotions.ts";
import { ASKS_FINDINGS } from "./intents/findings.ts";
import { ASKS_GOOD_POINTS } from "./intents/good-points.ts";
import { ASKS_GREETING } from "./intents/greeting.ts";
import { ASKS_HOW_SURE } from "./intents/how-sure.ts";
import { ASKS_INTERESTS } from "./intents/interests.ts";
import { ASKS_MISSING } from "./intents/missing.ts";
import { ASKS_OTHER_SIDE } from "./intents/other-side.ts";
import { ASKS_QUESTIONS } from "./intents/questions.ts";
import { ASKS_RECAP } from "./intents/recap.ts";
import { ASKS_REWRITE } from "./intents/rewrite.ts";
import { ASKS_SOURCES } from "./intents/sources.ts";
import { ASKS_STEELMAN } from "./intents/steelman.ts";
import { ASKS_SUMMARY } from "./intents/summary.ts";
import { ASKS_USE } from "./intents/use.ts";
import { ASKS_WEAK_POINTS } from "./intents/weak-points.ts";

/** What the visitor asks for. */
export type Intent =
  | "greeting"
  | "capabilities"
  | "summary"
  | "claims"
  | "missing"
  | "steelman"
  | "compare"
  | "recap"
  | "explain-term"
  | "findings"
  | "rewrite"
  | "sources"
  | "verdict"
  | "weak-points"
  | "matter"
  | "questions"
  | "interests"
  | "emotions"
  | "decide"
  | "use"
  | "how-sure"
  | "beyond"
  | "danger"
  | "not-english"
  | "citations"
  | "scam"
  | "one-mark"
  | "fact"
  | "good-points"
  | "other-side"
  | "author"
  | "unclear"
  | "analyse-text";

/** The first that fits, in this order. */
const RULES: readonly [Intent, RegExp][] = [
  ["recap", ASKS_RECAP],
  ["compare", ASKS_COMPARE],
  ["author", ASKS_AUTHOR],
  ["other-side", ASKS_OTHER_SIDE],
  ["good-points", ASKS_GOOD_POINTS],
  ["steelman", ASKS_STEELMAN],
  ["weak-points", ASKS_WEAK_POINTS],
  ["how-sure", ASKS_HOW_SURE],
  ["questions", ASKS_QUESTIONS],
  ["interests", ASKS_INTERESTS],
  ["emotions", ASKS_EMOTIONS],
  ["use", ASKS_USE],
  ["decide", ASKS_DECIDE],
  ["summary", ASKS_SUMMARY],
  ["claims", ASKS_CLAIMS],
  ["missing", ASKS_MISSING],
  ["rewrite", ASKS_REWRITE],
  ["sources", ASKS_SOURCES],
  ["verdict", ASKS_VERDICT],
  ["findings", ASKS_FINDINGS],
  ["capabilities", ASKS_CAPABILITIES],
  ["greeting", ASKS_GREETING],
];

const TERM = between(
  /\b/i,
  [
    /what (?:is|are|(?:does|do)(?=[^?.!]*\bmeans?\b))|what's|define|meaning of|explain(?: to me)?(?: what)?/i,
    /(?:tell|teach) (?:me|us) (?:something |more )?about|example of|examples of/i,
  ],
  // eslint-disable-next-line regexp/no-super-linear-move -- stands behind forms, and begins no search
  /\s+(?:an? |the |is |by |you mean by )?["“']?([a-z][a-z' -]{3,40}?|[a-z]{2,3}(?= mean))["”']?(?: (?:mean|means|is|technique|pattern))?[?.!]*$/i,
);

/** A reflex id as the notes and exports give it. */
const REFLEX_ID = /\bvx-[a-z]{2}\d\d-[a-z\d-]+/i;
export const askedReflex = (question: string): string | null => REFLEX_ID.exec(question)?.[0].toLowerCase() ?? null;

/** A term that the question asks to have explained, or null. */
export function askedTerm(question: string): string | null {
  const plain = plainWords(question)
    .trim()
    .replace(/ (?:even|actually|really|exactly)(?= means?\b)/gi, "")
    .replace(/\b(confidence) (?:of )?\d[\d.,]{0,4}(?: ?(?:%|percent))?/gi, "$1");
  const name = TERM.exec(withoutManner(plain.replace(/\s+([?.!])?/g, (_, end: string | undefined) => end ?? " ")))?.[1];
  const bare = name
    ?.trim()
    .toLowerCase()
    .replace(/^(?:(?:meaning|definition|(?:\w+ )?examples?) of (?:an? |the )?|what (?:an? |the )?)/, "");
  // Of “what does p mean” nothing is left that could be a term.
  return bare?.replace(/^\w means?$/, "") || null;
}

/** “What does it say about the weather?” looks like one of these. */
const MAY_BE_OF_A_MATTER = new Set<Intent>(["summary", "unclear", "beyond", "verdict"]);

/** Words that change nothing in what is asked: “what in it is actually good?” */
const FILLER =
  / (?:actually|really|exactly|honestly|basically|even|just|truly|genuinely|at all|at least)(?= |[?.!]*$)|^(?:(?:ok(?:ay)?|so|but|well|and|hm+|right)[, ]+)+/gi;
const named = (q: string): Intent | undefined => RULES.find(([, form]) => form.test(q))?.[0];

/** What a request asks for; "unclear" where it names nothing known. */
export function requestIntent(request: string): Intent {
  const q = plainWords(request.trim());
  if (asksToWrite(q)) return "beyond";
  const found = named(q) ?? named(q.replace(FILLER, "")) ?? (isBeyond(q) ? "beyond" : "unclear");
  return MAY_BE_OF_A_MATTER.has(found) && matterOf(q) !== null ? "matter" : found;
}

export const SCAM = /\b(?:scams?|scammers?|fraud(?:ulent)?|phishing|spam|rip-?off|pyramid scheme|ponzi|con artists?|legit(?:imate)?)\b/i;
const MOST_ASKING_WORDS = 10;
/** “Is this a scam?”, and not a sentence of a text that speaks of scams. */
const asksIfScam = (sentence: string): boolean =>
  SCAM.test(sentence) &&
  /^(?:\w+[,:]? )?(?:is|are|could|can|might|would)\b.*\b(?:this|that|it|these|they)\b/i.test(sentence) &&
  sentence.split(/\s+/).length <= MOST_ASKING_WORDS;

/** “What do you think?”, “What does she expect of us?” */
const ASKS_WHAT = /\bwhat (?:do|does) [a-z][a-z' -]{3,40}[?.!]*$/i;

/** Whether a sentence names something that the analyst does. */
export const wantsSomething = (sentence: string): boolean =>
  requestIntent(sentence) !== "unclear" || askedTerm(sentence) !== null || ASKS_WHAT.test(plainWords(sentence)) || asksIfScam(sentence);

/** What an analyst may be asked of nothing in particular. */
const OF_NO_TEXT = new Set<Intent>(["unclear", "capabilities", "greeting", "beyond", "recap"]);
/** Whether a question in front of other words is one about them: “Is it true?”, “What is missing?”, and not the “Can you help me with something?” of a message. */
export const pointsAtText = (question: string): boolean =>
  !asksReader(question) && wantsSomething(question) && (/\b(?:this|that|it|these|those)\b/i.test(question) || !OF_NO_TEXT.has(requestIntent(question)));
