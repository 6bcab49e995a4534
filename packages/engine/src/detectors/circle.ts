import { F_DIGITS } from "../match/symbols.ts";
import { W_FUNCTION } from "../text/system-words.ts";
import { wordSet, type DetectorContext } from "./context.ts";

/** Words of one meaning, a line each: a reason in other words is still the claim. */
const ALIKE: readonly string[] = [
  "good best better great greatest superior excellent wonderful well fine finest perfect",
  "bad worst worse terrible awful wrong evil immoral sinful",
  "popular loved liked loves love favorite favourite everybody everyone",
  "smart intelligent clever brilliant genius bright",
  "dishonest deceitful lying lie lies liar false untrue truth true honest truthful",
  "deadly kill kills killing die dies fatal lethal death deadliest dangerous",
  "unhealthy healthy health",
  "illegal legal law lawful unlawful laws prohibited allowed permitted forbidden",
  "rude impolite polite nice kind unkind",
  "useful useless helpful helps worthless",
  "necessary needed need needs essential",
  "rich wealthy money",
  "funny hilarious laugh laughs",
  "beautiful pretty ugly handsome looks",
  "trust trustworthy trusted reliable believe believable",
];
/** The class of each, made at the first question. */
let classes: Map<string, string> | undefined;
const classOf = (word: string): string | undefined =>
  (classes ??= new Map(ALIKE.flatMap((line, at) => line.split(" ").map((each) => [each, `=${at}=`] as const)))).get(word);
/** Verbs that open what is said of the subject. */
const OPENS_PREDICATE = wordSet(
  "is are am was were be been isn't aren't has have had will would can can't could should shouldn't must mustn't may might deserve deserves causes makes 's 're 'm it's that's he's she's does do",
);
/** Words that are the whole subject of a reason. */
const SUBJECTS = wordSet("i you he she it we they this that it's he's she's that's there's");
const STEM_CHARS = 5;
const MATTER_CHARS = 3;
/** So many words of new matter a circle may hold: with one word repeated, and with more. */
const NEW_MATTER = 2;
const NEW_MATTER_IF_MORE = 4;

/**
 * Whether the reason says again what the claim says of its subject, in the same words, their kin, or words of one meaning. Where it only speaks of it
 * again (“We can't sell it, because selling it would …”), the reason is a new one: with `ofPredicate` what it says counts, not what it speaks of.
 */
export function repeats(context: DetectorContext, claim: readonly [number, number], reason: readonly [number, number], ofPredicate: boolean): boolean {
  const all = matter(context, claim[0], claim[1]);
  const said = predicate(context, claim, all);
  const told = matter(context, reason[0], reason[1]);
  const given = ofPredicate && !context.is(reason[0], SUBJECTS) ? predicate(context, reason, told) : told;
  if (said.length === 0 || given.length === 0 || hasDigits(context, reason) || hasDigits(context, claim)) return false;
  // “Boys don't cry because crying isn't something boys do”: turned round, it is the claim all the same.
  const before = given !== told && said.some((word) => isKin(word, told[0]!)) ? all : said;
  const again = given.filter((word) => before.some((other) => isKin(word, other))).length;
  const fresh = told.filter((word) => !all.some((other) => isKin(word, other))).length;
  return again > 0 && fresh <= (again > 1 ? NEW_MATTER_IF_MORE : NEW_MATTER);
}

/** The matter behind the verb that opens the predicate; without such a verb, all but the first word. */
function predicate(context: DetectorContext, [from, to]: readonly [number, number], all: string[]): string[] {
  let opens = from;
  while (opens <= to && !context.is(opens, OPENS_PREDICATE)) opens++;
  return opens > to ? all.slice(1) : matter(context, opens, to);
}

/** Whether two stretches have a word of matter in common. */
export function sharesMatter(context: DetectorContext, one: readonly [number, number], other: readonly [number, number]): boolean {
  const words = matter(context, one[0], one[1]);
  return matter(context, other[0], other[1]).some((word) => words.some((also) => isKin(word, also)));
}

/** The words that carry matter, without the s of a plural; words of one meaning as the number of their line. */
function matter(context: DetectorContext, from: number, to: number): string[] {
  const out: string[] = [];
  for (let token = from; token <= to; token++) {
    if (!context.isWord(token)) continue;
    const word = context.word(token);
    const alike = classOf(word);
    if (alike) out.push(alike);
    else if (!(context.doc.bits[token]! & W_FUNCTION) && word.length >= MATTER_CHARS) out.push(word.replace(/s$/, ""));
  }
  return out;
}

/** Whether two words share their stem: one begins the other, or they differ in their last two letters. */
function isKin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  return shared === shorter || (shared >= STEM_CHARS && shared >= shorter - 2);
}

function hasDigits({ doc }: DetectorContext, [from, to]: readonly [number, number]): boolean {
  for (let token = from; token <= to; token++) if (doc.flags[token]! & F_DIGITS) return true;
  return false;
}
