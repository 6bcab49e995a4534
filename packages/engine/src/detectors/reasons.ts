import { COLON, COMMA, F_BOUNDARY, F_QUOTED, F_WORD, SEMICOLON } from "../match/symbols.ts";
import { S_ITEM, S_QUESTION } from "../text/document.ts";
import { TIE_WORDS, W_TIE } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { type ListGroup, wordKinds } from "./kind-table.ts";
import { repeats, sharesMatter } from "./circle.ts";
import { INSULTS, reasonKinds, SIGN_WORDS, type TieForm } from "./reason-kinds.ts";

/** Words that tie a claim to its reason, by how they do it. */
const CONNECTIVES = wordKinds(TIE_WORDS);
const REASON_FOLLOWS = 1;
/** A pause must stand before it. */
const IF_PAUSED = 2;
/** A verdict whose reason is the sentence before or behind. */
const VERDICT_OF_PAIR = 4;
/** A cause that the sentence before may only precede. */
const CAUSE_OF_PAIR = 8;
/** A denial that the sentence before or behind may explain. */
const DENIAL_OF_PAIR = 16;
/** A bad reason is given in few words; what is longer tells, explains or weighs. */
const REACH_TOKENS = 24;
/** The label of an item has at most so many tokens, its colon included. */
const LABEL_MAX_TOKENS = 6;
/** Words after a “must” that concludes (“it must be true”); without one it says what has to be done. */
const CONCLUDES = wordSet("be have 've not");
/** Words after “so” that show a degree (“so many”) and no conclusion. */
const DEGREE = wordSet("many much few little far long good bad called that as");

/** Stretch of tokens, both ends included. */
type Stretch = readonly [number, number];

/** A claim and its reason, and how they are tied: "because X", "X, so", "X: Y", or a cause named behind an event. */
interface Tie {
  claim: Stretch;
  reason: Stretch;
  by: TieForm;
}

/** Words that open a rule: a reason from a rule is no repetition. */
const RULES = wordSet("all every most");

/** Claims tied to a reason of a kind that cannot carry them: the claim again, a trait of the person, the crowd, age, nature, one case ... */
export const reasons: Detector = { run: detectReasons, words: [CONNECTIVES, SIGN_WORDS], lists: [INSULTS] };

function detectReasons(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const column = context.columnOf(CONNECTIVES);
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceBits[sentence]! & W_TIE)) continue;
    const whole = stretchOf(context, sentence);
    if (!whole || doc.sentenceFlags[sentence]! & S_QUESTION) continue;
    for (let token = whole[0]; token <= whole[1]; token++) {
      const kinds = context.kindsOf(token, column);
      if (kinds !== 0 && tiesAt(context, sentence, voiceOf(context, whole, token), token, kinds).some((tie) => judge(context, emit, tie))) break;
    }
  }
}

/** The part of the sentence in which the token's own speaker speaks: an argument inside a quotation is not the writer's. */
function voiceOf({ doc }: DetectorContext, [from, to]: Stretch, token: number): Stretch {
  const isOutside = (at: number): boolean => (doc.flags[at]! & F_WORD) !== 0 && (doc.flags[at]! & F_QUOTED) === 0;
  if (isOutside(token)) return [from, to];
  let first = token;
  let last = token;
  while (first > from && !isOutside(first - 1)) first--;
  while (last < to && !isOutside(last + 1)) last++;
  return [first, last];
}

