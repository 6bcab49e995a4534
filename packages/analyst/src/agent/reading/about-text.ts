import type { Analysis, Handshake } from "@candor/engine";
import { anyWords } from "../../text/forms.ts";
import { asks, isTalk } from "../request/addressed.ts";
import { GIVES_GROUND, HAS_PURPOSE } from "./say-asked-kind.ts";
import { sentencesFor, MOST_SENTENCES, type Found } from "./found-sentences.ts";
import { ASKS_AGE, givesAge, isOfKind, kindsWanted, WANTED } from "../request/kinds-wanted.ts";
import { NOT_UNDERSTOOD } from "../talk/say-talk.ts";
import { denialOf } from "../../text/denials.ts";
import { makesClaims } from "../../text/makes-claims.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { isHeadLine, soughtIn } from "../../text/search.ts";
import { setsItself } from "../../text/sets-itself.ts";
import { withAnswer, withItem, withNeighbors } from "../../text/context.ts";
import { bodyOf } from "../../text/titles.ts";
import { isSlipOf } from "../../text/slips.ts";
import { topicStems, wordCount, wordsOf, type Sentence } from "../../text/words.ts";
import { findingsOf } from "./passages.ts";
import { askedOfThings } from "./reasoning.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import { sayNoSuchCase } from "../kinds/say-own-case.ts";
import { sayPlaceOfCase } from "../kinds/say-place-of-case.ts";
import { sayRemark } from "../people/say-remark.ts";
import { sayTouched } from "../kinds/say-touched.ts";
import { sayByForm, sayManner } from "./by-form.ts";
import { sayNotThere } from "./say-stands-out.ts";
import { quote, type Said } from "../say.ts";
import { isOfThing } from "../request/shared-words.ts";
import { ASK_WHO_KNOWS, asksOfHealth, howToCheck, isDeadline, STILL_HOLDS, whatIsLeft } from "./what-is-left.ts";

/** A mark on half of the text is none on the sentence that was asked for. */
const MOST_MARKED_CHARS = 200;

/** Whether a sentence of the text could hold what the question asks for. */
export function speaksOf(text: string, question: string): boolean {
  const asked = topicStems(question);
  const kinds = kindsWanted(question, WANTED, text);
  return bodyOf(text).some((s) => kinds.some((kind) => isOfKind(kind, s.text)) || [...topicStems(s.text)].some((stem) => asked.has(stem)));
}

const MOST_NAMED = 3;
const listed = (words: readonly string[]): string =>
  words
    .slice(0, MOST_NAMED)
    .map((word) => `“${word}”`)
    .join(words.length === 2 ? " and " : ", ");
/** Absence is told of the words that were looked for, and of nothing else. */
const notFound = (words: readonly string[]): string =>
  `I looked for ${listed(words)} in the text and found no form of ${words.length === 1 ? "it" : "them"}. I search by words; the text may say the same thing in other words.`;

/** “Is climate change real?”: whether something is so in the world, and not whether the text is any good. */
const IF_IT_IS_SO =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then|wait|hey)[, ]+)*(?:is|are|was|were|isn't|aren't|do|does|did|don't|doesn't|didn't|has|have|had|can|could|will|would)\b(?! (?:it|this|that|these|those|he|she|they|you|i|we|(?:the|this|that) (?:text|article|author|message|post|writer|letter|piece))\b)/i;
/** “Did anyone get hurt?”: a detail of what the text tells, and no claim of the world. */
const OF_ITS_STORY =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then|wait)[, ]+)*(?:is|are|was|were|do|does|did|has|have|had|will|would) (?:there|an?|any(?:one|body)?|some(?:one|body)|every(?:one|body)|no(?:body| one)|he|she|they|it|all|his|her|their)\b(?!.*\b(?:true|real|really|actually|right|correct|proven|fake)\b)/i;
const ASKS_THE_ANALYST =
  /^(?:(?:so|and|but|ok(?:ay)?|well)[, ]+)*(?:are|were|do|did|have|would|will|can|could) you\b|^(?:what|how) (?:do|should|can|could) i\b/i;

export const NOT_ASKED = "I couldn’t tell what you’re asking about the text.";
/** Words that ask nothing of the text: two things that can be asked of it. */
function sayNotAsked(text: string, analysis: Analysis): Said {
  const asks = [
    findingsOf(analysis).length > 0 ? "“What does its wording do?”" : "“Which claims can be checked?”",
    scanOmissions(text).length > 0 ? "“What is missing?”" : "“What are its sources?”",
  ];
  return { text: `${NOT_ASKED} Ask, for example, ${asks.join(" or ")}, or use a word from the text to ask about a place in it.`, confidence: 0.6 };
}

