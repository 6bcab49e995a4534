import { FUNCTION_WORDS, sentencesOf, wordsOf, type Sentence } from "../text/words.ts";
import { isNotes } from "./notes.ts";
import { isTerse } from "./terse.ts";
import { wordOrder, type WordOrder } from "./word-order.ts";

/**
 * Whether an answer is prose rather than a pile of words. Shuffled or listed keywords break English word order where it is strictest:
 * after determiners, prepositions, modals and subject pronouns. No list of topics or virtues is consulted here.
 */
const set = (words: string) => new Set(words.split(" "));
const DETERMINERS = set("a an the my your our their its every");
const PREPOSITIONS = set("of from with into at by for between during against without toward towards among");
const MODALS = set("would could might should can will must may");
const SUBJECTS = set("i he she we they");
const FINITE = set(
  "is are was were has have had does do did would could might should can will must may am isn't aren't wasn't don't doesn't didn't can't won't wouldn't it's i'm i'd i've that's there's they're we're let's",
);
const CONJUNCTIONS = set("and or but because if although though while unless whereas");
const NOT_AFTER_MODAL = new Set([...DETERMINERS, ...PREPOSITIONS, ...set("and or of is are was were am has had did does than because if")]);
const NOT_AFTER_SUBJECT = new Set([...DETERMINERS, ...PREPOSITIONS, ...SUBJECTS, ...set("me him them us is_ of than")]);
const NOT_AFTER_DETERMINER = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...SUBJECTS,
  ...MODALS,
  ...CONJUNCTIONS,
  ...set("is are was were has had does did am me him us them to it's i'm i'd that's than not"),
]);
const NOT_AFTER_PREPOSITION = new Set([...SUBJECTS, ...MODALS, ...set("of is are was were has had does did am and or but because if although i'm i'd it's")]);
const PAIRS_THAT_ARE_FINE = new Set([
  "out of",
  "because of",
  "for and",
  "by and",
  "may of",
  "can of",
  "will of",
  "a may",
  "the will",
  "a must",
  "the must",
  "a will",
  "my will",
  "the can",
  "a can",
  "a while",
  "for if",
  "by if",
  "of if",
  "from if",
  "of and",
  "with and",
  "between and",
  "every may",
]);

/** Verbs that do not agree with a pronoun. */
const DISAGREES: ReadonlyMap<string, RegExp> = new Map([
  ["i", /^(?:is|are|has|does)$/],
  ["he", /^(?:are|am|have|do)$/],
  ["she", /^(?:are|am|have|do)$/],
  ["we", /^(?:is|am|has|does|was)$/],
  ["they", /^(?:is|am|has|does|was)$/],
]);

function breaks(a: string, b: string): boolean {
  if (PAIRS_THAT_ARE_FINE.has(`${a} ${b}`)) return false;
  if (DETERMINERS.has(a) && NOT_AFTER_DETERMINER.has(b)) return true;
  if (PREPOSITIONS.has(a) && NOT_AFTER_PREPOSITION.has(b)) return true;
  if (MODALS.has(a) && NOT_AFTER_MODAL.has(b)) return true;
  if (SUBJECTS.has(a) && NOT_AFTER_SUBJECT.has(b)) return true;
  if (DISAGREES.get(a)?.test(b)) return true;
  if (CONJUNCTIONS.has(a) && (a === "and" || a === "or" || a === "but") && (b === "of" || b === "than")) return true;
  return a === b && FUNCTION_WORDS.has(a) && a !== "that" && a !== "had" && a !== "no" && a !== "very";
}

/** In a short answer a single slip weighs much in any share; it makes no pile of words yet. */
const SHORT_ANSWER_WORDS = 30;

/** Graded prose lies above the second, its own words shuffled lie under the first (word-order.ts). */
const FIT_OF_PILES = 0;
const FIT_OF_PROSE = 0.15;

/** Below it, share and order of the small words tell little: see terse.ts. */
const FEW_FUNCTION_WORDS = 0.28;
const TERSE_SCORE = 0.75;
/** “The hospital makes readers happy.” and its like have more, every one of them in its place; it is the nouns and verbs side by side that look odd. */
const PLAIN_FUNCTION_WORDS = 0.4;
const PLAIN_CLOSED_FIT_FROM = 0.28;
/** Whole sentences have more of them than notes. */
const NOTES_FUNCTION_WORDS = 0.5;
const NOTES_SCORE = 0.85;
/** Shuffled notes mostly lie under both, and above the third. */
const NOTES_FIT_FROM = -0.06;
const NOTES_CLOSED_FIT_FROM = -0.1;
/** Of fewer words, and of fewer small words than this, the order tells nothing. */
const TELLING_WORDS = 18;
const TELLING_FUNCTION_WORDS = 0.15;
const NOTES_RARE_UP_TO = 0.12;
/** Of chat and headlines: no pair is wrong, though many are unusual. So many words of a shuffled answer hold a wrong one. */
const LOOSE_SCORE = 0.75;
const LOOSE_FIT_FROM = -0.02;
const LOOSE_CLOSED_FIT_FROM = 0.05;
const LOOSE_RARE_UP_TO = 0.06;
const LOOSE_WORDS_FROM = 25;

/** A line of so few words is taken for what it seems as long as no pair in it is wrong and it has small words: averages over ten pairs are chance. */
const BRIEF_BELOW_WORDS = 12;
const BRIEF_SCORE = 0.85;
const BRIEF_FIT_FROM = -0.25;

interface WellFormed {
  /** 0 (a pile of words) to 1 (prose). */
  score: number;
  functionShare: number;
  breakShare: number;
  finiteShare: number;
}

