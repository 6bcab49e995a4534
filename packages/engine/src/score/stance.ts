import { F_BOUNDARY, F_QUOTED, F_REPORTED, F_WORD } from "../match/symbols.ts";
import type { Document } from "../text/document.ts";
import { S_QUESTION } from "../text/document.ts";
import { W_CLAUSE, W_FUNCTION, W_NEGATOR } from "../text/system-words.ts";
import { GUARD_KINDS } from "./guards.ts";
import type { Candidate, Evidence } from "./evidence.ts";
import { DENIAL_HEAD_TOKENS, MENTION_MAX_TOKENS, NEGATION_REACH_TOKENS } from "./weights.ts";

const DENIAL = GUARD_KINDS.indexOf("denial");
const REBUTTAL = GUARD_KINDS.indexOf("rebuttal");

/** True when a negation stands directly before the wording, in its own clause. "Not only" negates nothing. */
export function isNegated(doc: Document, candidate: Candidate): boolean {
  for (let token = candidate.first - 1; token >= 0 && candidate.first - token <= NEGATION_REACH_TOKENS; token--) {
    if (!(doc.flags[token]! & F_WORD) || doc.flags[token]! & F_BOUNDARY) return false;
    // "He never wrote “…”": what stands outside a quotation denies that it was said, not what it says.
    if ((doc.flags[token]! ^ doc.flags[candidate.first]!) & F_QUOTED) return false;
    const bits = doc.bits[token]!;
    if (bits & W_NEGATOR) return !isOnly(doc, token + 1, candidate.first) && !isOnly(doc, token + 2, candidate.first);
    if (bits & W_CLAUSE) return false;
  }
  return false;
}

/** "Not only" before the wording; where the wording itself begins so, it is negated ("not just a joke", "not the only way"). */
function isOnly(doc: Document, token: number, before: number): boolean {
  if (token >= before) return false;
  const word = doc.text.slice(doc.start[token], doc.end[token]).toLowerCase();
  return word === "only" || word === "just" || word === "merely" || word === "simply";
}

/**
 * True when the sentence denies what follows ("it is not true that ...") and the wording follows, or when it takes an argument apart ("just because all
 * do it doesn't mean ..."), wherever the wording stands in it.
 */
export function isDenied(doc: Document, evidence: Evidence, candidate: Candidate): boolean {
  const sentence = doc.sentenceOf[candidate.first]!;
  const reach = evidence.guardReach(DENIAL, sentence);
  // A structural detector reports whole sentences, so that the denial stands at their head and not before them.
  const head = candidate.summary === undefined ? candidate.first : candidate.first + DENIAL_HEAD_TOKENS;
  return (reach >= 0 && head >= reach) || rebuts(evidence, sentence);
}

/** True when the sentence takes an argument apart. */
export const rebuts = (evidence: Evidence, sentence: number): boolean => evidence.guardInSentence(REBUTTAL, sentence);

/** True when the whole wording stands inside a quotation, and the quotation is not simply the whole text. */
export function isQuoted(doc: Document, candidate: Candidate): boolean {
  for (let token = candidate.first; token <= candidate.last; token++) {
    if (doc.flags[token]! & F_WORD && !(doc.flags[token]! & F_QUOTED)) return false;
  }
  return true;
}

/**
 * True when a quoted wording of a few words is all that its quotation holds, but for an "it" or "so" behind it: the phrase is mentioned ("the slogan “act now” tells you nothing"), not
 * used. A single word in quotation marks is as often scorn (the “reform”), a longer one a sentence that somebody said.
 */
export const isMentioned = (doc: Document, { first, last }: Candidate): boolean =>
  last > first &&
  last - first < MENTION_MAX_TOKENS &&
  !isQuotedWord(doc, first - 1) &&
  !isQuotedWord(doc, doc.bits[last + 1]! & W_FUNCTION ? last + 2 : last + 1);

const isQuotedWord = (doc: Document, token: number): boolean =>
  token >= 0 && token < doc.tokens && (doc.flags[token]! & F_QUOTED) !== 0 && (doc.flags[token]! & F_WORD) !== 0;

/** True when the wording stands in what somebody is reported to have said; of the whole sentences that a structural detector reports, most of the words. */
export function isReported(doc: Document, { first, last, summary }: Candidate): boolean {
  if (!(doc.flags[last]! & F_REPORTED)) return false;
  if (doc.flags[first]! & F_REPORTED) return true;
  if (summary === undefined) return false;
  let reported = 0;
  for (let token = first; token <= last; token++) if (doc.flags[token]! & F_REPORTED) reported++;
  return reported * 2 > last + 1 - first;
}

export function isQuestioned(doc: Document, candidate: Candidate): boolean {
  return (doc.sentenceFlags[doc.sentenceOf[candidate.last]!]! & S_QUESTION) !== 0;
}