/** What the connective at the token may tie, likeliest first. */
function tiesAt(context: DetectorContext, sentence: number, whole: Stretch, token: number, kinds: number): Tie[] {
  const [first, last] = whole;
  const opens = token <= first + 1;
  const left: Stretch = [first, token - 1];
  const right: Stretch = [token + 1, last];
  if (kinds & REASON_FOLLOWS) {
    if (!opens) return [{ claim: left, reason: right, by: "because" }];
    const comma = commaFrom(context, right);
    return comma < 0 ? [] : [{ claim: [comma + 1, last], reason: [token + 1, comma - 1], by: "because" }];
  }
  const before = neighbour(context, sentence, sentence - 1);
  const follow = (claim: Stretch, by: Tie["by"]): Tie[] => (before && claim[0] <= claim[1] ? [{ claim, reason: before, by }] : []);
  if (kinds & VERDICT_OF_PAIR && !context.is(token + 1, CONCLUDES)) return [];
  if (kinds & (VERDICT_OF_PAIR | DENIAL_OF_PAIR)) {
    const after = neighbour(context, sentence, sentence + 1);
    return [...follow(whole, kinds & VERDICT_OF_PAIR ? "so" : "colon"), ...(after ? [{ claim: whole, reason: after, by: "colon" } as const] : [])];
  }
  if (kinds & CAUSE_OF_PAIR) return follow(whole, "cause").filter(({ claim, reason }) => sharesMatter(context, claim, reason));
  if (kinds & IF_PAUSED && ((token < last && context.is(token + 1, DEGREE)) || (!opens && !isPause(context, token - 1)))) return [];
  return opens ? follow(right, "so") : [{ claim: right, reason: left, by: "so" }];
}

/** The tokens of a sentence that is not too long, behind the label of an item (“Water: it is scarce, so …”). */
function stretchOf(context: DetectorContext, sentence: number): Stretch | null {
  const { doc } = context;
  let first = doc.firstToken(sentence);
  const last = context.lastOf(sentence);
  if (doc.sentenceFlags[sentence]! & S_ITEM) {
    for (let token = first; token < Math.min(last, first + LABEL_MAX_TOKENS); token++) if (doc.symbol[token] === COLON) first = token + 1;
  }
  return last - first > REACH_TOKENS ? null : [first, last];
}

/** A sentence beside this one that could hold its reason; what stands in another item of a list does not. */
function neighbour(context: DetectorContext, sentence: number, other: number): Stretch | null {
  const { doc } = context;
  if (other < 0 || other >= doc.sentences || !context.goesOn(Math.max(sentence, other)) || doc.sentenceFlags[other]! & S_QUESTION) return null;
  return stretchOf(context, other);
}

function commaFrom({ doc }: DetectorContext, [from, to]: Stretch): number {
  for (let token = from; token < to; token++) if (doc.symbol[token] === COMMA) return token;
  return -1;
}

const isPause = ({ doc }: DetectorContext, token: number): boolean =>
  doc.symbol[token] === COMMA || doc.symbol[token] === SEMICOLON || (doc.flags[token]! & F_BOUNDARY) !== 0;

/** Reports the first kind that claim and reason are of. */
function judge(context: DetectorContext, emit: Emit, { claim, reason, by }: Tie): boolean {
  const report = (id: string, what: string): true => {
    emit(id, Math.min(claim[0], reason[0]), Math.max(claim[1], reason[1]), what);
    return true;
  };
  const inClaim = signsIn(context, claim);
  const inReason = signsIn(context, reason);
  for (const kind of reasonKinds()) {
    if (
      !kind.by.includes(by) ||
      (inClaim & kind.inClaim) !== kind.inClaim ||
      (inReason & kind.inReason) !== kind.inReason ||
      inReason & kind.notInReason ||
      inClaim & kind.notInClaim
    )
      continue;
    if (!kind.lists || hasListed(context, reason, kind.lists)) return report(kind.id, kind.what);
  }
  if (by === "so" && repeats(context, claim, reason, false)) return report("vx-mp01-reason-carried", "a conclusion in the words of its reason");
  return (
    by === "because" &&
    !context.is(reason[0], RULES) &&
    repeats(context, claim, reason, true) &&
    report("vx-mp01-reason-circle", "the claim again as the reason")
  );
}

/** What the words of a stretch show, as bits. */
function signsIn(context: DetectorContext, [from, to]: Stretch): number {
  const column = context.columnOf(SIGN_WORDS);
  let bits = 0;
  for (let token = from; token <= to; token++) bits |= context.kindsOf(token, column);
  return bits;
}

function hasListed(context: DetectorContext, [from, to]: Stretch, lists: ListGroup): boolean {
  for (let token = from; token <= to; token++) if (context.isInList(token, lists)) return true;
  return false;
}
