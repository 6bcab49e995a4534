import { COMMA, F_BOUNDARY, SEMICOLON } from "../match/symbols.ts";
import { S_QUESTION } from "../text/document.ts";
import { wordKinds, wordSet, type DetectorContext, type Emit, type ListGroup, type Words } from "./context.ts";
import { repeats } from "./circle.ts";

/** Words that tie a claim to its reason: the reason follows; or it precedes, for some only behind a pause or as the sentence before. */
export const CONNECTIVES = wordKinds(["because since cuz", "so", "must must've", "therefore thus hence clearly obviously"]);
const REASON_FOLLOWS = 1;
const BEFORE_IF_PAUSED = 2;
const BEFORE_IF_NEW = 4;
const REACH_TOKENS = 60;
/** Words after “so” that show a degree (“so many”) and no conclusion. */
const DEGREE = wordSet("many much few little far long good bad called that as");

/** Stretch of tokens, both ends included. */
type Stretch = readonly [number, number];

/** One kind of bad reason: what must stand in the reason and what in the claim. Several sets of words: one of each. */
interface Kind {
  id: string;
  what: string;
  reason: readonly Words[];
  claim: readonly Words[];
  /** Only where the claim follows as a conclusion, not where a because gives its cause. */
  concludes?: true;
  /** Words of the reason that make it another one. */
  without?: Words;
  /** Lists of the lexicon instead of words of the reason. */
  lists?: ListGroup;
}

const PERSON = wordSet("he she you they his her your their he's she's you're i he'd she'd they're who");
const VERDICT = wordSet(
  "must should shouldn't mustn't best better good great right wrong true false fine okay ok bad worst deserve deserves need needn't cannot can't let vote ought illegal legal legalized banned allowed healthy safe real superior effective acceptable moral immoral ethical cool truth wise harmless join buy switch",
);
const CREDENCE = wordSet(
  "wrong right true untrue trust trusted believe believed listen vote argument arguments claim claims opinion opinions idea ideas theory views mayor president senator governor leader elected hired qualified advice say says said think thinks point seriously ignore reject dismiss lying lies biased garbage nonsense can't cannot confidence expertise idiotic answer know",
);
const BINDING = wordSet("must true truth should definitely best right need can't cannot real safe healthy healthier better good proves certain");
const TRAITS = wordSet(
  "fat ugly old young poor rich millionaire jerk hypocrite crook criminal drunk drunkard alcoholic cheat cheated cheater divorced affair smoker flunked dropout failed arrested jail prison bribes biased rude arrogant bitter brainwashed witch communist socialist atheist republican democrat liberal conservative christian muslim mexican foreigner immigrant uneducated dropped unemployed bankrupt married haircut clothes weird immature lies lied lazy crazy dumb stupid fool fools pothead addict nerd virgin overweight child blonde job appetite",
);
const INSULTS: ListGroup = { names: ["insults-strong", "insults-mild"] };
const CROWD = wordSet(
  "everyone everybody most millions thousands majority popular crowded friends family crowd trend trending line lines poll polls widely bestselling fans",
);
const SAYS = wordSet(
  "say says said told tells believes believe wears drinks uses recommends endorses agrees swears claims thinks heard read supports recommended",
);
/** What these say binds those who are under them. */
const LAW = wordSet("law laws rule rules manual court contract label");
const CUSTOM = wordSet(
  "traditionally tradition traditional generations centuries ancestors grandparents forefathers customary decades historically founders custom",
);
const ALWAYS = wordSet("always never");
const DONE = wordSet("been done did had used worn eaten said was");
const NATURAL = wordSet("natural unnatural nature naturally organic artificial synthetic evolved");
const PITY = wordSet(
  "sick died dying orphan hospital grandmother cry crying suffered suffering starving homeless heartbroken funeral lonely tired exhausted hungry disabled cancer",
);
const PLEA = wordSet("please should give let deserve mercy forgive pass need grade promotion raise hire must can't shouldn't vote");
const CAUSE = wordSet(
  "cause causes caused causing blame responsible reason made make makes linked due works worked affect affects lucky luck prevents stops stopped cured cures trigger triggers created brings brought allergic influence influences",
);
const ORDER = wordSet(
  "after before began started when whenever every time yesterday follows followed preceded whenever same five right ago then never first last",
);
const HOW_ALL = wordSet("all every everyone everybody nobody none always never any no");
const ONE = wordSet("my one two three four met once yesterday last first another friend neighbor roommate single today both few");

/** Words that open a rule: a reason from a rule is no repetition. */
const RULES = wordSet("all every most");