/** What no count of small words can tell: prose without most of them. 0 where it is none. */
function plainScore({
  answer,
  sentences,
  order,
  functionShare,
  total,
}: {
  answer: string;
  sentences: Sentence[];
  order: WordOrder;
  functionShare: number;
  total: number;
}): number {
  const { fit, closedFit, rareShare } = order;
  if (total < BRIEF_BELOW_WORDS && functionShare >= FEW_FUNCTION_WORDS && fit >= BRIEF_FIT_FROM) return BRIEF_SCORE;
  const inOrder =
    total < TELLING_WORDS ||
    (fit >= NOTES_FIT_FROM && (closedFit >= NOTES_CLOSED_FIT_FROM || functionShare < TELLING_FUNCTION_WORDS) && rareShare <= NOTES_RARE_UP_TO);
  if (inOrder && (functionShare < NOTES_FUNCTION_WORDS || total < TELLING_WORDS) && isNotes(answer)) return NOTES_SCORE;
  const isPlain = functionShare < FEW_FUNCTION_WORDS || (functionShare < PLAIN_FUNCTION_WORDS && closedFit >= PLAIN_CLOSED_FIT_FROM);
  if (isPlain && isTerse(sentences, order)) return TERSE_SCORE;
  const loose = fit >= LOOSE_FIT_FROM && closedFit >= LOOSE_CLOSED_FIT_FROM && rareShare <= LOOSE_RARE_UP_TO && total >= LOOSE_WORDS_FROM;
  return loose && functionShare >= FEW_FUNCTION_WORDS ? LOOSE_SCORE : 0;
}

/** A headline that an exercise asks for leaves its small words out; the sentence around it reads as if it had a name: “"…" makes people feel good”. */
const HEADLINE = /(?<=^|[.!?\n-] ?)["“](?:[^"“”\s]+ ){1,13}[^"“”\s]+["”](?= (?:[a-z]+s|would|will|might|could) [a-z])/g;
/** “Leaves out the 70”: a figure alone is spoken of as a thing. */
const LONE_FIGURE =
  /(?<=\b(?:the|a|uses?|takes?|shows?|hides?|out|away|with|of|and|from|to) )[$€£]?\d[\d.,]{0,9}%?(?=[.,;!?]|$| (?:and|but|or|so|because|while|as)\b)/gi;
/** Share of the words that stand outside, from which those tell whether it is prose. */
const OUTSIDE_FROM = 0.4;

function withNames(answer: string): string | null {
  const named = answer.replace(HEADLINE, "this headline").replace(LONE_FIGURE, "figure");
  const outside = wordsOf(answer.replace(HEADLINE, " ")).length;
  return named !== answer && outside >= OUTSIDE_FROM * wordsOf(answer).length ? named : null;
}

/** Whether the answer is prose, with its headlines and figures as they stand or as names. */
export function wellFormed(answer: string): WellFormed {
  const asItStands = formOf(answer);
  // Where words stand wrong as they are, the marks around some of them mend nothing.
  const named = asItStands.score < 1 && asItStands.breakShare === 0 ? withNames(answer) : null;
  const byName = named === null ? null : formOf(named);
  return byName !== null && byName.score > asItStands.score ? byName : asItStands;
}

function formOf(answer: string): WellFormed {
  const sentences = sentencesOf(answer)
    .map((s) => ({ ...s, words: wordsOf(s.text) }))
    .filter((s) => s.words.length > 0);
  const total = sentences.reduce((n, s) => n + s.words.length, 0);
  if (total === 0) return { score: 0, functionShare: 0, breakShare: 1, finiteShare: 0 };
  let functions = 0;
  let broken = 0;
  let finiteWords = 0;
  for (const { text, words } of sentences) {
    functions += words.filter((w) => FUNCTION_WORDS.has(w)).length;
    // Punctuation between two words sets them apart, so pairs are read clause by clause.
    for (const clause of text.split(/(?<![,;:()“”"—–?!.])[,;:()“”"—–?!.]+(?:\s|$)|[“”"]/)) {
      const ws = wordsOf(clause);
      for (let i = 1; i < ws.length; i++) if (breaks(ws[i - 1]!, ws[i]!)) broken++;
    }
    const last = words[words.length - 1]!;
    if (
      words.length > 2 &&
      (DETERMINERS.has(last) || (MODALS.has(last) && !/\bcan\b/.test(last)) || last === "of" || last === "and" || last === "because" || SUBJECTS.has(last))
    )
      broken += 2;
    if (words.some((w) => FINITE.has(w)) || words.some((w, i) => i > 0 && /(?:s|ed)$/.test(w) && !FUNCTION_WORDS.has(w)) || words.length <= 6)
      finiteWords += words.length;
  }
  const functionShare = functions / total;
  const slips = total < SHORT_ANSWER_WORDS ? 1 : 0;
  const breakShare = Math.max(0, broken - slips) / Math.max(1, functions);
  const finiteShare = finiteWords / total;
  const order = wordOrder(answer);
  const rareShare = Math.max(0, order.rareShare - slips / total);
  const longest = Math.max(...sentences.map((s) => s.words.length));
  const ramp = (x: number, zero: number, one: number) => Math.min(1, Math.max(0, (x - zero) / (one - zero)));
  const usual =
    ramp(functionShare, 0.2, 0.32) *
    (1 - ramp(breakShare, 0.035, 0.12)) *
    ramp(finiteShare, 0.2, 0.6) *
    (longest > 90 ? 0.6 : 1) *
    ramp(order.fit, FIT_OF_PILES, FIT_OF_PROSE) *
    (1 - ramp(rareShare, 0.1, 0.18));
  const plain = breakShare > 0 ? 0 : plainScore({ answer, sentences, order, functionShare, total });
  return { score: Math.max(usual, plain), functionShare, breakShare, finiteShare };
}
