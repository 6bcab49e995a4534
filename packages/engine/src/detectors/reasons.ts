import { COMMA, F_BOUNDARY, F_QUOTED, F_WORD, SEMICOLON } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { TIE_WORDS, W_TIE } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit, type ListGroup } from "./context.ts";
import { wordKinds } from "./kind-table.ts";
import { repeats, sharesMatter } from "./circle.ts";

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
  by: "because" | "so" | "colon" | "cause";
}

/** One kind of bad reason: what must show in the reason and what in the claim. */
interface Kind {
  id: string;
  what: string;
  reason: readonly Sign[];
  claim: readonly Sign[];
  /** The ties it may have. */
  by: readonly Tie["by"][];
  /** Words of the reason that make it another one. */
  without?: readonly Sign[];
  /** Words of the claim that make it a report, a plan or a guess. */
  unclaimed?: readonly Sign[];
  /** Lists of the lexicon of which the reason must hold a word. */
  lists?: ListGroup;
}

/** What words show, in a claim or in a reason. */
const WORDS = {
  person: "he she you they his her your their he's she's i who",
  verdict:
    "must should shouldn't mustn't best better good great right wrong true false fine okay ok bad worst deserve deserves need needn't cannot can't let vote ought illegal legal legalized banned allowed healthy safe real superior effective acceptable moral immoral ethical cool truth wise harmless clearly nothing join buy switch",
  credence:
    "wrong right true untrue trust trusted believe believed listen vote argument arguments claim claims opinion opinions idea ideas theory views mayor president senator governor leader elected hired qualified advice say says said point seriously ignore reject dismiss lying lies biased garbage nonsense confidence expertise idiotic answer choice matters matter serious bother plan theory",
  binding: "must true truth should definitely best right real safe healthy healthier better good superior effective allowed proves certain",
  traits:
    "fat ugly young poor rich millionaire jerk hypocrite crook criminal drunk drunkard alcoholic cheat cheated cheater divorced affair smoker flunked dropout failed arrested jail prison bribes biased rude arrogant bitter brainwashed witch communist socialist atheist republican democrat liberal conservative christian muslim foreigner immigrant uneducated dropped bankrupt married haircut clothes weird immature lies lied lazy crazy dumb stupid fool fools pothead nerd virgin overweight child blonde wears shoplifter thief thieves crooks addict gambler mistress convicted",
  crowd:
    "everyone everybody most millions thousands majority popular crowded crowd trend trending poll polls widely bestselling bestseller fans views likes billion",
  says: "say says said told tells believes believe wears drinks uses recommends endorses agrees swears claims thinks heard read supports recommended confirmed confirms promised wrote taught teaches swore warned warns",
  /** What these say binds those who are under them. */
  law: "law laws rule rules manual court contract label letter notice",
  custom: "traditionally tradition traditional generations ancestors grandparents forefathers customary founders custom",
  always: "always never",
  done: "been done did used worn eaten",
  natural: "natural unnatural nature naturally organic artificial synthetic evolved",
  pity: "sick died dying orphan hospital grandmother cry crying suffered suffering starving homeless heartbroken funeral lonely tired exhausted hungry disabled cancer",
  plea: "should deserve mercy forgive pass grade promotion raise hire must vote",
  cause:
    "cause causes caused causing blame responsible reason made make makes linked works worked affect affects lucky luck prevents stops stopped cured cures trigger triggers created brings brought allergic influence influences",
  order: "after before began started whenever every yesterday follows followed preceded then right ago never",
  held: "may might could probably perhaps likely please i we let's if until today tomorrow was were",
  all: "all every everyone everybody nobody none always never no whole entire",
  one: "my one two three four met once yesterday last first another friend neighbor roommate single today both few",
};
type Sign = keyof typeof WORDS;
const SIGNS = Object.keys(WORDS) as Sign[];
const SIGN_WORDS = wordKinds(Object.values(WORDS));
const bitsOf = (signs: readonly Sign[]): number => signs.reduce((bits, sign) => bits | (1 << SIGNS.indexOf(sign)), 0);

const INSULTS: ListGroup = { names: ["insults-strong", "insults-mild"] };
/** Words that open a rule: a reason from a rule is no repetition. */
const RULES = wordSet("all every most");

const KINDS: readonly Kind[] = [
  { id: "vx-mp01-reason-one-case", by: ["so"], what: "single cases as the reason for all", reason: ["one"], claim: ["all"], unclaimed: ["held"] },
  {
    id: "vx-mp01-reason-person",
    by: ["because", "so", "colon"],
    what: "a trait of the person as the reason",
    reason: ["traits", "person"],
    claim: ["credence"],
  },
  { id: "vx-mp01-reason-person", by: ["because", "so"], what: "a trait of the person as the reason", reason: ["traits"], claim: ["credence", "person"] },
  { id: "vx-mp01-reason-person", by: ["because", "so"], what: "an insult as the reason", reason: [], lists: INSULTS, claim: ["verdict"] },
  { id: "vx-mp01-reason-crowd", by: ["because", "so"], what: "how many do it as the reason", reason: ["crowd"], claim: ["binding"], unclaimed: ["held"] },
  { id: "vx-mp01-reason-said-so", by: ["because", "so"], what: "that somebody says it as the reason", reason: ["says"], claim: ["binding"], without: ["law"] },
  { id: "vx-mp01-reason-custom", by: ["because", "so"], what: "that it is old as the reason", reason: ["custom"], claim: ["binding"] },
  { id: "vx-mp01-reason-custom", by: ["because", "so"], what: "that it was always so as the reason", reason: ["always", "done"], claim: ["binding"] },
  { id: "vx-mp01-reason-nature", by: ["because", "so"], what: "that it is natural as the reason", reason: ["natural"], claim: ["binding"] },
  { id: "vx-mp01-reason-pity", by: ["because", "so"], what: "a misfortune as the reason", reason: ["pity"], claim: ["plea"] },
  { id: "vx-mp01-reason-sequence", by: ["because", "so", "cause"], what: "an order of events as the reason", reason: ["order"], claim: ["cause"] },
];
const readied = (kind: Kind) => ({
  ...kind,
  inReason: bitsOf(kind.reason),
  inClaim: bitsOf(kind.claim),
  notInReason: bitsOf(kind.without ?? []),
  notInClaim: bitsOf(kind.unclaimed ?? []),
});
/** The same with their signs as bits, made when the first tie is judged. */
let kinds: readonly ReturnType<typeof readied>[] | undefined;

/** Claims tied to a reason of a kind that cannot carry them: the claim again, a trait of the person, the crowd, age, nature, one case ... */
export const reasons: Detector = { run: detectReasons, words: [CONNECTIVES, SIGN_WORDS] };

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

/** The tokens of a sentence that is not too long. */
function stretchOf(context: DetectorContext, sentence: number): Stretch | null {
  const first = context.doc.firstToken(sentence);
  const last = context.lastOf(sentence);
  return last - first > REACH_TOKENS ? null : [first, last];
}

/** A sentence beside this one that could hold its reason. */
function neighbour(context: DetectorContext, sentence: number, other: number): Stretch | null {
  const { doc } = context;
  if (other < 0 || other >= doc.sentences || doc.paragraphOf[other] !== doc.paragraphOf[sentence] || doc.sentenceFlags[other]! & S_QUESTION) return null;
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
  for (const kind of (kinds ??= KINDS.map(readied))) {
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