const KINDS: readonly Kind[] = [
  { id: "vx-mp01-reason-one-case", what: "single cases as the reason for all", reason: [ONE], claim: [HOW_ALL], concludes: true },
  { id: "vx-mp01-reason-person", what: "a trait of the person as the reason", reason: [TRAITS, PERSON], claim: [CREDENCE] },
  { id: "vx-mp01-reason-person", what: "an insult as the reason", reason: [], lists: INSULTS, claim: [VERDICT] },
  { id: "vx-mp01-reason-crowd", what: "how many do it as the reason", reason: [CROWD], claim: [VERDICT] },
  { id: "vx-mp01-reason-said-so", what: "that somebody says it as the reason", reason: [SAYS], claim: [BINDING], without: LAW },
  { id: "vx-mp01-reason-custom", what: "that it is old as the reason", reason: [CUSTOM], claim: [VERDICT] },
  { id: "vx-mp01-reason-custom", what: "that it was always so as the reason", reason: [ALWAYS, DONE], claim: [VERDICT] },
  { id: "vx-mp01-reason-nature", what: "that it is natural as the reason", reason: [NATURAL], claim: [VERDICT] },
  { id: "vx-mp01-reason-pity", what: "a misfortune as the reason", reason: [PITY], claim: [PLEA] },
  { id: "vx-mp01-reason-sequence", what: "an order of events as the reason", reason: [ORDER], claim: [CAUSE] },
];

/** Claims tied to a reason of a kind that cannot carry them: the claim again, a trait of the person, the crowd, age, nature, one case ... */
export function detectReasons(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const known = context.kindsBySymbol(CONNECTIVES);
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const first = doc.firstToken(sentence);
    const last = context.lastOf(sentence);
    if (last - first > REACH_TOKENS || doc.sentenceFlags[sentence]! & S_QUESTION) continue;
    for (let token = first; token <= last; token++) {
      const kinds = context.kindsOf(token, CONNECTIVES, known);
      if (kinds === 0) continue;
      const parts = split(context, sentence, token, kinds);
      if (parts && judge(context, emit, parts[0], parts[1], (kinds & REASON_FOLLOWS) === 0)) break;
    }
  }
}

/** Claim and reason on both sides of the connective; null where it ties nothing. */
function split(context: DetectorContext, sentence: number, token: number, kinds: number): [Stretch, Stretch] | null {
  const { doc } = context;
  const first = doc.firstToken(sentence);
  const last = context.lastOf(sentence);
  if (kinds & REASON_FOLLOWS) {
    if (token > first + 1)
      return [
        [first, token - 1],
        [token + 1, last],
      ];
    let comma = token + 1;
    while (comma < last && doc.symbol[comma] !== COMMA) comma++;
    return comma < last
      ? [
          [comma + 1, last],
          [token + 1, comma - 1],
        ]
      : null;
  }
  if (kinds & BEFORE_IF_PAUSED && token < last && context.is(token + 1, DEGREE)) return null;
  const opens = token <= first + 1;
  if (!opens && kinds & BEFORE_IF_NEW) return followsOn(context, sentence, first, last);
  if (!opens && kinds & BEFORE_IF_PAUSED && !isPause(context, token - 1)) return null;
  if (!opens)
    return [
      [token + 1, last],
      [first, token - 1],
    ];
  return followsOn(context, sentence, token + 1, last);
}

/** The reason is the sentence before. */
function followsOn(context: DetectorContext, sentence: number, from: number, to: number): [Stretch, Stretch] | null {
  const { doc } = context;
  const before = sentence - 1;
  if (before < 0 || doc.paragraphOf[before] !== doc.paragraphOf[sentence] || doc.sentenceFlags[before]! & S_QUESTION || from > to) return null;
  const start = doc.firstToken(before);
  const end = context.lastOf(before);
  return end - start > REACH_TOKENS
    ? null
    : [
        [from, to],
        [start, end],
      ];
}

const isPause = ({ doc }: DetectorContext, token: number): boolean =>
  doc.symbol[token] === COMMA || doc.symbol[token] === SEMICOLON || (doc.flags[token]! & F_BOUNDARY) !== 0;

/** Reports the first kind that claim and reason are of. */
function judge(context: DetectorContext, emit: Emit, claim: Stretch, reason: Stretch, concludes: boolean): boolean {
  const report = (id: string, what: string): true => {
    emit(id, Math.min(claim[0], reason[0]), Math.max(claim[1], reason[1]), what);
    return true;
  };
  for (const kind of KINDS) {
    if ((kind.concludes && !concludes) || !kind.claim.every((words) => has(context, claim, words)) || (kind.without && has(context, reason, kind.without)))
      continue;
    if (kind.lists ? hasListed(context, reason, kind.lists) : kind.reason.every((words) => has(context, reason, words))) return report(kind.id, kind.what);
  }
  if (!repeats(context, claim, reason)) return false;
  if (concludes) return report("vx-mp01-reason-carried", "a conclusion in the words of its reason");
  return !context.is(reason[0], RULES) && report("vx-mp01-reason-circle", "the claim again as the reason");
}

function has(context: DetectorContext, [from, to]: Stretch, words: Words): boolean {
  for (let token = from; token <= to; token++) if (context.is(token, words)) return true;
  return false;
}

function hasListed(context: DetectorContext, [from, to]: Stretch, lists: ListGroup): boolean {
  for (let token = from; token <= to; token++) if (context.isInList(token, lists)) return true;
  return false;
}
