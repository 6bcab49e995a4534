import type { Analysis, Handshake } from "@candor/engine";
import { asks, isTalk } from "./addressed.ts";
import { NOT_UNDERSTOOD } from "./say-talk.ts";
import { checkableClaims } from "../text/claims.ts";
import { bodyOf } from "../text/titles.ts";
import { topicStems, type Sentence } from "../text/words.ts";
import { findingsOf } from "./passages.ts";
import { looksLikeScam } from "./scam-signs.ts";
import { sayNotThere } from "./say-stands-out.ts";
import { quote, type Said } from "./say.ts";

/** What kind of answer a question wants, and the sentences that can hold one. */
const WANTED: [RegExp, RegExp][] = [
  [
    /\bhow (?:much (?:is|are|does|do|did|will|would) (?:it|they|this|that|\w+ cost|the)|expensive)\b|\bwhat(?:'s| is) the (?:price|cost|fee)\b/i,
    /[$€£]\s?\d|\d\s?(?:[$€£]|(?:million |billion )?(?:dollars?|euros?|pounds?|cents?|francs?))\b|\bfree of charge\b/i,
  ],
  [
    /\bhow (?:many|much|often|long|far|big|large|old|expensive)\b|\bwhat (?:number|share|percentage|figure)\b/i,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|dozen|half)\b/i,
  ],
  [
    /\bwhen\b|\bwhat (?:day|date|year)\b|\bhow long ago\b/i,
    /\b(?:(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|yesterday|today|tomorrow|(?:last|next) (?:week|month|year))\b/i,
  ],
];

/** A day or an hour says more of a “when” than “last year”. */
const A_DAY =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm|o['’]clock)\b|\b(?:19|20)\d\d\b/i;
/** A mark on half of the text is none on the sentence that was asked for. */
const MOST_MARKED_CHARS = 200;
const LEAST_SHARE = 0.6;

function sentencesWith(text: string, question: string, asked: ReadonlySet<string>): Sentence[] {
  const kind = WANTED.find(([form]) => form.test(question))?.[1];
  const toTheDay = /\bwhen\b|\bwhat (?:day|date|time)\b/i.test(question) ? A_DAY : null;
  const rows = bodyOf(text)
    .map((s) => ({ s, n: [...topicStems(s.text)].filter((w) => asked.has(w)).length + (kind?.test(s.text) ? 1.5 : 0) + (toTheDay?.test(s.text) ? 1.5 : 0) }))
    .filter((row) => row.n > 0)
    .sort((a, b) => b.n - a.n || a.s.start - b.s.start);
  // Beside the sentence that has it all, one with a single word of the question only distracts.
  return rows
    .filter((row) => row.n > LEAST_SHARE * rows[0]!.n)
    .slice(0, 3)
    .map((row) => row.s)
    .sort((a, b) => a.start - b.start);
}

/** Whether a sentence of the text could hold what the question asks for. */
export const speaksOf = (text: string, question: string): boolean => sentencesWith(text, question, topicStems(question)).length > 0;

/** What one can do with sentences that were found for a question. */
export function whatIsLeft(rows: readonly Sentence[]): string {
  const known = checkableClaims(rows.map((row) => row.text).join(" "), 1)[0];
  return known ? `More than that has to be looked up: it states ${known.kind}. ${known.how}` : "I can’t say more without reading elsewhere.";
}

const NOT_MENTIONED = "The text does not mention that, at least not in your words, and the text is all I have.";
/** “So are people getting fired or not?”: about what the text tells of, and neither the one who asks nor the one who answers. */
const OF_ITS_MATTER =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:is|are|was|were|will|do|does|did|has|have|who|when|where|how (?:many|much|long|often)|why (?:is|are|was|were|did|do|does)) (?!.*\b(?:you|your|i|me|my|we|us|our)\b)/i;
/** A question about the text that no rule knows: the sentences that speak of its words, then what is marked there. */
export function sayAboutText(question: string, text: string, analysis: Analysis, handshake: Handshake, again = false): Said {
  const asked = topicStems(question);
  const rows = sentencesWith(text, question, asked);
  if (rows.length === 0 && !asks(question) && !isTalk(question) && !/^(?:he|she|they|there|this|my) \S+ \S/i.test(question)) return NOT_UNDERSTOOD;
  if (rows.length === 0 && !asks(question))
    return {
      text: `Understood. I don’t judge who is right; I read wording, and the text is all I have. ${findingsOf(analysis).length > 0 ? "If a mark seems wrong to you, name its number or its words, and I will show what it rests on." : "Ask what in it could be checked, or what I would ask whoever wrote it."}`,
      confidence: 0.6,
    };
  if (rows.length === 0 && !again && findingsOf(analysis).length === 0 && !looksLikeScam(text) && OF_ITS_MATTER.test(question.trim()))
    return {
      text: `${NOT_MENTIONED} To notice this is worth something: put the question to whoever wrote it, just as you put it to me. An answer that one could hold them to has a plain yes or no, a figure, a name or a date. If they go round it, ask what keeps them from saying so.`,
      confidence: 0.4,
    };
  if (rows.length === 0) return sayNotThere(NOT_MENTIONED, text, analysis, handshake, 0.35, again);
  const found = topicStems(rows.map((row) => row.text).join(" "));
  const ofAll = asked.size > 0 && [...asked].every((word) => found.has(word));
  const marked = findingsOf(analysis)
    .filter((f) => f.end - f.start <= MOST_MARKED_CHARS && rows.some((r) => f.start < r.end && f.end > r.start))
    .slice(0, 2);
  const ofNone = [...asked].every((word) => !found.has(word));
  return {
    text: `${ofNone ? "The text does not use your words. What you ask for could stand here:" : "This is what the text says about that:"}\n\n${rows.map((r) => `> ${quote(r.text)}`).join("\n\n")}${marked.length > 0 ? `\n\nMind the wording: ${marked.map((f) => `${quote(f.fragment)} (${f.reflexLabel.toLowerCase()}). ${f.question}`).join(" ")}` : ""}\n\n${whatIsLeft(rows)}`,
    confidence: ofAll ? 0.75 : 0.55,
    notes: marked.flatMap((f) => [f.reflexLabel.toLowerCase(), f.question]),
  };
}