/** How sentences that were found are introduced: as what the text claims where they claim something of the world, since whether it is so is another question. When a meeting begins is none. */
function headOf(question: string, text: string, { sentences, words: found, missing: absent, point, nearly }: Found): string {
  const missing = point.length > 0 || absent.length > found.length ? absent : [];
  if (found.length === 0 && isDeadline(question, sentences)) return "Here’s where the text sets a time:";
  if (ASKS_AGE.test(question) && !sentences.some(({ text }) => givesAge(text)))
    return `I don’t find an age ${givesAge(text) ? "next to it" : "in the text"}. ${found.length > 0 ? `About ${listed(found)}, it says this:` : "The closest thing I find:"}`;
  if (found.length === 0) return `${soughtIn(question).length === 0 ? "" : "The text doesn’t use your words. "}What you’re asking about could be here:`;
  if (nearly.length > 0 && nearly.length === found.length) return `It doesn’t name ${listed(nearly)}. This comes closest:`;
  if (IF_IT_IS_SO.test(question.trim()) && !setsItself(text))
    return `I can’t tell whether that’s true: I don’t look anything up. ${missing.length === 0 ? "The text claims:" : `I don’t see any form of ${listed(missing)} in the text; about ${listed(found)}, it claims:`}`;
  const caveat = !setsItself(text) && sentences.some((s) => makesClaims(s.text)) ? "; I can’t tell whether it’s true" : "";
  return missing.length === 0
    ? `This is what the text says about that${caveat}:`
    : `I don’t find any form of ${listed(missing)} in the text. About ${listed(found)}, it says this${caveat}:`;
}
/** “Did he hit a kid?” */
const ASKS_IF =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then|wait)[, ]+)*(?:is|are|was|were|do|does|did|has|have|had|will)\b(?! (?:you|i|we|there|(?:the|this|that) (?:text|article|author|writer|message|post|letter))\b)/i;
/** “So are people getting fired or not?”: about what the text tells of, and neither the one who asks nor the one who answers. */
const OF_ITS_MATTER =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:is|are|was|were|will|do|does|did|has|have|who|when|where|how (?:many|much|long|often)|why (?:is|are|was|were|did|do|does)) (?!.*\b(?:you|your|i|me|my|we|us|our)\b)/i;
/** “And the weekend” */
const FRAGMENT = /^(?:and|or|but)(?:(?: what| how)?(?: about)?(?: [\w’'-]+){1,3}| (?:with|without|for|on|at|after|before|during)(?: [\w’'-]+){1,5})[?.!]*$/i;
/** “I have a baby at home”, “My aunt sent it”: it tells something, and looks for nothing; “They said we would get a pool” is held against the text. */
const TELLS =
  /^(?:(?:and|so|but|well|ok(?:ay)?|yes|no|oh|hm+)[, ]+)*(?:(?:he|she|they|it|there|i|we|you)(?:['’](?:s|m|re|ve|d|ll))?|(?:this|that)['’]s|(?:this|that|my|our) \S+) \S/i;
const LOOKS_FOR = anyWords(
  /wonder\w*|want|need|like to|looking for|look for|(?:he|she|they|it) (?:said|promised|announced)|curious|interested/i,
  /(?:do|did|can|could)(?: not|n['’]t) (?:get|understand|see|find)/i,
);
const isRemark = (words: string): boolean => TELLS.test(words.trim()) && !LOOKS_FOR.test(words) && !words.trim().endsWith("?");
const WHY = /^(?:(?:and|but|so|ok(?:ay)?|well|then)[, ]+)*why\b/i;
/** A reason may stand behind a colon, in what follows from a thing, or in a threat. */
const GIVES_REASON =
  /[:;–—]|\b(?:because|since|due to|owing to|thanks to|so|therefore|in order to|reasons?|cause[sd]?|as (?:he|she|it|they|the)\b|for (?:fear|lack|want|safety|(?:an? |the )?(?:\w+ )?(?:foul|protest|offen[cs]e|handball|theft|speeding|fraud|delay|violence|insults?|being|breaking|not \w+ing))|to (?:avoid|save|protect|prevent|keep|make|reduce|help)|shortage|led to|leads? to|result(?:s|ed)?|otherwise|or (?:the|you|we|it|else))\b/i;
/** A shorter sentence says little without the one before it. */
const MOST_BARE_WORDS = 12;
const NO_REASON = "This is where the text talks about it. I don’t see a word that gives a reason, such as _because_; there may be a reason without one:";
const ASK_WHY = "If none does, ask whoever wrote it, or whoever it’s about.";
/** “Is the bridge dangerous?”, of an entry on a bridge that says nothing of danger: its other sentences are no answer. */
function isAllOverIt({ sentences, words, point }: Found, text: string, question: string): boolean {
  if (point.length === 0 || words.length !== 1 || sentences.length < MOST_SENTENCES || !IF_IT_IS_SO.test(question.trim())) return false;
  const [stem] = topicStems(words[0]!);
  const body = bodyOf(text);
  return stem !== undefined && body.filter((s) => topicStems(s.text).has(stem)).length >= Math.max(MOST_SENTENCES, body.length * ALL_OVER_SHARE);
}
const ALL_OVER_SHARE = 0.3;
/** What is asked for stands behind the sentence that names the matter. */
const WHAT_FOLLOWS =
  /\b(?:what (?:happens|will happen|would happen|if)|how (?:does|do|did|will|is|are) (?:it|they|he|she|that|this) (?:work|answer|deal|react|respond)|(?:does|do|did) (?:it|he|she|they|the \w+) (?:answer|explain|say (?:what|how|why)|address))\b/i;
const NOTHING: Found = { sentences: [], words: [], missing: [], point: [], nearly: [] };

const MIN_SLIP_LETTERS = 5;
/** “What about the hygene?”: a word that the text has not, and that is one slip from one that it has. */
export function withWordsOf(text: string, question: string): string {
  const missing = sentencesFor(text, question).missing.filter((word) => word.length >= MIN_SLIP_LETTERS);
  if (missing.length === 0) return question;
  const own = [...new Set(wordsOf(text))].filter((word) => word.length >= MIN_SLIP_LETTERS);
  return missing.reduce((words, word) => {
    const meant = own.find((one) => isSlipOf(word, one));
    return meant === undefined ? words : words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"), meant);
  }, question);
}

/** What the reader can do beside the sentences that were found. `reasonless`: the sentences as they are shown, where a reason was asked for and they give none; else null. */
function adviceOn(question: string, text: string, found: readonly Sentence[], reasonless: readonly Sentence[] | null): string {
  if (asksOfHealth(question, text)) return ASK_WHO_KNOWS;
  if (reasonless) return reasonsGiven(text, found) ?? askedOfThings(reasonless)[0]?.ask ?? ASK_WHY;
  return IF_IT_IS_SO.test(question.trim()) && !OF_ITS_STORY.test(question.trim()) && !setsItself(text) ? howToCheck(found) : whatIsLeft(found, question);
}

/** A question about the text that no rule knows: the sentences that speak of its words, then what is marked there. */
export function sayAboutText(question: string, text: string, analysis: Analysis, handshake: Handshake, again = false): Said {
  const isAsked = asks(question) || FRAGMENT.test(question.trim());
  const all = !isAsked && isRemark(question) ? NOTHING : sentencesFor(text, question);
  // “How old is the mayor?”: the year of a depot does not tell.
  const found = ASKS_AGE.test(question) ? { ...all, sentences: all.sentences.filter((s) => isOfThing(question, s, text)) } : all;
  const { words, missing } = found;
  const asksWhy = WHY.test(question.trim());
  const behind = found.sentences.length === 1 && WHAT_FOLLOWS.test(question.trim());
  const shown = new Set(found.sentences.map(({ start }) => start));
  const before = asksWhy && found.sentences.length === 1 && wordCount(found.sentences[0]!.text) <= MOST_BARE_WORDS;
  // “Do I need a softener? For your health you do not.”
  const around = found.sentences.map((s) =>
    isHeadLine(s.text) ? withItem(text, s) : s.text.endsWith("?") ? withAnswer(text, s) : withNeighbors(text, s, shown, { before, behind }),
  );
  const rows = around.filter((row, at) => !around.some((other, n) => n !== at && other.start <= row.start && other.end > row.end));
  if (rows.length === 0 && !isAsked && !isTalk(question) && !isRemark(question)) return NOT_UNDERSTOOD;
  const remark =
    rows.length === 0 && !isAsked
      ? (sayRemark(question, text) ?? sayPlaceOfCase(question, text) ?? sayTouched(question, text) ?? sayNoSuchCase(question))
      : null;
  if (remark) return remark;
  if (rows.length === 0 && !isAsked)
    return {
      text: `Understood. I don’t judge who’s right; I read wording, and the text is all I have. ${findingsOf(analysis).length > 0 ? "If a mark seems wrong to you, give me its number or its words, and I’ll show you what it’s based on." : "Ask what you could check in it, or what I’d ask whoever wrote it."}`,
      confidence: 0.6,
    };
  const reasons = rows.length === 0 && found.point.length === 0 && asksWhy ? reasonsGiven(text) : null;
  if (reasons !== null) return { text: reasons, confidence: 0.55 };
  const byForm = rows.length === 0 && !looksLikeScam(text) ? (sayByForm(question, text) ?? sayManner(question, analysis, handshake)) : null;
  if (byForm) return byForm;
  if (rows.length === 0 && (missing.length === 0 || ASKS_THE_ANALYST.test(question.trim()))) return sayNotAsked(text, analysis);
  if (rows.length === 0) return sayNotFound(question, missing, text, analysis, handshake, again);
  if (isAllOverIt(found, text, question)) return sayNotFound(question, found.point, text, analysis, handshake, again);
  const marked = findingsOf(analysis)
    .filter((f) => f.end - f.start <= MOST_MARKED_CHARS && rows.some((r) => f.start < r.end && f.end > r.start))
    .slice(0, 2);
  // Where a wording is marked, the mark has more to say.
  const noReason = asksWhy && marked.length === 0 && !rows.some((r) => GIVES_REASON.test(r.text));
  const denied = ASKS_IF.test(question.trim()) ? denialOf(rows, text) : undefined;
  const advice = adviceOn(question, text, found.sentences, noReason ? rows : null);
  const left = setsItself(text) && !noReason && advice !== STILL_HOLDS && advice !== ASK_WHO_KNOWS ? "" : advice;
  const mind = marked.map((f) => `${quote(f.fragment)} (${f.reflexLabel.toLowerCase()}). ${f.question}`).join(" ");
  const parts = [
    noReason ? NO_REASON : headOf(question, text, found),
    ...rows.map((r) => `> ${quote(r.text)}`),
    mind && `Watch the wording: ${mind}`,
    denied && `But someone in it says otherwise:\n\n> ${quote(denied.text)}`,
    left,
  ];
  return {
    text: parts.filter(Boolean).join("\n\n"),
    confidence: words.length > 0 && missing.length === 0 ? 0.75 : 0.55,
    notes: marked.flatMap((f) => [f.reflexLabel.toLowerCase(), f.question]),
  };
}

/** “Why do they have less money?”, where no sentence on that has a reason: the reasons that the text gives, whatever for; beside sentences that speak of it only those next to them, or that share a word with them. */
function reasonsGiven(text: string, beside: readonly Sentence[] = []): string | null {
  const body = bodyOf(text);
  const stems = topicStems(beside.map((s) => s.text).join(" "));
  const isNear = (s: Sentence, at: number): boolean =>
    beside.length === 0 ||
    [body[at - 1], body[at + 1]].some((next) => next && beside.some(({ start }) => start === next.start)) ||
    [...topicStems(s.text)].some((stem) => stems.has(stem));
  const rows = body.filter((s, at) => isNear(s, at) && (GIVES_GROUND.test(s.text) || HAS_PURPOSE.test(s.text)) && !s.text.endsWith("?"));
  if (rows.length === 0) return null;
  return `The text gives a reason here; see if it’s the one you’re asking about:\n\n${rows
    .slice(0, MOST_SENTENCES)
    .map((s) => `> ${quote(s.text)}`)
    .join("\n\n")}`;
}

/** None of the words is in the text: of its matter that is worth asking about, else what stands out in it. */
function sayNotFound(question: string, missing: readonly string[], text: string, analysis: Analysis, handshake: Handshake, again: boolean): Said {
  const head = notFound(missing);
  const reasons = WHY.test(question.trim()) && !again ? reasonsGiven(text) : null;
  if (reasons !== null) return { text: `${head} ${reasons}`, confidence: 0.55 };
  if (!again && !looksLikeScam(text) && OF_ITS_MATTER.test(question.trim()))
    return {
      text: `${head} If you can’t find a sentence on it either, ask whoever wrote it for a plain yes or no, a figure, a name or a date.`,
      confidence: 0.4,
    };
  return sayNotThere(head, text, analysis, handshake, 0.35, again);
}
