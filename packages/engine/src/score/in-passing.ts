import { EXTENT_ARGUMENT } from "../match/catalog-tables.ts";
import { FAMILIES } from "../policy/families.ts";
import { TECHNIQUES } from "../patterns/techniques.ts";
import type { Engine } from "../engine.ts";
import { F_ALL_CAPS, F_WORD } from "../match/symbols.ts";
import { hashOf } from "../match/word-hash.ts";
import { S_HAS_YEAR } from "../text/document.ts";
import { GUARD_KINDS } from "./guards.ts";
import { isCue, isFormOfArgument } from "./kinds.ts";
import type { Finding } from "./resolve.ts";
import { hasTarget } from "./target.ts";

const ALOUD = GUARD_KINDS.indexOf("thinkingAloud");
const EXPLAINING = GUARD_KINDS.indexOf("explaining");
const EXPERT = FAMILIES.findIndex(({ prefix }) => prefix === "vx-mp01");
const REPETITION = FAMILIES.findIndex(({ prefix }) => prefix === "vx-ri01");
/** The sentence of a cue that is longer tells or weighs. */
const CUE_SENTENCE_MAX_TOKENS = 36;
const REACTION_MAX_WORDS = 6;
/** The verb of a reaction is one of its first words: “Wow, that was insane”. */
const REACTION_VERB_WITHIN = 4;
/** Techniques whose single words are aimed at somebody. */
const AIMED: ReadonlySet<string> = new Set(["loaded language", "name calling"]);
const FELT: ReadonlySet<string> = new Set(["loaded language", "exaggeration"]);
const POINTERS: ReadonlySet<number> = new Set("that this it".split(" ").map(hashOf));
const VERBS_OF_BEING: ReadonlySet<number> = new Set("is was sounds seems looks must".split(" ").map(hashOf));
const POINTS_AND_IS: ReadonlySet<number> = new Set("that's thats it's its".split(" ").map(hashOf));

/**
 * Whether a finding is said in passing, so that a screen folds it away up to a higher confidence (policy/scoring.ts): an argument at length or in the middle
 * of thinking aloud, as in meetings and interviews; a strong word that is aimed at nobody, as a mere reaction, beside the year of a source in brackets, or where a term is explained, as in textbooks.
 */
export function isInPassing(engine: Engine, finding: Finding): boolean {
  const { doc, evidence, patterns } = engine;
  const { pattern, first } = finding;
  const family = patterns.family[pattern]!;
  const sentence = doc.sentenceOf[first]!;
  if (family === REPETITION) return isAloud(engine, finding);
  if (family !== EXPERT) return false;
  if (isFormOfArgument(patterns, pattern)) {
    if (isCue(patterns, pattern))
      return evidence.guardInSentence(ALOUD, sentence) || doc.afterToken(sentence) - doc.firstToken(sentence) > CUE_SENTENCE_MAX_TOKENS;
    return patterns.extent[pattern] === EXTENT_ARGUMENT && isAloud(engine, finding);
  }
  return (
    isAimless(engine, finding) ||
    (isFelt(patterns.technique[pattern]!) && isReaction(engine, first)) ||
    citesYear(engine, sentence) ||
    evidence.guardInParagraph(EXPLAINING, doc.paragraphOf[sentence]!)
  );
}

/** Wordings that tell how strongly somebody feels, and attack nobody. */
const isFelt = (technique: number): boolean => FELT.has(TECHNIQUES[technique]!);

/** A strong word or two in a sentence in which nobody is meant: “the butter is disgusting”, “crooked branches”. */
const isAimless = ({ doc, patterns }: Engine, { pattern, first, last }: Finding): boolean =>
  last - first < 2 && AIMED.has(TECHNIQUES[patterns.technique[pattern]!]!) && !hasTarget(doc, first);

/** Whether one of the finding's sentences thinks aloud. */
function isAloud({ doc, evidence }: Engine, { first, last }: Finding): boolean {
  for (let sentence = doc.sentenceOf[first]!; sentence <= doc.sentenceOf[last]!; sentence++) if (evidence.guardInSentence(ALOUD, sentence)) return true;
  return false;
}

/** “Wow, that is insane!” behind what it is about. */
function isReaction({ doc }: Engine, first: number): boolean {
  const sentence = doc.sentenceOf[first]!;
  if (sentence === 0 || doc.flags[first]! & F_ALL_CAPS) return false;
  let words = 0;
  let opens = false;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    if (!(doc.flags[token]! & F_WORD)) continue;
    words++;
    if (words > REACTION_MAX_WORDS) return false;
    if (words > REACTION_VERB_WITHIN) continue;
    opens ||= POINTS_AND_IS.has(doc.hash[token]!) || (POINTERS.has(doc.hash[token]!) && VERBS_OF_BEING.has(doc.hash[token + 1]!));
  }
  return opens;
}

/** “(Logan 1992)”, “(2008)”: a year that closes a bracket, or a comma and a page behind it. */
const CITED_YEAR = /\([^()]*\b(?:1[5-9]|20)\d\d[a-e]?(?:, [^()]{1,12})?\)/;

function citesYear({ doc }: Engine, sentence: number): boolean {
  if (!(doc.sentenceFlags[sentence]! & S_HAS_YEAR)) return false;
  return CITED_YEAR.test(doc.text.slice(doc.start[doc.firstToken(sentence)], doc.end[doc.afterToken(sentence) - 1]));
}
